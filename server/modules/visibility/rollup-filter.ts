import { type SQL, sql } from 'drizzle-orm';
import type { DateRange } from '../../lib/days.ts';

/** Which rows a metrics query reads. */
export interface RollupFilter extends DateRange {
  userId: string;
  /** A platform's key; null for all. */
  platform: string | null;
}

// Conditions on a rollup `d`. An open end is a day beyond all others, so that the condition leads the index.

export const since = (from: string | null): SQL => sql`d.day >= ${from ?? '-infinity'}::date`;
export const until = (to: string | null): SQL => sql`d.day <= ${to ?? 'infinity'}::date`;

/** The platform's rows, or the totals of all platforms. */
export const onTotal = ({ platform }: RollupFilter): SQL => sql`d.platform = ${platform ?? '*'}`;

/** The platform's rows, or those of each platform. */
export const onEach = ({ platform }: RollupFilter): SQL =>
  platform === null ? sql`d.platform <> '*'` : sql`d.platform = ${platform}`;

export const aggregateTopic = (userId: string): SQL =>
  sql`(select t.id from sightline.topic t where t.user_id = ${userId} and t.is_aggregate)`;
