import { DAY_MS } from '../../lib/days.ts';

/** Stands for all assets: parts of pages, such as images. */
export const ASSETS = '00000000-0000-0000-0000-000000000001';
/** Stands for all pages beyond `MAX_NEW_PAGES`. */
export const OTHER_PAGES = '00000000-0000-0000-0000-000000000000';

/** Pages that the visits of one day may add to an account; visits of more count as `OTHER_PAGES`. */
export const MAX_NEW_PAGES = 2000;
/** Visits in the live feed. */
export const MAX_RECENT = 200;
/** Older visits are kept by day. */
export const HOURS_KEPT_DAYS = 40;

/** What became of the visits of a request. */
export interface CountedVisits {
  /** Of agents. */
  visits: number;
  /** Of these, the forged ones. */
  forged: number;
  people: number;
  /** Lines that were counted before. */
  known: number;
  /** Times of the earliest and the latest counted visit; null: none. */
  first: number | null;
  last: number | null;
}

/** The `hour` of a visit's row: its hour, or its day when it is old. */
export function hourOf(time: number, now: Date): string {
  const length = now.getTime() - time > HOURS_KEPT_DAYS * DAY_MS ? DAY_MS : 3_600_000;
  return new Date(Math.floor(time / length) * length).toISOString();
}

export const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);
