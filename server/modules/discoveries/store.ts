import { sql } from 'drizzle-orm';
import { type Db, rows } from '../../db/client.ts';

/** A company that a chat model named in answers and that is not tracked. */
export interface DiscoveredCompany {
  /** Its folded name. */
  key: string;
  /** As in the first answer. */
  name: string;
  /** Answers that name it. */
  answers: number;
  /** UTC days of the first and the latest of them. */
  firstDay: string;
  lastDay: string;
}

/** A company in one answer of a day. */
export type Discovery = Pick<DiscoveredCompany, 'key' | 'name'> & { day: string };

/** Counts one answer for each; the caller has locked the account. */
export async function addDiscoveries(
  tx: Db,
  userId: string,
  discoveries: readonly Discovery[],
): Promise<void> {
  if (discoveries.length === 0) return;
  await tx.execute(sql`
    insert into sightline.discovered_company as d (user_id, key, name, answers, first_day, last_day)
    select ${userId}::uuid, r.key, min(r.name), count(*), min(r.day), max(r.day)
    from jsonb_to_recordset(${JSON.stringify(discoveries)}::jsonb) as r(key text, name text, day date)
    group by r.key
    on conflict (user_id, key) do update
      set answers = d.answers + excluded.answers, first_day = least(d.first_day, excluded.first_day),
          last_day = greatest(d.last_day, excluded.last_day)`);
}

/** Companies that are not dismissed, named in most answers first. */
export function listDiscoveries(db: Db, userId: string, limit: number): Promise<DiscoveredCompany[]> {
  return rows(
    db,
    sql`select d.key, d.name, d.answers, to_char(d.first_day, 'YYYY-MM-DD') as "firstDay",
               to_char(d.last_day, 'YYYY-MM-DD') as "lastDay"
        from sightline.discovered_company d
        where d.user_id = ${userId} and not d.dismissed
        order by d.answers desc, d.key limit ${limit}`,
  );
}

/** @returns false when no company has this key */
export async function setDismissed(
  db: Db,
  userId: string,
  key: string,
  dismissed: boolean,
): Promise<boolean> {
  const changed = await rows(
    db,
    sql`update sightline.discovered_company set dismissed = ${dismissed}
        where user_id = ${userId} and key = ${key} returning key`,
  );
  return changed.length > 0;
}
