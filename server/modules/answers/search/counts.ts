import { sql } from 'drizzle-orm';
import { type Db, rows } from '../../../db/client.ts';
import { type NarrowedCriteria, whereAnswers } from '../list/conditions.ts';
import { readAnswers } from '../list/store.ts';
import type { MatchCounts } from './model.ts';

/** Counts the answers that meet the criteria, among those whose text matches. */
export async function countMatches(
  db: Db,
  userId: string,
  brandId: string | null,
  criteria: NarrowedCriteria,
): Promise<MatchCounts> {
  const found = await rows<{
    day: string;
    platform: string;
    topic: MatchCounts['topics'][number]['topic'];
    answers: number;
    visible: number;
  }>(
    db,
    sql`select to_char(g.day, 'YYYY-MM-DD') as day, g.platform, g.answers, g.visible,
               jsonb_build_object('id', t.id, 'name', t.name, 'slug', t.slug) as topic
        from (select a.day, a.platform, p.topic_id, count(*)::int as answers,
                     (count(*) filter (where a.visible))::int as visible
              from ${readAnswers(userId, brandId, criteria)}
              cross join lateral (select * from sightline.prompt p
                                  where p.user_id = ${userId} and p.id = a.prompt_id offset 0) p
              where ${whereAnswers(userId, brandId, criteria)}
              group by a.day, a.platform, p.topic_id) g
        join sightline.topic t on t.user_id = ${userId} and t.id = g.topic_id
        order by g.day`,
  );
  const sum = (each: typeof found) => each.reduce((total, { answers }) => total + answers, 0);
  const most = <Row extends { answers: number }>(list: Row[]) => list.sort((a, b) => b.answers - a.answers);
  return {
    total: sum(found),
    visible: found.reduce((total, { visible }) => total + visible, 0),
    platforms: most(
      [...Map.groupBy(found, ({ platform }) => platform)].map(([platform, each]) => ({
        platform,
        answers: sum(each),
      })),
    ),
    topics: most(
      [...Map.groupBy(found, ({ topic }) => topic.id).values()].flatMap((each) =>
        each[0] ? [{ topic: each[0].topic, answers: sum(each) }] : [],
      ),
    ),
    days: [...Map.groupBy(found, ({ day }) => day)].map(([day, each]) => ({ day, answers: sum(each) })),
  };
}
