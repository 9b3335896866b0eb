import { startRelay } from '../../server/testing/relay.ts';
import { startVendors } from '../../server/testing/vendors/server.ts';
import { dataOf } from './api.ts';
import { checkAnswered, checkWhole } from './check.ts';
import { ANSWER, addCustomers, type Customer } from './customers.ts';
import { newDatabase } from './database.ts';
import { startProgram } from './program.ts';

const QUESTIONS = Array.from({ length: 60 }, (_, index) => `Which note app is number ${index + 1}?`);
const AWAY_MS = 5_000;
const TIMES = 3;
const ENDED_WITHIN_MS = 180_000;

/**
 * Stops the database for five seconds, several times, while a server and a worker run a collection. Requests must get
 * 503 with Retry-After, and everything must continue without a restart.
 */
export async function soakAway(): Promise<void> {
  const vendors = await startVendors({
    answerTo: () => ANSWER,
    behaviour: { kind: 'answer', delayMs: 300 },
  });
  const soak = await newDatabase('postgres');
  const relay = await startRelay(soak.url ?? '');
  const platforms = ['chatgpt'];
  const env = { ...soak.env, ...vendors.environment(), DATABASE_URL: relay.url };
  const database = await soak.open();
  const programs = [];
  try {
    const customers = await addCustomers(database, { count: TIMES, questions: QUESTIONS, platforms, env });
    const server = await startProgram('server', { ...env, WORKER: 'off' });
    programs.push(server);
    await server.ready();
    const worker = await startProgram('worker', env);
    programs.push(worker);
    await worker.ready();
    const replies: number[] = [];
    const ends: number[] = [];
    for (const customer of customers) {
      await dataOf(server.origin, customer.token, 'mutation { startRun { id } }');
      await pause(1_000);
      await relay.cut();
      replies.push(await askedMeanwhile(server.origin, customer));
      await relay.restore();
      const restored = performance.now();
      await dataOf(server.origin, customer.token, '{ viewer { id } }');
      await ended(server.origin, customer);
      ends.push((performance.now() - restored) / 1000);
    }
    for (const program of programs) {
      const code = await program.end('SIGTERM');
      if (code !== 0) throw new Error(`It ended with ${code}:\n${program.output()}`);
    }
    await checkWhole(database, customers);
    for (const customer of customers) await checkAnswered(database, customer, QUESTIONS.length);
    const again = vendors.received.length - TIMES * QUESTIONS.length;
    console.log(
      `database away for 5 s, ${TIMES} times | all 503 with Retry-After, slowest ${Math.max(...replies).toFixed(0)} ms; runs ended at most ${Math.max(...ends).toFixed(0)} s after, ${again} of ${TIMES * QUESTIONS.length} questions asked again | 503 |`,
    );
  } finally {
    for (const program of programs) await program.end('SIGKILL');
    await database.close();
    await relay.close();
    await soak.drop();
    await vendors.close();
  }
}

/** @returns milliseconds of the slowest reply. @throws at a reply that does not say when to come again */
async function askedMeanwhile(origin: string, { token, userId }: Customer): Promise<number> {
  const until = Date.now() + AWAY_MS;
  let slowest = 0;
  while (Date.now() < until) {
    const began = performance.now();
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const replies = await Promise.all([
      fetch(`${origin}/graphql`, { method: 'POST', headers, body: '{"query":"{ viewer { id } }"}' }),
      fetch(`${origin}/api/impressions?user_id=${userId}`, { headers }),
      fetch(`${origin}/auth/v1/token?grant_type=password`, {
        method: 'POST',
        headers,
        body: '{"email":"a@example.com","password":"correct-horse"}',
      }),
    ]);
    slowest = Math.max(slowest, performance.now() - began);
    for (const reply of replies) {
      const text = await reply.text();
      JSON.parse(text);
      if (reply.status !== 503 || !reply.headers.has('retry-after')) {
        throw new Error(`${reply.url} replied ${reply.status} without the database: ${text}`);
      }
    }
    await pause(100);
  }
  return slowest;
}

async function ended(origin: string, { token }: Customer): Promise<void> {
  const deadline = Date.now() + ENDED_WITHIN_MS;
  while (Date.now() < deadline) {
    const { collectionRuns } = await dataOf<{ collectionRuns: { status: string }[] }>(
      origin,
      token,
      '{ collectionRuns { id status } }',
    );
    if (collectionRuns[0]?.status === 'FINISHED') return;
    await pause(250);
  }
  throw new Error('The run did not end.');
}

const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));
