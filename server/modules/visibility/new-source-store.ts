import { sql } from 'drizzle-orm';
import { type Db, rows } from '../../db/client.ts';
import { tableOf } from '../../db/table-of.ts';
import type { DateRange } from '../../lib/days.ts';
import type { NewSource } from './model.ts';
import { aggregateTopic, type RollupFilter } from './rollup-filter.ts';

/** Those of some pages that no answer to a topic's prompts cited before the range, most cited first. */
export const findUncited = (
  db: Db,
  { userId, from, platform }: RollupFilter & DateRange<string>,
  topicId: string,
  { sources, limit }: { sources: readonly { number: number; answers: number }[]; limit: number },
): Promise<NewSource[]> =>
  rows(
    db,
    sql`
    select s.url, s.domain, s.title, n.answers
    from ${tableOf('n', { number: 'int', answers: 'int' }, sources)}
    cross join lateral (select s.id, s.url, s.domain, s.title from sightline.source s
                        where s.user_id = ${userId} and s.number = n.number offset 0) s
    where not exists (select from (select c.prompt_id from sightline.citation c
                                   where c.user_id = ${userId} and c.source_id = s.id and c.day < ${from}::date
                                     ${platform === null ? sql`` : sql`and c.platform = ${platform}`} offset 0) c
                      where ${topicId}::uuid = ${aggregateTopic(userId)} or exists (
                        select from (select p.topic_id from sightline.prompt p
                                     where p.user_id = ${userId} and p.id = c.prompt_id offset 0) p
                        where p.topic_id = ${topicId}::uuid))
    order by n.answers desc, s.url limit ${limit}`,
  );
