import { Readable } from 'node:stream';
import { z } from 'zod';
import { compareDays, isDay } from '../../lib/days.ts';
import { fitReply } from '../../lib/reply-size.ts';
import { readSeries, readSeriesPage, type Series, type SeriesCursor } from '../../lib/series-page.ts';

/** The most points of a page; long points fill it sooner. */
const MAX_POINTS = 2000;

const decodedCursor = z.tuple([
  z.string().refine(isDay),
  z
    .string()
    .regex(/^\d{1,7}$/)
    .transform(Number),
]);

/** `next` of the previous page. */
const after = z
  .string('must be given once.')
  .optional()
  .transform((cursor, context): Omit<SeriesCursor, 'limit'> | undefined => {
    if (cursor === undefined) return undefined;
    const decoded = cursor.length <= 100 ? Buffer.from(cursor, 'base64url').toString() : '';
    const parsed = decodedCursor.safeParse(decoded.split(' '));
    if (parsed.success) return { day: parsed.data[0], skip: parsed.data[1] };
    context.addIssue({ code: 'custom', message: 'must be `next` of the previous reply.' });
    return z.NEVER;
  });

const LIMIT_MESSAGE = `must be a whole number from 1 to ${MAX_POINTS}.`;
const limit = z
  .string(LIMIT_MESSAGE)
  .regex(/^\d{1,4}$/, LIMIT_MESSAGE)
  .transform(Number)
  .pipe(z.int().min(1, LIMIT_MESSAGE).max(MAX_POINTS, LIMIT_MESSAGE))
  .optional();

/** The parameters that ask for a page of a series; without either the reply holds the whole series. */
export const pageQuery = { after, limit };
export type PageQuery = z.output<z.ZodObject<typeof pageQuery>>;

/** The envelope of a page; the last page has no `next`. */
export interface SeriesPage<Point> {
  status: 'success';
  data: Point[];
  next?: string;
}

/** Replies with a page where one is asked for, else with the whole series as a stream. */
export async function replySeries<Point>(
  series: Series<Point>,
  { after, limit }: PageQuery,
  order: 'ascending' | 'descending',
): Promise<SeriesPage<Point> | Readable> {
  const ascending = ({ dayOf }: Series<Point>, points: Point[]) =>
    order === 'ascending' ? points.sort((a, b) => compareDays(dayOf(a), dayOf(b))) : points;
  if (after === undefined && limit === undefined) {
    const batches = readSeries(series, order);
    // Read before the reply begins, so that a failing database still becomes an error reply.
    const first = await batches.next();
    return Readable.from(toJson(first.value ?? [], batches, (points) => ascending(series, points)));
  }
  const cursor = { ...(after ?? { day: null, skip: 0 }), limit: (limit ?? MAX_POINTS) + 1 };
  const page = toPage(await readSeriesPage(series, cursor), cursor, series.dayOf);
  return { ...page, data: ascending(series, page.data) };
}

async function* toJson<Point>(
  first: Point[],
  further: AsyncIterable<Point[]>,
  sort: (points: Point[]) => Point[],
): AsyncGenerator<string> {
  yield '{"status":"success","data":[';
  if (first.length > 0) yield JSON.stringify(sort(first)).slice(1, -1);
  for await (const points of further) yield `,${JSON.stringify(sort(points)).slice(1, -1)}`;
  yield ']}';
}

/**
 * Builds a page of as many points as fit into a reply.
 * @param points from `cursor` on, the latest day first, one more than the page may hold
 */
export function toPage<Point>(
  points: readonly Point[],
  cursor: SeriesCursor,
  dayOf: (point: Point) => string,
): SeriesPage<Point> {
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
