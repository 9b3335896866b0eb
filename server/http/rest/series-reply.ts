import { z } from 'zod';
import { compareDays, isDay } from '../../lib/days.ts';
import { fitReply } from '../../lib/reply-size.ts';
import type { SeriesCursor } from '../../lib/series-page.ts';

/** Most points of one reply; where they are long, a reply ends sooner. */
const MAX_POINTS = 4000;

/** One point more than a reply holds tells whether there is a next page. */
const limit = MAX_POINTS + 1;

const decodedCursor = z.tuple([
  z.string().refine(isDay),
  z
    .string()
    .regex(/^\d{1,7}$/)
    .transform(Number),
]);

/** The parameter `after`: `next` of the page before, opaque to clients. Without it the page begins with the latest day. */
export const after = z
  .string('must be given once.')
  .optional()
  .transform((cursor, context): SeriesCursor => {
    if (cursor === undefined) return { day: null, skip: 0, limit };
    const decoded = cursor.length <= 100 ? Buffer.from(cursor, 'base64url').toString() : '';
    const parsed = decodedCursor.safeParse(decoded.split(' '));
    if (parsed.success) return { day: parsed.data[0], skip: parsed.data[1], limit };
    context.addIssue({ code: 'custom', message: 'must be `next` of the reply before.' });
    return z.NEVER;
  });

/** The envelope of a page; without `next` it is the last one. */
export interface SeriesReply<Point> {
  status: 'success';
  data: Point[];
  next?: string;
}

/**
 * Makes a reply of as many points as fit into it, the latest day first.
 * @param points what `cursor` asked for, the latest day first
 * @param dayOf the day of a point
 */
export function replyDescending<Point>(
  points: readonly Point[],
  cursor: SeriesCursor,
  dayOf: (point: Point) => string,
): SeriesReply<Point> {
  const data = fitReply(
    points.slice(0, cursor.limit - 1),
    (point) => 1 + Buffer.byteLength(JSON.stringify(point)),
  );
  const last = data.at(-1);
  if (last === undefined || data.length === points.length) return { status: 'success', data };
  const day = dayOf(last);
  const ofDay = data.length - data.findIndex((point) => dayOf(point) === day);
  const skip = ofDay + (day === cursor.day ? cursor.skip : 0);
  return { status: 'success', data, next: Buffer.from(`${day} ${skip}`).toString('base64url') };
}

/** The same page of the latest points for a chart: days ascend, within a day the order stays. */
export function replyAscending<Point extends { date: string }>(
  points: readonly Point[],
  cursor: SeriesCursor,
): SeriesReply<Point> {
  const reply = replyDescending(points, cursor, ({ date }) => date);
  reply.data.sort((a, b) => compareDays(a.date, b.date));
  return reply;
}
