import { sql } from 'drizzle-orm';
import { makePgArray } from 'drizzle-orm/pg-core';
import { type Db, rows } from '../../../db/client.ts';
import type { SentView, StoredSchedule } from '../model.ts';

const COLUMNS = sql`
  s.user_id as "userId", s.id, s.title, s.period, s.platform, s.topic_id as "topicId", s.view, s.weekday,
  s.month_day as "monthDay", s.hour, s.paused, to_json(s.recipients) as recipients, to_char(s.last_due, 'YYYY-MM-DD') as "lastDue",
  coalesce((select c.time_zone from sightline.collection_setting c where c.user_id = s.user_id), 'UTC') as "timeZone"`;

export type ZonedSchedule = Omit<StoredSchedule, 'view'> & { view: SentView | null; timeZone: string };

/** An account's schedules, by title. */
export const listSchedules = (db: Db, userId: string): Promise<ZonedSchedule[]> =>
  rows(
    db,
    sql`select ${COLUMNS} from sightline.report_schedule s where s.user_id = ${userId} order by s.title, s.id`,
  );

export async function findTimeZone(db: Db, userId: string): Promise<string> {
  const [found] = await rows<{ timeZone: string }>(
    db,
    sql`select c.time_zone as "timeZone" from sightline.collection_setting c where c.user_id = ${userId}`,
  );
  return found?.timeZone ?? 'UTC';
}

/** The schedules of all accounts that are not paused, by account and id. @param after the last of the page before */
export const listAllSchedules = (
  db: Db,
  { after, limit }: { after: Pick<StoredSchedule, 'userId' | 'id'> | null; limit: number },
): Promise<ZonedSchedule[]> => {
  const beyond = after ? sql`and (s.user_id, s.id) > (${after.userId}::uuid, ${after.id}::uuid)` : sql``;
  return rows(
    db,
    sql`select ${COLUMNS} from sightline.report_schedule s where not s.paused ${beyond} order by s.user_id, s.id limit ${limit}`,
  );
};

/** @returns false when the account has no schedule with this id and `isNew` is false */
export async function saveSchedule(
  tx: Db,
  schedule: Omit<ZonedSchedule, 'paused' | 'timeZone'>,
  { isNew, personId, now }: { isNew: boolean; personId: string; now: string },
): Promise<boolean> {
  const { userId, id, title, period, platform, topicId, weekday, monthDay, hour, recipients, lastDue } =
    schedule;
  const view = schedule.view && JSON.stringify(schedule.view);
  // Not a subquery, which a cluster cannot insert.
  const addresses = sql`${makePgArray(recipients)}::text[]`;
  const saved = await rows(
    tx,
    isNew
      ? sql`insert into sightline.report_schedule
              (user_id, id, title, period, platform, topic_id, view, weekday, month_day, hour, recipients, last_due,
               created_at, created_by)
            values (${userId}, ${id}, ${title}, ${period}, ${platform}, ${topicId}, ${view}::jsonb, ${weekday}, ${monthDay}, ${hour},
                    ${addresses}, ${lastDue}, ${now}, ${personId}) returning id`
      : sql`update sightline.report_schedule
            set title = ${title}, period = ${period}, platform = ${platform}, topic_id = ${topicId},
                weekday = ${weekday}, month_day = ${monthDay}, hour = ${hour}, recipients = ${addresses},
                last_due = ${lastDue}
            where user_id = ${userId} and id = ${id}::uuid returning id`,
  );
  return saved.length > 0;
}

/** @param lastDue the day that was due last: it and those before are not made up for */
export async function setPaused(
  tx: Db,
  { userId, id }: Pick<StoredSchedule, 'userId' | 'id'>,
  { paused, lastDue }: Pick<StoredSchedule, 'paused' | 'lastDue'>,
): Promise<void> {
  await tx.execute(sql`
    update sightline.report_schedule set paused = ${paused}, last_due = ${lastDue}
    where user_id = ${userId} and id = ${id}`);
}

export async function deleteSchedule(db: Db, userId: string, id: string): Promise<void> {
  await db.execute(sql`delete from sightline.report_schedule where user_id = ${userId} and id = ${id}::uuid`);
}

/** Marks a day as taken. @returns false when this or another server has taken it already */
export async function claimDue(
  tx: Db,
  { userId, id }: Pick<StoredSchedule, 'userId' | 'id'>,
  due: string,
): Promise<boolean> {
  const claimed = await rows(
    tx,
    sql`update sightline.report_schedule set last_due = ${due}::date
        where user_id = ${userId} and id = ${id} and last_due < ${due}::date and not paused returning id`,
  );
  return claimed.length > 0;
}
