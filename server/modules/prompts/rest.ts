import { byUser, type Get } from '../../http/rest/route.ts';
import { after, latestFirst } from '../../http/rest/series-reply.ts';

/** GET /api/get-prompts: one record per usable answer. */
export function promptRoutes(get: Get): void {
  get('get-prompts', byUser.extend({ after }), async ({ viewer, services, query }) => {
    const { account, range } = await services.visibility.metrics(viewer, query.user_id);
    const found = await services.prompts.records(account.userId, range, query.after);
    return latestFirst(found, query.after, (record) => record.date_of_collection);
  });
}
