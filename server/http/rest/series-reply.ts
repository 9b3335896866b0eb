import { z } from 'zod';
import { compareDays, isDay } from '../../lib/days.ts';
import { fitting } from '../../lib/reply-size.ts';
import type { RecordsWanted } from '../../lib/series-page.ts';

/** Most records of one reply; where they are long, a reply ends sooner. */
const MOST_RECORDS = 4000;

/** One record more than a reply holds tells whether there are further ones. */
const limit = MOST_RECORDS + 1;

const position = z.tuple([
  z.string().refine(isDay),
  z
    .string()
    .regex(/^\d{1,7}$/)
    .transform(Number),
]);

/** `after`, the `next` of a reply, which clients are not to read. Without it records begin with the latest. */
export const after = z
  .string('must be given once.')
  .optional()
  .transform((cursor, context): RecordsWanted => {
    if (cursor === undefined) return { day: null, skip: 0, limit };
    const decoded = cursor.length <= 100 ? Buffer.from(cursor, 'base64url').toString() : '';
    const parsed = position.safeParse(decoded.split(' '));
    if (parsed.success) return { day: parsed.data[0], skip: parsed.data[1], limit };
    context.addIssue({ code: 'custom', message: 'must be `next` of the reply before.' });
    return z.NEVER;
  });

/** The envelope of records; without `next` there are no further ones. */
export interface RecordsReply<Entry> {
  status: 'success';
  data: Entry[];
  next?: string;
}

/**
 * As many of the records found as fit into a reply.
 * @param found what `wanted` asked for, by day, the latest first
 * @param dayOf the day of a record, YYYY-MM-DD
 */
export function latestFirst<Entry>(
  found: readonly Entry[],
  wanted: RecordsWanted,
  dayOf: (record: Entry) => string,
): RecordsReply<Entry> {
  const data = fitting(
    found.slice(0, wanted.limit - 1),
    (record) => 1 + Buffer.byteLength(JSON.stringify(record)),
  );
  const last = data.at(-1);
  if (last === undefined || data.length === found.length) return { status: 'success', data };
  const day = dayOf(last);
  const ofDay = data.length - data.findIndex((record) => dayOf(record) === day);
  const skip = ofDay + (day === wanted.day ? wanted.skip : 0);
  return { status: 'success', data, next: Buffer.from(`${day} ${skip}`).toString('base64url') };
}

/** The same for a chart: days ascend, within a day the order stays. What fits are still the latest records. */
export function latestLast<Entry extends { date: string }>(
  found: readonly Entry[],
  wanted: RecordsWanted,
): RecordsReply<Entry> {
  const reply = latestFirst(found, wanted, ({ date }) => date);
  reply.data.sort((a, b) => compareDays(a.date, b.date));
  return reply;
}
