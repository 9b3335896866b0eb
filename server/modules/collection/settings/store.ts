import { sql } from 'drizzle-orm';
import { type Db, rows } from '../../../db/client.ts';
import { isoTime } from '../../../db/iso-time.ts';
import type { CollectionSettings } from '../model.ts';

const COLUMNS = sql`
  s.platforms, s.samples, s.country, s.language, s.daily, s.hour, s.time_zone as "timeZone",
  ${isoTime('s.daily_since')} as "dailySince",
  s.monthly_budget::float8 as "monthlyBudget",
  ${isoTime('s.set_up_at')} as "setUpAt",
  s.judged_by_model as "judgeByModel"`;

/** An account's settings; null if it never saved any. */
export async function findSettings(db: Db, userId: string): Promise<CollectionSettings | null> {
  const [row] = await rows<CollectionSettings>(
    db,
    sql`select ${COLUMNS} from sightline.collection_setting s where s.user_id = ${userId}`,
  );
  return row ?? null;
}

export async function saveSettings(tx: Db, userId: string, settings: CollectionSettings): Promise<void> {
  await tx.execute(sql`
    insert into sightline.collection_setting
      (user_id, platforms, samples, country, language, daily, hour, time_zone, daily_since, monthly_budget, set_up_at,
       judged_by_model)
    select ${userId}::uuid, array(select jsonb_array_elements_text(r.platforms)), r.samples, r.country, r.language,
           r.daily, r.hour, r."timeZone", r."dailySince", r."monthlyBudget", r."setUpAt", r."judgeByModel"
    from jsonb_to_record(${JSON.stringify(settings)}::jsonb)
      as r(platforms jsonb, samples smallint, country text, language text, daily boolean, hour smallint,
           "timeZone" text, "dailySince" timestamptz, "monthlyBudget" numeric, "setUpAt" timestamptz, "judgeByModel" boolean)
    on conflict (user_id) do update
      set platforms = excluded.platforms, samples = excluded.samples, country = excluded.country,
          language = excluded.language, daily = excluded.daily, hour = excluded.hour,
          time_zone = excluded.time_zone, daily_since = excluded.daily_since,
          monthly_budget = excluded.monthly_budget, set_up_at = excluded.set_up_at,
          judged_by_model = excluded.judged_by_model`);
}

export interface ScheduledAccount extends CollectionSettings {
  userId: string;
  /** Local day of its latest scheduled run, `YYYY-MM-DD`; null before the first. */
  latestDay: string | null;
}

export function listScheduledAccounts(db: Db): Promise<ScheduledAccount[]> {
  return rows(
    db,
    sql`select s.user_id as "userId", ${COLUMNS},
               (select to_char(max(r.scheduled_for), 'YYYY-MM-DD') from sightline.collection_run r
                where r.user_id = s.user_id) as "latestDay"
        from sightline.collection_setting s where s.daily`,
  );
}

/**
 * US dollars spent since `from` (ISO 8601): the cost of runs that started since, and of the answers of runs that started
 * before and had not ended.
 */
export async function sumSpentSince(db: Db, userId: string, from: string): Promise<number> {
  // Hardly ever a run is of two months: joined plainly, the planner expects many and reads all answers.
  const [row] = await rows<{ spent: number }>(
    db,
    sql`select (coalesce((select sum(p.cost)
                          from sightline.collection_run r
                          join sightline.collection_run_platform p on p.user_id = r.user_id and p.run_id = r.id
                          where r.user_id = ${userId} and r.started_at >= ${from}), 0)
                + coalesce((select sum(a.cost)
                            from (select r.id from sightline.collection_run r
                                  where r.user_id = ${userId} and r.started_at < ${from}
                                    and coalesce(r.finished_at, ${from}) >= ${from} offset 0) r
                            cross join lateral (select a.cost from sightline.answer a
                                                where a.user_id = ${userId} and a.run_id = r.id
                                                  and a.collected_at >= ${from} offset 0) a), 0))::float8 as spent`,
  );
  return row?.spent ?? 0;
}
