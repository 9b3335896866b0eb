import { type SQL, sql } from 'drizzle-orm';
import { ASKED_PLAINLY } from '../../db/asked-plainly.ts';
import { type Db, rows } from '../../db/client.ts';
import type { DateRange } from '../../lib/days.ts';
import type { AnswerOrigin, ModelChangeDay } from './model.ts';

/** Most combinations of platform, surface and model; an import may name any. */
const MAX_ORIGINS = 200;
/** Most days with a change; the latest are kept. */
const MAX_CHANGES = 100;
/** A model that gave none of the answers of this many measured days of its platform is a new one when it answers. */
export const ABSENT_DAYS = 7;

/** Whose answers: a topic's, the overview's being the aggregate topic; or a prompt's. */
export interface OriginScope {
  userId: string;
  topicId: string;
  promptId: string | null;
  /** A platform's key; null for all. */
  platform: string | null;
}

/**
 * Usable answers by day, platform, surface and model (empty where it was not given). A topic's are a rollup; those of a prompt are
 * few, and are read by its index.
 */
const counted = ({ userId, topicId, promptId, platform }: OriginScope, { from, to }: DateRange): SQL => {
  const conditions = sql`${from ? sql`and a.day >= ${from}::date` : sql``}
    ${to ? sql`and a.day <= ${to}::date` : sql``} ${platform ? sql`and a.platform = ${platform}` : sql``}`;
  return promptId === null
    ? sql`select a.day, a.platform, a.surface, a.model, a.answers, a.simulated from sightline.origin_day a
          where a.user_id = ${userId} and a.topic_id = ${topicId}::uuid ${conditions}`
    : sql`select a.day, a.platform, a.surface, coalesce(a.model, '') as model, 1 as answers,
                 a.simulated::int as simulated
          from sightline.answer a
          where a.user_id = ${userId} and a.prompt_id = ${promptId}::uuid and a.status = 'answered' and ${ASKED_PLAINLY}
            ${conditions}`;
};

/** Usable answers by platform, surface and model, most first. */
export const findOrigins = (db: Db, scope: OriginScope, range: DateRange): Promise<AnswerOrigin[]> =>
  rows<AnswerOrigin>(
    db,
    sql`select d.platform, d.surface, nullif(d.model, '') as model, sum(d.answers)::int as answers,
               sum(d.simulated) > 0 as simulated, to_char(min(d.day), 'YYYY-MM-DD') as "from",
               to_char(max(d.day), 'YYYY-MM-DD') as "to"
        from (${counted(scope, range)}) d
        group by d.platform, d.surface, d.model
        order by answers desc, d.platform, d.surface, nullif(d.model, '') limit ${MAX_ORIGINS}`,
  );

/**
 * Days of a range on which a platform's answers began to come from another model, ascending. Answers before the range are read as
 * well; those without a model are no evidence.
 */
export const findModelChanges = (db: Db, scope: OriginScope, { from, to }: DateRange) =>
  rows<ModelChangeDay>(
    db,
    sql`
    with measured as materialized (
      select d.platform, d.model, d.day, dense_rank() over (partition by d.platform order by d.day) as nth
      from (${counted(scope, { from: null, to })}) d
      where d.model <> '' group by d.platform, d.model, d.day),
    gaps as (
      select m.*, m.nth - lag(m.nth) over (partition by m.platform, m.model order by m.nth) as gap,
             least(m.nth + 1, max(m.nth) over (partition by m.platform)) as next
      from measured m),
    started as (
      select g.platform, g.day, g.nth, g.next, jsonb_agg(g.model order by g.model) as after
      from gaps g
      where g.nth > 1 and (g.gap is null or g.gap > ${ABSENT_DAYS}) ${from ? sql`and g.day >= ${from}::date` : sql``}
      group by g.platform, g.day, g.nth, g.next
      order by g.day desc, g.platform limit ${MAX_CHANGES})
    select s.platform, to_char(s.day, 'YYYY-MM-DD') as day, s.after,
           -- A model of the day before that still answers on the day after goes on beside the new one.
           (select coalesce(jsonb_agg(p.model order by p.model), '[]') from measured p
            where p.platform = s.platform and p.nth = s.nth - 1 and not exists (
              select from measured l where l.platform = p.platform and l.model = p.model and l.nth = s.next)) as before
    from started s order by s.day, s.platform`,
  );
