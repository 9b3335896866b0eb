import { sql } from 'drizzle-orm';
import { type Db, rows } from '../../../db/client.ts';

export interface DigestReader {
  userId: string;
  timeZone: string;
  lastDigest: string | null;
}

/**
 * Accounts that want a digest and whose latest one is not of these days, by user id.
 * @param before YYYY-MM-DD; whoever had one on this day or later is left out
 * @param after the last user id of the page before; null for the first
 */
export function digestReaders(
  db: Db,
  { before, after, limit }: { before: string; after: string | null; limit: number },
): Promise<DigestReader[]> {
  return rows<DigestReader>(
    db,
    sql`select s.user_id as "userId", coalesce(c.time_zone, 'UTC') as "timeZone",
               to_char(s.last_digest, 'YYYY-MM-DD') as "lastDigest"
        from sightline.alert_setting s left join sightline.collection_setting c on c.user_id = s.user_id
        where s.weekly_digest and (s.last_digest is null or s.last_digest < ${before}::date)
          and (${after}::uuid is null or s.user_id > ${after}::uuid)
        order by s.user_id limit ${limit}`,
  );
}

/** Takes a week's digest on. @returns false when this or another server has already */
export async function claimDigest(tx: Db, userId: string, monday: string): Promise<boolean> {
  const claimed = await rows(
    tx,
    sql`update sightline.alert_setting set last_digest = ${monday}::date
        where user_id = ${userId} and weekly_digest and (last_digest is null or last_digest < ${monday}::date)
        returning user_id`,
  );
  return claimed.length > 0;
}
