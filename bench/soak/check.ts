import { deepEqual, equal } from 'node:assert/strict';
import { sql } from 'drizzle-orm';
import { type Database, type Db, rows } from '../../server/db/client.ts';
import { recomputeRollups } from '../../server/testing/recompute-rollups.ts';
import { rollupsOf } from '../../server/testing/services.ts';
import { type Customer, FINDINGS } from './customers.ts';

/**
 * Checks that nothing is half done: no answer without all its findings, no findings without their answer, no question
 * answered twice, every counter equal to its answers, every rollup equal to a rebuilt one.
 * @throws naming the first violation
 */
export async function checkWhole({ db }: Database, customers: readonly Customer[]): Promise<void> {
  await checkFindings(db);
  await checkOnce(db);
  await checkCounters(db);
  for (const { userId } of customers) await checkRollups(db, userId);
}

async function checkFindings(db: Db): Promise<void> {
  const partial = await rows(
    db,
    sql`select a.key,
          (select count(*)::int from sightline.mention m where m.user_id = a.user_id and m.answer_id = a.id) as mentions,
          (select count(*)::int from sightline.citation c where c.user_id = a.user_id and c.answer_id = a.id) as citations
        from sightline.answer a where a.status = 'answered'`,
  );
  for (const { key, ...actual } of partial as { key: string }[]) {
    deepEqual(actual, FINDINGS, `the findings of the answer ${key}`);
  }
}

async function checkOnce(db: Db): Promise<void> {
  const twice = await rows(
    db,
    sql`select user_id, prompt_id, platform, day, sample from sightline.answer
        where run_id is not null group by 1, 2, 3, 4, 5 having count(*) > 1`,
  );
  deepEqual(twice, [], 'questions that were answered twice');
}

async function checkCounters(db: Db): Promise<void> {
  const wrong = await rows(
    db,
    sql`select p.run_id, p.platform, p.answered, p.failed, a.answered as answers, a.failed as failures
        from sightline.collection_run_platform p
        left join lateral (
          select count(*) filter (where status = 'answered')::int as answered,
                 count(*) filter (where status = 'failed')::int as failed
          from sightline.answer a
          where a.user_id = p.user_id and a.run_id = p.run_id and a.platform = p.platform) a on true
        where (p.answered, p.failed) <> (a.answered, a.failed)`,
  );
  deepEqual(wrong, [], 'runs whose counters are not the number of their answers');
}

/** @throws when rebuilding an account's rollups changes them */
export async function checkRollups(db: Db, userId: string): Promise<void> {
  const stored = await rollupsOf(db, userId);
  await db.transaction((tx) => recomputeRollups(tx, userId));
  deepEqual(stored, await rollupsOf(db, userId), `the rollups of ${userId}`);
}

/** @throws naming what was acknowledged and is not there */
export async function checkKept(
  { db }: Database,
  userId: string,
  acknowledged: Iterable<string>,
): Promise<void> {
  const stored = await rows<{ key: string }>(
    db,
    sql`select key from sightline.answer where user_id = ${userId}`,
  );
  const known = new Set(stored.map(({ key }) => key));
  const lost = [...acknowledged].filter((key) => !known.has(key));
  deepEqual(lost, [], 'answers that were acknowledged and are lost');
}

/** Every question has exactly one answer, and no run is left unfinished. */
export async function checkAnswered(
  { db }: Database,
  { userId }: Customer,
  questions: number,
): Promise<void> {
  const [actual] = await rows<{ answers: number; asked: number; running: number }>(
    db,
    sql`select (select count(*)::int from sightline.answer where user_id = ${userId} and status = 'answered') as answers,
          (select count(distinct (prompt_id, platform))::int from sightline.answer where user_id = ${userId}) as asked,
          (select count(*)::int from sightline.collection_run where user_id = ${userId} and status <> 'finished') as running`,
  );
  deepEqual(actual, { answers: questions, asked: questions, running: 0 }, `the answers of ${userId}`);
  equal(actual?.answers, questions);
}
