import { sql } from 'drizzle-orm';
import { type Db, rows } from '../../db/client.ts';
import { nextStepState } from '../../db/schema/opportunity.ts';
import { utcDay } from '../../lib/days.ts';

/** First steps wait no longer than this for data that keeps coming. */
const WAIT_MS = 15 * 60_000;

interface Outdated {
  userId: string;
  dataVersion: number;
  /** It has steps already. */
  derived: boolean;
  /** The data version at the last look or when its steps were derived. */
  seenVersion: number | null;
  seenAt: string | null;
}

/**
 * Accounts with answers whose steps are older than their data or than today. The first steps of an account wait until its
 * data stays the same from one call to the next: a step keeps the figures it was made from, which would be those of the few
 * answers that came first.
 */
export async function accountsToDerive(db: Db, now: Date, limit: number): Promise<string[]> {
  const day = utcDay(now);
  const outdated = await rows<Outdated>(
    db,
    sql`select a.user_id as "userId", a.data_version::float8 as "dataVersion", s.insight is not null as derived,
               s.data_version::float8 as "seenVersion", s.derived_at as "seenAt"
        from sightline.account a
        left join sightline.next_step_state s on s.user_id = a.user_id
        where (s.insight is null or s.data_version <> a.data_version or s.day < ${day}::date)
          and exists (select from sightline.topic_day d where d.user_id = a.user_id and d.answers > 0)
        limit ${limit}`,
  );
  const isReady = ({ derived, dataVersion, seenVersion, seenAt }: Outdated) =>
    derived ||
    seenVersion === dataVersion ||
    (seenAt !== null && now.getTime() - Date.parse(seenAt) >= WAIT_MS);
  const waiting = outdated.filter((account) => !isReady(account));
  if (waiting.length > 0) {
    await db
      .insert(nextStepState)
      .values(
        waiting.map(({ userId, dataVersion }) => ({
          userId,
          dataVersion,
          day,
          derivedAt: now.toISOString(),
        })),
      )
      .onConflictDoUpdate({
        target: nextStepState.userId,
        set: { dataVersion: sql`excluded.data_version` },
        // A job derived them meanwhile.
        setWhere: sql`${nextStepState.insight} is null`,
      });
  }
  return outdated.filter(isReady).map(({ userId }) => userId);
}
