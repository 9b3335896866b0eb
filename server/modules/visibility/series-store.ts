import { sql } from 'drizzle-orm';
import { type Db, rows } from '../../db/client.ts';
import type { ReadSlice } from '../../lib/series-page.ts';

// Days are added up over platforms before anything is joined: the embedded database takes half as long for it.

/** The topic, or all but the aggregate one. */
const topics = (userId: string, topicId: string | null) =>
  sql`any (array(select t.id from sightline.topic t
                 where t.user_id = ${userId} and not t.is_aggregate
                   and (${topicId}::uuid is null or t.id = ${topicId}::uuid)))`;

/** One company on one day of one topic. */
export interface CompanyPoint {
  user_id: string;
  date: string;
  mentions: number;
  topic_id: string;
  competitor: string;
  rank: number;
  logo_url: null;
}

/** Reads companies by day, the brand included, the latest day first; ranked by mentions, then mean position, then name. */
export function companySeries(db: Db, userId: string, topicId: string | null): ReadSlice<CompanyPoint> {
  return ({ from, to, skip, limit }) =>
    rows<CompanyPoint>(
      db,
      sql`select ${userId} as user_id, to_char(d.day, 'YYYY-MM-DD') as date, d.mentions, d.topic_id,
               c.name as competitor, null as logo_url,
               row_number() over (
                 partition by d.day, d.topic_id order by d.mentions desc, d.position, c.name
               )::int as rank
        from (select d.day, d.topic_id, d.company_id, sum(d.mentions)::int as mentions,
                     sum(d.position_sum)::float8 / sum(d.mentions) as position
              from sightline.company_day d
              where d.user_id = ${userId} and d.topic_id = ${topics(userId, topicId)} and d.mentions > 0
                and d.day >= ${from}::date and d.day <= ${to}::date
              group by d.day, d.topic_id, d.company_id offset 0) d
        cross join lateral (select c.name from sightline.company c
                            where c.user_id = ${userId} and c.id = d.company_id offset 0) c
        order by d.day desc, rank, c.name, d.topic_id offset ${skip} limit ${limit}`,
    );
}
