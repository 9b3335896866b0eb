import { z } from 'zod';
import { type Get, userId } from '../../http/rest/route.ts';

const MAX_IDS = 500;

const byIds = z.object({
  ids: z
    .string({ error: (issue) => (issue.input === undefined ? 'is missing.' : 'must be given once.') })
    .transform((list) =>
      list
        .split(',')
        .map((id) => id.trim().toLowerCase())
        .filter(Boolean),
    )
    .pipe(
      z
        .array(z.uuid('must be topic ids (UUIDs) separated by commas.'))
        .min(1, 'must name at least one topic id.')
        .max(MAX_IDS, `must name at most ${MAX_IDS} topics.`),
    ),
  user_id: userId.optional(),
});

/** GET /api/topics: the topics with these ids, except the aggregate topic. */
export function topicRoutes(get: Get): void {
  get('topics', byIds, async ({ viewer, services, query }) => {
    const account = await services.accounts.readable(viewer, query.user_id);
    const { topics } = await services.topics.list(account.userId);
    const ids = new Set(query.ids);
    return topics.filter(({ id }) => ids.has(id)).map(({ id, name, slug }) => ({ id, name, slug }));
  });
}
