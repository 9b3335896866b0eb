import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { rows } from '../../../db/client.ts';
import type { SignedIn } from '../../../testing/app.ts';
import { hasCitus } from '../../../testing/citus.ts';
import type { CollectingApp } from '../../../testing/collecting.ts';
import { setUpCollection } from '../../../testing/collection-test.ts';
import { expectTrueCounts } from '../../../testing/counts.ts';
import { eventually } from '../../../testing/eventually.ts';
import { answerTo, QUESTIONS, type Runs, runsOf } from '../../../testing/runs.ts';
import type { VendorServer } from '../../../testing/vendors/server.ts';

let answer = answerTo;

let vendors: VendorServer;
let app: CollectingApp;
let owner: SignedIn;
let runs: Runs;
setUpCollection(
  (test) => {
    ({ vendors, app, owner, runs } = test);
  },
  (question) => answer(question),
);

/** Makes the database refuse the next answers, as during a restart. */
async function refuseAnswers(times: number): Promise<void> {
  for (const statement of [
    'create sequence if not exists public.refusals',
    "select setval('public.refusals', 1, false)",
    `create or replace function public.refuse() returns trigger language plpgsql as $$
       begin
         if nextval('public.refusals') <= ${times} then raise exception 'not now'; end if;
         return new;
       end $$`,
    `create or replace trigger refuse before insert on sightline.answer
       for each row when (new.status = 'answered') execute function public.refuse()`,
  ]) {
    await app.database.db.execute(sql.raw(statement));
  }
}

test('stores a reply without the characters that a database cannot store, and asks once', async () => {
  answer = (question) => ({
    text: `${question} \u0000**Quillmark** is excellent \ud800.`,
    sources: [{ url: 'https://reviews.example/best', title: 'The\u0000 best \udfff' }],
  });
  const run = await runs.ended((await runs.start()).id);
  answer = answerTo;
  expect(run).toMatchObject({ status: 'FINISHED', done: 6, failed: 0 });
  expect(vendors.received).toHaveLength(6);
  expect((await runs.answers({ visible: true })).total).toBe(6);
});

// Citus has no triggers, by which these tests refuse answers.
test.skipIf(hasCitus)('retries storing an answer without asking again', async () => {
  await refuseAnswers(3);
  const run = await runs.ended((await runs.start({ platforms: ['chatgpt'] })).id);
  expect(run).toMatchObject({ status: 'FINISHED', done: 3, failed: 0 });
  expect(vendors.received).toHaveLength(3);
  await expectTrueCounts(app.database.db, owner.userId);
});

test('leaves no jobs behind when an account is deleted during a run', async () => {
  const deleted = Promise.withResolvers<void>();
  for (const vendor of ['chatgpt', 'perplexity'] as const)
    vendors.set(vendor, { kind: 'answer', until: deleted.promise });
  await runs.start();
  await eventually(() => expect(vendors.received.length).toBe(6));
  const viewer = await app.services.accounts.viewerOf({ ...owner, sessionId: '' });
  expect(await app.services.deletion.deleteAccount(viewer, owner.email)).toMatchObject({ ok: true });
  deleted.resolve();
  await Promise.all(vendors.received.map(({ closed }) => closed));
  const { userId } = owner;
  // When the next account's run has ended, the replies have been handled.
  owner = await app.customer({ questions: QUESTIONS, platforms: ['chatgpt', 'perplexity'] });
  runs = runsOf(app, owner);
  await runs.ended((await runs.start()).id);
  expect(
    await rows(app.database.db, sql`select id from sightline_jobs.job where data->>'userId' = ${userId}`),
  ).toEqual([]);
});

test.skipIf(hasCitus)(
  'an answer that can never be stored is a failed measurement, and the run ends',
  async () => {
    vendors.set('chatgpt', { kind: 'hang' });
    const { id } = await runs.start({ platforms: ['chatgpt'] });
    const asking = app.services.collection.jobs.find(({ queue }) => queue === 'ask-chatgpt');
    const waiting = await rows<{ data: object }>(
      app.database.db,
      sql`select data from sightline_jobs.job where data->>'runId' = ${id}`,
    );
    vendors.set('chatgpt', { kind: 'answer' });
    await refuseAnswers(1000);
    const context = { signal: new AbortController().signal, attempt: 6, last: true };
    await Promise.all(waiting.map(({ data }) => asking?.run(data, context)));
    const run = await runs.ended(id);
    await refuseAnswers(0);
    expect(run).toMatchObject({ status: 'FINISHED', done: 3, failed: 3 });
    expect(run.failures).toEqual([
      { platform: { key: 'chatgpt' }, reason: 'This server could not store the answer.', count: 3 },
    ]);
  },
);
