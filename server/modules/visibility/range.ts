import type { Db } from '../../db/client.ts';
import { addDays, daysBetween, FIRST_DAY } from '../../lib/days.ts';
import type { Asked } from './metrics-query.ts';
import type { DayRange } from './model.ts';
import type { Scope } from './scope.ts';
import { collectedRange } from './store.ts';

/** What a filter comes to in one account. */
export interface Covered {
  /** What is read; open where nothing was asked for, since measurements also fail outside the days with answers. */
  scope: Scope;
  /** The days covered: what was asked for, else what is collected. */
  range: DayRange;
  /** The last day collected within the scope. */
  latest: string | null;
}

/** Finds out the days of a filter; a number of days ends on the latest collected one, and without any says nothing. */
export async function coveredBy(
  db: Db,
  userId: string,
  aggregateTopicId: string,
  { from, to, days, platform }: Asked,
): Promise<Covered> {
  const open = { userId, from, to, platform };
  const collected = await collectedRange(db, open, aggregateTopicId);
  const scope =
    days === null || collected.to === null
      ? open
      : { ...open, from: addDays(collected.to, 1 - days), to: collected.to };
  return {
    scope,
    range: { from: scope.from ?? collected.from, to: scope.to ?? collected.to },
    latest: collected.to,
  };
}

/** A range of days that has two ends. */
export interface Days {
  from: string;
  to: string;
}

/** The range of the same length just before; null where it would begin before the first day there is. */
export function before({ from, to }: Days): Days | null {
  const length = daysBetween(from, to);
  if (length > daysBetween(FIRST_DAY, from) - 1) return null;
  return { from: addDays(from, -length), to: addDays(from, -1) };
}
