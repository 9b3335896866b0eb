import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { type Db, rows } from '../db/client.ts';
import { recomputeRollups } from './recompute-rollups.ts';
import { rollupsOf } from './services.ts';

/** Expects every run's counters to be the number of its answers, and the rollups to be what the answers add up to. */
export async function expectTrueCounts(db: Db, userId: string): Promise<void> {
  const counts = sql`count(*) filter (where status = 'answered')::int as answered,
    count(*) filter (where status = 'failed')::int as failed,
    count(*) filter (where status = 'refused')::int as refused,
    count(*) filter (where status = 'empty')::int as empty`;
  const stored = await rows(
    db,
    sql`select run_id, platform, ${counts} from sightline.answer
        where user_id = ${userId} and run_id is not null group by 1, 2 order by 1, 2`,
  );
  const counted = await rows(
    db,
    sql`select run_id, platform, answered, failed, refused, empty from sightline.collection_run_platform
        where user_id = ${userId} and answered + failed + refused + empty > 0 order by 1, 2`,
  );
  expect(counted).toEqual(stored);
  const before = await rollupsOf(db, userId);
  await db.transaction(async (tx) => {
    // Jobs may still be writing.
    await tx.execute(sql`select from sightline.account where user_id = ${userId} for update`);
    await recomputeRollups(tx, userId);
  });
  expect(await rollupsOf(db, userId)).toEqual(before);
}
