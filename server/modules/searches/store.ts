import { sql } from 'drizzle-orm';
import { ASKED_PLAINLY } from '../../db/asked-plainly.ts';
import { type Db, rows } from '../../db/client.ts';
import type { DateRange } from '../../lib/days.ts';

/** A usable answer with what was searched for it. */
export interface AnswerSearches {
  id: string;
  platform: string;
  simulated: boolean;
  searchQueries: { query: string; urls: string[] }[];
  cited: { url: string; title: string }[];
}

export interface PromptQuery extends DateRange {
  userId: string;
  promptId: string;
  /** A platform's key; null for all. */
  platform: string | null;
}

/** The newest usable answers of a prompt, each with what it cites. */
export const findAnswerSearches = (
  db: Db,
  { userId, promptId, from, to, platform }: PromptQuery,
  limit: number,
): Promise<AnswerSearches[]> =>
  rows<AnswerSearches>(
    db,
    sql`select a.id, a.platform, a.simulated, a.search_queries as "searchQueries",
               case when a.search_queries = '[]'::jsonb then '[]'::jsonb else coalesce((
                 select jsonb_agg(jsonb_build_object('url', s.url, 'title', s.title))
                 from (select * from sightline.citation c
                       where c.user_id = ${userId} and c.answer_id = a.id offset 0) c
                 cross join lateral (select * from sightline.source s
                                     where s.user_id = ${userId} and s.id = c.source_id offset 0) s), '[]') end as cited
        from (select * from sightline.answer a
              where a.user_id = ${userId} and a.prompt_id = ${promptId}::uuid and a.status = 'answered'
                and ${ASKED_PLAINLY}
                ${from ? sql`and a.day >= ${from}::date` : sql``} ${to ? sql`and a.day <= ${to}::date` : sql``}
                ${platform ? sql`and a.platform = ${platform}` : sql``}
              order by a.day desc, a.id desc limit ${limit}) a
        order by a.day desc, a.id desc`,
  );
