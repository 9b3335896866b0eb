import { sql } from 'drizzle-orm';
import { type Db, rows } from '../../db/client.ts';

/** Most records of one series; the latest ones. */
const SERIES_LIMIT = 50_000;

/** One source on one day of one topic. */
export interface SourceRecord {
  user_id: string;
  date: string;
  mentions: number;
  topic_id: string;
  source: string;
}

/** Sources by day of one topic, or of all but the aggregate one, ascending by date. */
export function sourceSeries(db: Db, userId: string, topicId: string | null): Promise<SourceRecord[]> {
  return rows<SourceRecord>(
    db,
    sql`select * from (
          select d.user_id, to_char(d.day, 'YYYY-MM-DD') as date, sum(d.mentions)::int as mentions, d.topic_id,
                 s.url as source
          from sightline.source_day d
          join sightline.source s on s.user_id = d.user_id and s.id = d.source_id
          join sightline.topic t on t.user_id = d.user_id and t.id = d.topic_id and not t.is_aggregate
          where d.user_id = ${userId} and (${topicId}::uuid is null or d.topic_id = ${topicId}::uuid)
          group by d.user_id, d.day, d.topic_id, s.url
          order by d.day desc, mentions desc, s.url limit ${SERIES_LIMIT}
        ) latest order by date, mentions desc, source`,
  );
}

/** One company on one day of one topic. */
export interface CompanyRecord {
  user_id: string;
  date: string;
  mentions: number;
  topic_id: string;
  competitor: string;
  rank: number;
  logo_url: null;
}

/** Companies by day, the brand among them; ranked by mentions, then mean position, then name. */
export function companySeries(db: Db, userId: string, topicId: string | null): Promise<CompanyRecord[]> {
  return rows<CompanyRecord>(
    db,
    sql`select * from (
          select d.user_id, to_char(d.day, 'YYYY-MM-DD') as date, sum(d.mentions)::int as mentions, d.topic_id,
                 c.name as competitor, null as logo_url,
                 row_number() over (
                   partition by d.day, d.topic_id
                   order by sum(d.mentions) desc, sum(d.position_sum)::float8 / sum(d.mentions), c.name
                 )::int as rank
          from sightline.company_day d
          join sightline.company c on c.user_id = d.user_id and c.id = d.company_id
          join sightline.topic t on t.user_id = d.user_id and t.id = d.topic_id and not t.is_aggregate
          where d.user_id = ${userId} and (${topicId}::uuid is null or d.topic_id = ${topicId}::uuid)
          group by d.user_id, d.day, d.topic_id, c.user_id, c.id
          having sum(d.mentions) > 0
          order by d.day desc, rank limit ${SERIES_LIMIT}
        ) latest order by date, rank, competitor`,
  );
}
