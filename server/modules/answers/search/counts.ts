import { sql } from 'drizzle-orm';
import { type Db, rows } from '../../../db/client.ts';
import { ascending } from '../../../lib/ascending.ts';
import { sum } from '../../../statistics/arithmetic.ts';
import { type NarrowedCriteria, whereAnswers } from '../list/conditions.ts';
import { readAnswers } from '../list/store.ts';
import type { MatchCounts } from './model.ts';

type Topic = MatchCounts['topics'][number]['topic'];

/** Answers of a day, of a platform or to a prompt; the others of these are null. */
interface Counted {
  day: string | null;
  platform: string | null;
  /** The prompt's. */
  topic: Topic | null;
  answers: number;
  visible: number;
}

/**
 * Counts the answers that meet the criteria, among those whose text matches. Each answer is read once, and topics are looked up for prompts
 * and not for answers.
 */
export async function countMatches(
  db: Db,
  userId: string,
  brandId: string | null,
  criteria: NarrowedCriteria,
): Promise<MatchCounts> {
  const found = await rows<Counted>(
    db,
    sql`select to_char(g.day, 'YYYY-MM-DD') as day, g.platform, g.answers, g.visible,
               (select jsonb_build_object('id', t.id, 'name', t.name, 'slug', t.slug)
                from sightline.prompt p join sightline.topic t on t.user_id = p.user_id and t.id = p.topic_id
                where p.user_id = ${userId} and p.id = g.prompt_id) as topic
        from (select a.day, a.platform, a.prompt_id, count(*)::int as answers,
                     (count(*) filter (where a.visible))::int as visible
              from ${readAnswers(userId, brandId, criteria)}
              where ${whereAnswers(userId, brandId, criteria)}
              group by grouping sets (a.day, a.platform, a.prompt_id)) g
        order by g.day`,
  );
  const days = found.flatMap(({ day, answers }) => (day === null ? [] : { day, answers }));
  const platforms = found.flatMap(({ platform, ...each }) =>
    platform === null ? [] : { platform, ...each },
  );
  const ofPrompts = found.flatMap(({ topic, answers }) => (topic === null ? [] : { topic, answers }));
  return {
    total: sum(platforms, ({ answers }) => answers),
    visible: sum(platforms, ({ visible }) => visible),
    platforms: mostFirst(
      platforms.map(({ platform, answers }) => ({ platform, answers })),
      ({ platform }) => platform,
    ),
    topics: mostFirst(
      [...Map.groupBy(ofPrompts, ({ topic }) => topic.id).values()].flatMap((each) =>
        each[0] ? { topic: each[0].topic, answers: sum(each, ({ answers }) => answers) } : [],
      ),
      ({ topic }) => topic.name,
    ),
    days,
  };
}

const mostFirst = <Row extends { answers: number }>(list: Row[], nameOf: (row: Row) => string) =>
  list.sort((a, b) => b.answers - a.answers || ascending(nameOf(a), nameOf(b)));
