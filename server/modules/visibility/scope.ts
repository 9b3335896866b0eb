import { type SQL, sql } from 'drizzle-orm';
import { anyOf } from '../../db/any-of.ts';

/** What a batch of topics is read for. Days are YYYY-MM-DD, both ends count; null is open. */
export interface Scope {
  userId: string;
  from: string | null;
  to: string | null;
  /** A platform's key; null for all. */
  platform: string | null;
}

// Conditions on a rollup `d`. An open end is a day beyond all others, so that the condition leads the index.

export const since = (from: string | null): SQL => sql`d.day >= ${from ?? '-infinity'}::date`;
export const until = (to: string | null): SQL => sql`d.day <= ${to ?? 'infinity'}::date`;

/** The topics' rows of the scope's days. */
export const within = ({ userId, from, to }: Scope, topicIds: readonly string[]): SQL =>
  sql`d.user_id = ${userId} and d.topic_id = ${anyOf(topicIds, 'uuid')} and ${since(from)} and ${until(to)}`;

/** The platform's own rows, or those kept for all together. */
export const onTotal = ({ platform }: Scope): SQL => sql`d.platform = ${platform ?? '*'}`;

/** The platform's own rows, or every platform's, to be added up. */
export const onEach = ({ platform }: Scope): SQL =>
  platform === null ? sql`d.platform <> '*'` : sql`d.platform = ${platform}`;
