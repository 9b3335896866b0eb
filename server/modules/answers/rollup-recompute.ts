import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { contribute } from './rollup-contribution.ts';

/**
 * Makes all rollups of an account anew from its raw answers. What ingest adds up bit by bit, and what moving prompts
 * shifts, must always equal this; after a change of names this is how they are made. The caller holds the account.
 */
export async function recomputeRollups(tx: Db, userId: string): Promise<void> {
  for (const table of ['topic_day', 'prompt_day', 'company_day', 'source_day', 'judge_day']) {
    await tx.execute(sql`delete from sightline.${sql.raw(table)} where user_id = ${userId}`);
  }
  await tx.execute(sql`
    insert into sightline.prompt_day (user_id, prompt_id, day, platform, answers, failed, visible, missed)
    select a.user_id, a.prompt_id, a.day, s.platform,
           count(*) filter (where a.status = 'answered'), count(*) filter (where a.status <> 'answered'),
           count(*) filter (where a.visible), count(*) filter (where a.missed)
    from sightline.answer a cross join lateral (values (a.platform), ('*')) as s(platform)
    where a.user_id = ${userId}
    group by a.user_id, a.prompt_id, a.day, s.platform`);
  await contribute(tx, { userId, promptIds: null, topics: 'all', sign: 1 });
}
