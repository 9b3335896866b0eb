import { equal } from 'node:assert/strict';
import { sql } from 'drizzle-orm';
import { type Database, rows } from '../../server/db/client.ts';
import { startVendors } from '../../server/testing/vendors/server.ts';
import { dataOf, graphql } from './api.ts';
import { checkAnswered, checkWhole } from './check.ts';
import { ANSWER, addCustomers, type Customer } from './customers.ts';
import { newDatabase } from './database.ts';
import { type Program, startProgram } from './program.ts';

const CUSTOMERS = 6;
const QUESTIONS = Array.from({ length: 50 }, (_, index) => `Which note app is number ${index + 1}?`);
const PLATFORMS = ['chatgpt', 'perplexity'];
const PLANNED = QUESTIONS.length * PLATFORMS.length;
const ENDED_WITHIN_MS = 300_000;

/**
 * Two servers and two workers on one Postgres. Runs that are started at both servers at once, and a scheduled run, must
 * each start once and ask each question once.
 */
export async function soakMany(): Promise<void> {
  const vendors = await startVendors({
    answerTo: () => ANSWER,
    behaviour: { kind: 'answer', delayMs: 100 },
  });
  const soak = await newDatabase('postgres');
  const env = {
    ...soak.env,
    ...vendors.environment(),
    OPENAI_REQUESTS_PER_MINUTE: '6000',
    PERPLEXITY_REQUESTS_PER_MINUTE: '6000',
    LOG_LEVEL: 'info',
  };
  const programs: Program[] = [];
  const database = await soak.open();
  try {
    const options = { count: CUSTOMERS, questions: QUESTIONS, platforms: PLATFORMS, env };
    const customers = await addCustomers(database, options);
    const scheduled = customers.slice(-2);
    for (const customer of scheduled) await makeDue(database, customer);
    programs.push(
      ...(await Promise.all(
        (['server', 'server', 'worker', 'worker'] as const).map((program) => startProgram(program, env)),
      )),
    );
    await Promise.all(programs.map((program) => program.ready()));
    const [first, second] = programs as [Program, Program];
    const byHand = customers.slice(0, -2);
    // The same account at both servers: one starts the run, the other replies that it is running.
    for (const { token } of byHand) {
      await Promise.all(
        [first, second].map(({ origin }) => graphql(origin, token, 'mutation { startRun { id } }')),
      );
    }
    for (const customer of customers) await ended(second.origin, customer);
    for (const program of programs) equal(await program.end('SIGTERM'), 0, program.output());

    await checkWhole(database, customers);
    for (const customer of customers) {
      await checkAnswered(database, customer, PLANNED);
      equal(await runsOf(database, customer), 1, `runs of ${customer.userId}`);
    }
    equal(vendors.received.length, CUSTOMERS * PLANNED, 'questions that reached the vendors');
    const asked = CUSTOMERS * PLANNED;
    console.log(
      `two servers and two workers | ${asked} questions in ${CUSTOMERS} runs, ${scheduled.length} of them scheduled: each asked once | each once |`,
    );
  } finally {
    for (const program of programs) await program.end('SIGKILL');
    await database.close();
    await soak.drop();
    await vendors.close();
  }
}

/** A daily run whose moment has passed today. */
async function makeDue({ db }: Database, { userId }: Customer): Promise<void> {
  await db.execute(
    sql`update sightline.collection_setting set daily = true, hour = 0, time_zone = 'UTC', daily_since = null
        where user_id = ${userId}`,
  );
}

async function ended(origin: string, { token }: Customer): Promise<void> {
  const deadline = Date.now() + ENDED_WITHIN_MS;
  while (Date.now() < deadline) {
    const { collectionRuns } = await dataOf<{ collectionRuns: { status: string }[] }>(
      origin,
      token,
      '{ collectionRuns { id status } }',
    );
    if (collectionRuns.length > 0 && collectionRuns.every(({ status }) => status === 'FINISHED')) return;
    await new Promise((done) => setTimeout(done, 250));
  }
  throw new Error('A run did not end.');
}

async function runsOf({ db }: Database, { userId }: Customer): Promise<number> {
  const [found] = await rows<{ n: number }>(
    db,
    sql`select count(*)::int as n from sightline.collection_run where user_id = ${userId}`,
  );
  return found?.n ?? 0;
}
