import { sql } from 'drizzle-orm';
import { type Db, rows } from '../../db/client.ts';
import { DAY_MS } from '../../lib/days.ts';
import { dayOf, HOURS_KEPT_DAYS } from './model.ts';

/** Accounts with visits. */
export async function listAccountsWithVisits(db: Db): Promise<string[]> {
  const found = await rows<{ userId: string }>(
    db,
    sql`select distinct user_id as "userId" from sightline.visit_import order by 1`,
  );
  return found.map(({ userId }) => userId);
}

/** Removes what is older than so many days. Call it under the account's lock. */
export async function removeOldVisits(tx: Db, userId: string, now: Date, days: number): Promise<void> {
  const first = new Date(now.getTime() - days * DAY_MS).toISOString();
  const day = dayOf(Date.parse(first));
  // Lines of that day may still be sent, so that their marks stay until the next day.
  const statements = [
    sql`delete from sightline.visit_line where user_id = ${userId} and day < ${day}::date`,
    sql`delete from sightline.visit_hour where user_id = ${userId} and hour < ${startOf(day)}`,
    sql`delete from sightline.visit_agent_day where user_id = ${userId} and day < ${day}::date`,
    sql`delete from sightline.visit_page_day where user_id = ${userId} and day < ${day}::date`,
    sql`delete from sightline.referral_hour where user_id = ${userId} and hour < ${startOf(day)}`,
    sql`delete from sightline.recent_visit where user_id = ${userId} and visited_at < ${first}::timestamptz`,
    sql`delete from sightline.visit_import where user_id = ${userId} and updated_at < ${first}::timestamptz`,
    sql`delete from sightline.visit_page p
        where p.user_id = ${userId} and p.first_day < ${day}::date
          and not exists (select from sightline.visit_hour h where h.user_id = p.user_id and h.page_id = p.id)
          and not exists (select from sightline.referral_hour r where r.user_id = p.user_id and r.page_id = p.id)`,
  ];
  for (const statement of statements) await tx.execute(statement);
}

/** Adds the rows of old hours to those of their days. Call it under the account's lock. */
export async function sumOldHours(tx: Db, userId: string, now: Date): Promise<void> {
  const before = dayOf(now.getTime() - HOURS_KEPT_DAYS * DAY_MS);
  // A cluster deletes by conditions that depend on no setting of the session, as those of `date_trunc` do.
  const old = sql`user_id = ${userId} and hour < ${startOf(before)} and (hour at time zone 'UTC')::time <> '00:00'::time`;
  const columns = {
    visit_hour: sql.raw('agent, verification, page_id, http_status'),
    referral_hour: sql.raw('platform, page_id, http_status'),
  };
  for (const [name, key] of Object.entries(columns)) {
    const table = sql.raw(`sightline.${name}`);
    await tx.execute(
      sql`insert into ${table} as t (user_id, hour, ${key}, visits)
          select user_id, date_trunc('day', hour, 'UTC'), ${key}, sum(visits)::int from ${table} where ${old}
          group by 1, 2, ${key}
          on conflict (user_id, hour, ${key}) do update set visits = t.visits + excluded.visits`,
    );
    await tx.execute(sql`delete from ${table} where ${old}`);
  }
}

const startOf = (day: string) => sql`${`${day}T00:00:00Z`}::timestamptz`;
