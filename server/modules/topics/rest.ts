import { z } from 'zod';
import { type Get, userId } from '../../http/rest/route.ts';

const MOST_IDS = 500;

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
        .max(MOST_IDS, `must name at most ${MOST_IDS} topics.`),
    ),
  user_id: userId.optional(),
});

/** GET /api/topics: the topics with these ids; the aggregate topic is in no look-up. */
export function topicRoutes(get: Get): void {
  get('topics', byIds, async ({ viewer, services, query }) => {
    const account = await services.accounts.readable(viewer, query.user_id);
    const { topics } = await services.topics.list(account.userId);
    const wanted = new Set(query.ids);
    return topics.filter(({ id }) => wanted.has(id)).map(({ id, name, slug }) => ({ id, name, slug }));
  });
}
