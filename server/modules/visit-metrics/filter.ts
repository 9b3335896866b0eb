import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Db, rows } from '../../db/client.ts';
import { dayFields, withDayRules } from '../../lib/day-filter.ts';
import { type DateRange, lastDays, rangeBefore } from '../../lib/days.ts';
import { parseInput } from '../../lib/parse-input.ts';

const schema = withDayRules(z.object(dayFields));

/** A range as the user chose it; omitted and null are the same. */
export type VisitFilter = z.input<typeof schema>;

/** The days of an account that are counted. */
export interface VisitQuery {
  userId: string;
  range: DateRange<string>;
  /** The range before of the same length; null for all time. */
  previous: DateRange<string> | null;
}

/** @throws BAD_USER_INPUT naming the field and what is allowed */
export const parseVisitFilter = (filter: VisitFilter | null | undefined): VisitFilter =>
  parseInput(schema, filter ?? {}, 'filter');

/** @returns null for an account without visits */
export async function resolveVisitFilter(
  db: Db,
  userId: string,
  { from, to, days }: VisitFilter,
): Promise<VisitQuery | null> {
  const covered = await findCoveredDays(db, userId);
  if (!covered) return null;
  const end = to ?? covered.to;
  const range = days ? lastDays(days, end) : { from: from ?? covered.from, to: end };
  // The other end is open, and lies on the wrong side of the chosen one.
  if (range.from > range.to) return { userId, range: { from: range.to, to: range.to }, previous: null };
  return { userId, range, previous: days || from ? rangeBefore(range) : null };
}

/** The first and the latest day with a visit. */
async function findCoveredDays(db: Db, userId: string): Promise<DateRange<string> | null> {
  const own = sql`where user_id = ${userId}`;
  const [found] = await rows<DateRange>(
    db,
    sql`select to_char(least(a.first, p.first), 'YYYY-MM-DD') as "from",
               to_char(greatest(a.last, p.last), 'YYYY-MM-DD') as "to"
        from (select min(day) as first, max(day) as last from sightline.visit_agent_day ${own}) a,
             (select (min(hour) at time zone 'UTC')::date as first, (max(hour) at time zone 'UTC')::date as last
              from sightline.referral_hour ${own}) p`,
  );
  return found?.from && found.to ? { from: found.from, to: found.to } : null;
}
