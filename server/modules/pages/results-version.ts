import { sql } from 'drizzle-orm';
import { type Db, rows } from '../../db/client.ts';
import type { Viewer } from '../accounts/model.ts';
import { readOnce } from '../accounts/read-once.ts';

/** Which results of reading pages an account has: with its revision, it says whether what is shown of pages has changed. */
export function findResultsVersion(db: Db, viewer: Viewer, userId: string): Promise<number> {
  return readOnce(viewer, `results version ${userId}`, async () => {
    const [row] = await rows<{ version: number }>(
      db,
      sql`select s.results_version::int as version from sightline.page_settings s where s.user_id = ${userId}`,
    );
    return row?.version ?? 0;
  });
}

/** To be called in the transaction that stores results. */
export async function raiseResultsVersion(tx: Db, userId: string): Promise<void> {
  await tx.execute(sql`
    insert into sightline.page_settings as s (user_id, results_version) values (${userId}, 1)
    on conflict (user_id) do update set results_version = s.results_version + 1`);
}
