import { type SQL, sql } from 'drizzle-orm';
import { type Db, rows } from '../../db/client.ts';
import { aggregateTopic } from '../visibility/rollup-filter.ts';
import type { DayCount } from './evidence.ts';
import type { ComparedRanges, ModelChange } from './model.ts';

export interface ChangesQuery extends ComparedRanges {
  userId: string;
  /** A platform's key; null for all. */
  platform: string | null;
}

// Days are counted from the first one of the earlier window, and each row has those of one prompt on one platform: a
// row a day would be ten times as many. `lateral … offset 0` keeps the embedded planner to look-ups by key.

const firstDay = ({ previous }: ChangesQuery) => sql`${previous.from}::date`;

const inWindows = (day: SQL, { previous, current }: ChangesQuery) => sql`
  (${day} between ${previous.from}::date and ${previous.to}::date
   or ${day} between ${current.from}::date and ${current.to}::date)
  and ${day} between ${previous.from}::date and ${current.to}::date`;

const onPlatform = (column: SQL, { platform }: ChangesQuery) =>
  platform === null ? sql`` : sql`and ${column} = ${platform}`;

export interface PromptCells {
  prompt: string;
  platform: string;
  question: string;
  topicId: string;
  topic: string;
  branded: boolean;
  archived: boolean;
  answers: DayCount[];
  visible: DayCount[];
}

/** Usable answers of every prompt on every platform, and those that name the brand, by day. */
export const readPrompts = (db: Db, query: ChangesQuery) =>
  rows<PromptCells>(
    db,
    sql`
    select p.id as prompt, p.question, p.topic_id as "topicId", t.name as topic, p.branded, p.archived_at is not null as archived,
           d.platform, d.answers, d.visible
    from sightline.prompt p
    cross join lateral (
      select t.name from sightline.topic t where t.user_id = ${query.userId} and t.id = p.topic_id offset 0
    ) t
    cross join lateral (
      select d.platform, jsonb_agg(jsonb_build_array(d.day - ${firstDay(query)}, d.answers)) as answers,
             coalesce(jsonb_agg(jsonb_build_array(d.day - ${firstDay(query)}, d.visible))
                      filter (where d.visible > 0), '[]') as visible
      from sightline.prompt_day d
      where d.user_id = ${query.userId} and d.prompt_id = p.id and ${inWindows(sql`d.day`, query)}
        and d.platform <> '*' and d.answers > 0 ${onPlatform(sql`d.platform`, query)}
      group by d.platform offset 0
    ) d
    where p.user_id = ${query.userId}`,
  );

/** Answers to one prompt on one platform that name a company or cite a source, by day. */
export interface HitCells {
  id: string;
  prompt: string;
  platform: string;
  hits: DayCount[];
}

const gather = (query: ChangesQuery, hits: SQL) => sql`
  select h.id, h.prompt, h.platform, jsonb_agg(jsonb_build_array(h.day - ${firstDay(query)}, h.hits)) as hits
  from (${hits}) h group by h.id, h.prompt, h.platform`;

/** @param companyId only this one */
export const readCompanyHits = (db: Db, query: ChangesQuery, companyId?: string) =>
  rows<HitCells>(
    db,
    gather(
      query,
      sql`select m.company_id as id, a.prompt_id as prompt, a.platform, a.day, count(*)::int as hits
          from sightline.answer a
          cross join lateral (
            select m.company_id from sightline.mention m
            where m.user_id = ${query.userId} and m.answer_id = a.id offset 0
          ) m
          where a.user_id = ${query.userId} and ${inWindows(sql`a.day`, query)} and a.status = 'answered'
            ${onPlatform(sql`a.platform`, query)}
            ${companyId ? sql`and m.company_id = ${companyId}::uuid` : sql``}
          group by 1, 2, 3, 4`,
    ),
  );

const citationsOf = (query: ChangesQuery, sourceId: SQL) => sql`
  select c.answer_id, c.platform, c.day from sightline.citation c
  where c.user_id = ${query.userId} and c.source_id = ${sourceId} and ${inWindows(sql`c.day`, query)}
    ${onPlatform(sql`c.platform`, query)} offset 0`;

const hitsOfSources = (query: ChangesQuery, sources: SQL) => sql`
  select s.id, a.prompt_id as prompt, c.platform, c.day, count(*)::int as hits
  from (${sources}) s
  cross join lateral (${citationsOf(query, sql`s.id`)}) c
  cross join lateral (
    select a.prompt_id from sightline.answer a where a.user_id = ${query.userId} and a.id = c.answer_id offset 0
  ) a
  group by 1, 2, 3, 4`;

/** The sources that most answers of both windows cite: at least `minAnswers`, at most `limit`. */
export const readSourceHits = (
  db: Db,
  query: ChangesQuery,
  { minAnswers, limit }: { minAnswers: number; limit: number },
) =>
  rows<HitCells>(
    db,
    gather(
      query,
      hitsOfSources(
        query,
        sql`select c.source_id as id from sightline.topic t
            cross join lateral (
              select c.source_id from sightline.citation c
              where c.user_id = ${query.userId} and c.topic_id = t.id and ${inWindows(sql`c.day`, query)}
                ${onPlatform(sql`c.platform`, query)} offset 0
            ) c
            where t.user_id = ${query.userId}
            group by c.source_id having count(*) >= ${minAnswers}
            order by count(*) desc, c.source_id limit ${limit}`,
      ),
    ),
  );

export const readOneSource = (db: Db, query: ChangesQuery, sourceId: string) =>
  rows<HitCells>(db, gather(query, hitsOfSources(query, sql`select ${sourceId}::uuid as id`)));

export const readSourceNames = (db: Db, userId: string, ids: readonly string[]) =>
  rows<{ id: string; url: string; domain: string }>(
    db,
    sql`select s.id, s.url, s.domain
        from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) i
        cross join lateral (
          select s.id, s.url, s.domain from sightline.source s
          where s.user_id = ${userId} and s.id = i.value::uuid offset 0
        ) s`,
  );

/** Platforms with a model that answered in one of the windows only. Answers without a model say nothing. */
export const readModelChanges = (db: Db, query: ChangesQuery) =>
  rows<ModelChange>(
    db,
    sql`
    select m.platform,
           coalesce(jsonb_agg(m.model order by m.model) filter (where m.before), '[]') as before,
           coalesce(jsonb_agg(m.model order by m.model) filter (where m.after), '[]') as after,
           to_char(min(m.first) filter (where not m.before), 'YYYY-MM-DD') as "on"
    from (
      select d.platform, d.model, min(d.day) as first, bool_or(d.day <= ${query.previous.to}::date) as before,
             bool_or(d.day >= ${query.current.from}::date) as after
      from sightline.origin_day d
      where d.user_id = ${query.userId} and d.topic_id = ${aggregateTopic(query.userId)}
        and ${inWindows(sql`d.day`, query)} and d.model <> '' ${onPlatform(sql`d.platform`, query)}
      group by d.platform, d.model
    ) m
    group by m.platform
    having bool_or(m.before) and bool_or(m.after) and not bool_and(m.before and m.after)
    order by m.platform`,
  );
