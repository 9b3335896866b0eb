import { eq, sql } from 'drizzle-orm';
import { type Db, rows } from '../../db/client.ts';
import { analyticsConnection } from '../../db/schema/analytics.ts';
import { tableOf } from '../../db/table-of.ts';
import { addDays, type DateRange, utcDay } from '../../lib/days.ts';
import { textId } from '../../lib/text-id.ts';
import { OTHER_PAGES } from '../visits/model.ts';
import type { AnalyticsConnection, PageDay } from './model.ts';

export async function findConnection(db: Db, userId: string): Promise<AnalyticsConnection | null> {
  const [found] = await db.select().from(analyticsConnection).where(eq(analyticsConnection.userId, userId));
  return found ?? null;
}

/** Saves a connection; figures of another property are removed. Call it under the account's lock. */
export async function saveConnection(
  tx: Db,
  userId: string,
  connection: Pick<AnalyticsConnection, 'propertyId' | 'host' | 'clientEmail' | 'secret' | 'connectedAt'>,
): Promise<void> {
  const stored = await findConnection(tx, userId);
  const isSame = stored?.propertyId === connection.propertyId && stored.host === connection.host;
  if (isSame && stored.secret !== null) {
    const values = { ...connection, problem: null };
    await tx.update(analyticsConnection).set(values).where(eq(analyticsConnection.userId, userId));
    return;
  }
  await removeConnection(tx, userId);
  await tx.insert(analyticsConnection).values({ userId, ...connection });
}

/** Removes a connection and its figures. Call it under the account's lock. */
export async function removeConnection(tx: Db, userId: string): Promise<void> {
  for (const table of ['analytics_page_day', 'analytics_page', 'analytics_day', 'analytics_connection']) {
    await tx.execute(sql`delete from ${sql.raw(`sightline.${table}`)} where user_id = ${userId}`);
  }
}

/** Accounts whose property is read. */
export async function listConnected(db: Db): Promise<string[]> {
  const found = await rows<{ userId: string }>(
    db,
    sql`select user_id as "userId" from sightline.analytics_connection where secret is not null order by 1`,
  );
  return found.map(({ userId }) => userId);
}

/** Accounts with a connection, simulated ones included. */
export async function listWithFigures(db: Db): Promise<string[]> {
  const found = await rows<{ userId: string }>(
    db,
    sql`select user_id as "userId" from sightline.analytics_connection order by 1`,
  );
  return found.map(({ userId }) => userId);
}

/** The first and the latest day that was read. */
export async function findReadDays(db: Db, userId: string): Promise<DateRange> {
  const [found] = await rows<DateRange>(
    db,
    sql`select to_char(min(day), 'YYYY-MM-DD') as "from", to_char(max(day), 'YYYY-MM-DD') as "to"
        from sightline.analytics_day where user_id = ${userId}`,
  );
  return found ?? { from: null, to: null };
}

/** What a report says of all its days. */
export interface DayMarks {
  thresholded: boolean;
  otherRow: boolean;
  sampled: boolean;
}

/** Replaces the figures of the days of a range. Call it under the account's lock. */
export async function replaceDays(
  tx: Db,
  userId: string,
  { from, to }: DateRange<string>,
  figures: readonly PageDay[],
  { thresholded, otherRow, sampled }: DayMarks,
): Promise<void> {
  const inRange = sql`user_id = ${userId} and day >= ${from}::date and day <= ${to}::date`;
  await tx.execute(sql`delete from sightline.analytics_page_day where ${inRange}`);
  await tx.execute(sql`delete from sightline.analytics_day where ${inRange}`);
  await tx.execute(
    sql`insert into sightline.analytics_day (user_id, day, thresholded, other_row, sampled)
        select ${userId}::uuid, d::date, ${thresholded}, ${otherRow}, ${sampled}
        from generate_series(${from}::date, ${to}::date, interval '1 day') d`,
  );
  const sums = sumUp(figures);
  if (sums.length === 0) return;
  await tx.execute(
    sql`insert into sightline.analytics_page (user_id, id, url)
        select ${userId}::uuid, r.id, r.url
        from ${tableOf('r', { id: 'uuid', url: 'text' }, pagesOf(figures))}
        on conflict do nothing`,
  );
  await tx.execute(
    sql`insert into sightline.analytics_page_day (user_id, day, page_id, platform, sessions, key_events, revenue)
        select ${userId}::uuid, r.day, r."pageId", r.platform, r.sessions, r."keyEvents", r.revenue
        from ${tableOf(
          'r',
          {
            ...{ day: 'date', pageId: 'uuid', platform: 'text' },
            ...{ sessions: 'int', keyEvents: 'numeric', revenue: 'numeric' },
          },
          sums,
        )}`,
  );
}

const idOf = (url: string | null) => (url === null ? OTHER_PAGES : textId(url));

const pagesOf = (figures: readonly PageDay[]) =>
  [...new Set(figures.flatMap(({ url }) => url ?? []))].map((url) => ({ id: textId(url), url }));

/** One row for each key: two sources may be of one platform, and two paths of one page. */
function sumUp(figures: readonly PageDay[]) {
  const groups = Map.groupBy(figures, ({ day, url, platform }) => `${day} ${platform} ${url}`);
  return [...groups.values()].map((group) => {
    const [{ day, url, platform }] = group as [PageDay];
    const sum = (of: (figure: PageDay) => number) => group.reduce((total, each) => total + of(each), 0);
    return {
      ...{ day, pageId: idOf(url), platform },
      sessions: sum(({ sessions }) => sessions),
      keyEvents: sum(({ keyEvents }) => keyEvents),
      revenue: sum(({ revenue }) => revenue),
    };
  });
}

/** Keeps how an attempt to read ended. @param problem null: all days were read */
export async function saveAttempt(
  db: Db,
  userId: string,
  { at, problem }: { at: Date; problem: string | null },
): Promise<void> {
  const time = at.toISOString();
  await db
    .update(analyticsConnection)
    .set({ triedAt: time, problem, ...(problem === null && { readAt: time }) })
    .where(eq(analyticsConnection.userId, userId));
}

export async function saveProperty(
  tx: Db,
  userId: string,
  property: { currency: string | null; timeZone: string | null },
): Promise<void> {
  await tx.update(analyticsConnection).set(property).where(eq(analyticsConnection.userId, userId));
}

/** Removes days that are older than so many, and pages without any. Call it under the account's lock. */
export async function removeOldDays(tx: Db, userId: string, now: Date, days: number): Promise<void> {
  const first = addDays(utcDay(now), -days);
  for (const table of ['analytics_page_day', 'analytics_day']) {
    await tx.execute(
      sql`delete from ${sql.raw(`sightline.${table}`)} where user_id = ${userId} and day < ${first}::date`,
    );
  }
  await tx.execute(
    sql`delete from sightline.analytics_page p where p.user_id = ${userId} and not exists (
          select from sightline.analytics_page_day d where d.user_id = p.user_id and d.page_id = p.id)`,
  );
}
