import { z } from 'zod';
import { compareDays, isDay } from '../../lib/days.ts';
import { fitReply } from '../../lib/reply-size.ts';
import type { SeriesCursor } from '../../lib/series-page.ts';

/** The most points of one reply; long points fill it sooner. */
const MAX_POINTS = 4000;

/** One point more than fits tells whether there is a next page. */
const limit = MAX_POINTS + 1;

const decodedCursor = z.tuple([
  z.string().refine(isDay),
  z
    .string()
    .regex(/^\d{1,7}$/)
    .transform(Number),
]);

/** The parameter `after`: `next` of the previous reply. The first page begins with the latest day. */
export const after = z
  .string('must be given once.')
  .optional()
  .transform((cursor, context): SeriesCursor => {
    if (cursor === undefined) return { day: null, skip: 0, limit };
    const decoded = cursor.length <= 100 ? Buffer.from(cursor, 'base64url').toString() : '';
    const parsed = decodedCursor.safeParse(decoded.split(' '));
    if (parsed.success) return { day: parsed.data[0], skip: parsed.data[1], limit };
    context.addIssue({ code: 'custom', message: 'must be `next` of the previous reply.' });
    return z.NEVER;
  });

/** The envelope of a page; the last page has no `next`. */
export interface SeriesReply<Point> {
  status: 'success';
  data: Point[];
  next?: string;
}

/**
 * Builds a reply of as many points as fit into it.
 * @param points from `cursor` on, the latest day first
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

/** Builds the same page with days ascending, as charts need it; the order within a day stays. */
export function replyAscending<Point extends { date: string }>(
  points: readonly Point[],
  cursor: SeriesCursor,
): SeriesReply<Point> {
  const reply = replyDescending(points, cursor, ({ date }) => date);
  reply.data.sort((a, b) => compareDays(a.date, b.date));
  return reply;
}
