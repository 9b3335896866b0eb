import { type SQL, sql } from 'drizzle-orm';
import { anyOf } from '../../../db/any-of.ts';
import type { Db } from '../../../db/client.ts';
import { contribute } from './contribute.ts';

/**
 * Makes all rollups of an account anew from its raw answers. What ingest adds up bit by bit, and what moving prompts
 * shifts, must always equal this. The caller holds the account.
 */
export async function recomputeRollups(tx: Db, userId: string): Promise<void> {
  for (const table of ['topic_day', 'prompt_day', 'company_day', 'source_day', 'judge_day']) {
    await tx.execute(sql`delete from sightline.${sql.raw(table)} where user_id = ${userId}`);
  }
  await insertPromptDays(tx, sql`a.user_id = ${userId}`);
  await contribute(tx, { userId, of: 'all', topics: 'all', sign: 1 });
}

/** The same for some days (UTC, YYYY-MM-DD), whose answers were analysed again. */
export async function recomputeDays(tx: Db, userId: string, days: readonly string[]): Promise<void> {
  const ofDays = sql`user_id = ${userId} and day = ${anyOf(days, 'date')}`;
  // By topic and day, as the keys of these tables begin.
  const topics = sql`array(select id from sightline.topic where user_id = ${userId})`;
  for (const table of ['topic_day', 'company_day', 'source_day', 'judge_day']) {
    await tx.execute(
      sql`delete from sightline.${sql.raw(table)} where ${ofDays} and topic_id = any (${topics})`,
    );
  }
  await insertPromptDays(tx, sql`a.user_id = ${userId} and a.day = ${anyOf(days, 'date')}`);
  await contribute(tx, { userId, of: { days }, topics: 'all', sign: 1 });
}

/** A prompt's rows stay, since its answers do: those that are there are set. */
const insertPromptDays = (tx: Db, where: SQL) =>
  tx.execute(sql`
    insert into sightline.prompt_day (user_id, prompt_id, day, platform, answers, failed, visible, missed)
    select a.user_id, a.prompt_id, a.day, s.platform,
           count(*) filter (where a.status = 'answered'), count(*) filter (where a.status <> 'answered'),
           count(*) filter (where a.visible), count(*) filter (where a.missed)
    from sightline.answer a cross join lateral (values (a.platform), ('*')) as s(platform)
    where ${where}
    group by a.user_id, a.prompt_id, a.day, s.platform
    on conflict (user_id, prompt_id, day, platform) do update
      set answers = excluded.answers, failed = excluded.failed, visible = excluded.visible,
          missed = excluded.missed`);
