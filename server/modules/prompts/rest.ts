import { byUser, type Get, success } from '../../rest/route.ts';

/** GET /api/get-prompts: one record per usable answer. */
export function promptRoutes(get: Get): void {
  get('get-prompts', byUser, async ({ viewer, services, query }) => {
    const account = await services.accounts.readable(viewer, query.user_id);
    return success(await services.prompts.records(account.userId));
  });
}
