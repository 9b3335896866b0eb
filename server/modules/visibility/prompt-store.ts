import { type SQL, sql } from 'drizzle-orm';
import { type Db, rows } from '../../db/client.ts';
import type { SeriesSlice } from '../../lib/series-page.ts';
import { onTotal, type RollupFilter, since, until } from './store.ts';

export interface PromptRow {
  id: string;
  topicId: string;
  question: string;
  branded: boolean;
  answers: number;
  visible: number;
  lastCollected: string | null;
}

/** All prompts that are not archived, by question, with their answers in the range. @returns a query of `PromptRow` */
export const promptTotals = (filter: RollupFilter): SQL => sql`
  select p.id, p.topic_id as "topicId", p.question, p.branded,
         coalesce(sum(d.answers), 0) as answers, coalesce(sum(d.visible), 0) as visible,
         max(d.day) filter (where d.answers > 0) as "lastCollected"
  from sightline.prompt p
  left join sightline.prompt_day d
    on d.user_id = p.user_id and d.prompt_id = p.id and ${onTotal(filter)}
       and ${since(filter.from)} and ${until(filter.to)}
  where p.user_id = ${filter.userId} and p.archived_at is null
  group by p.user_id, p.id
  order by p.question, p.id`;

/** One usable answer, as `GET /api/get-prompts` lists it. */
export interface PromptPoint {
  question: string;
  group: string;
  visible: boolean;
  date_of_collection: string;
}

/**
 * Usable answers of some days, the latest day first. Prompts and topics are looked up by their keys: the embedded
 * planner would otherwise go through all of them for each answer.
 */
export function promptSeries(
  db: Db,
  userId: string,
  _topicId: null | string,
  { from, to, skip, limit }: SeriesSlice,
): Promise<PromptPoint[]> {
  return rows<PromptPoint>(
    db,
    sql`select p.question, t.name as "group", a.visible, to_char(a.day, 'YYYY-MM-DD') as date_of_collection
        from sightline.answer a
        cross join lateral (select p.question, p.topic_id from sightline.prompt p
                            where p.user_id = ${userId} and p.id = a.prompt_id and p.archived_at is null offset 0) p
        cross join lateral (select t.name from sightline.topic t
                            where t.user_id = ${userId} and t.id = p.topic_id and t.archived_at is null offset 0) t
        where a.user_id = ${userId} and a.day >= ${from}::date and a.day <= ${to}::date and a.status = 'answered'
        order by a.day desc, a.id offset ${skip} limit ${limit}`,
  );
}
