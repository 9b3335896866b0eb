import { connect } from 'node:net';
import { Agent, request } from 'undici';
import { startVendors, type VendorServer } from '../../server/testing/vendors/server.ts';
import { dataOf } from './api.ts';
import { checkWhole } from './check.ts';
import { ANSWER, addCustomers, type Customer } from './customers.ts';
import { type Kind, newDatabase } from './database.ts';
import { follow } from './load/streams.ts';
import { type Program, startProgram } from './program.ts';

const QUESTIONS = Array.from({ length: 30 }, (_, index) => `Which note app is number ${index + 1}?`);
const MAX_MS = 10_000;
const IDLE_CONNECTIONS = 20;

/**
 * Sends SIGTERM to a server while streams are open, vendors do not reply, connections idle, a body arrives byte by byte
 * and requests keep arriving. It must exit within ten seconds, with code 0 and nothing half done.
 */
export async function soakShutdown(kind: Kind, rounds: number): Promise<void> {
  const vendors = await startVendors({ answerTo: () => ANSWER });
  const soak = await newDatabase(kind);
  const env = { ...soak.env, ...vendors.environment(), LOG_LEVEL: 'error' };
  try {
    const opened = await soak.open();
    const platforms = ['chatgpt', 'perplexity'];
    const customers = await addCustomers(opened, { count: rounds, questions: QUESTIONS, platforms, env });
    await opened.close();
    const times: number[] = [];
    for (const customer of customers) {
      const server = await startProgram('server', env);
      await server.ready();
      times.push(await endUnderLoad(server, customer, vendors));
    }
    const after = await soak.open();
    await checkWhole(after, customers);
    await after.close();
    const slowest = (Math.max(...times) / 1000).toFixed(1);
    console.log(`shutdown under load, ${kind}, slowest of ${rounds} | ${slowest} s | 10 s |`);
  } finally {
    await soak.drop();
    await vendors.close();
  }
}

/** @returns the milliseconds it took */
async function endUnderLoad(server: Program, customer: Customer, vendors: VendorServer): Promise<number> {
  const { origin } = server;
  const stop = new AbortController();
  const agent = new Agent({ connections: IDLE_CONNECTIONS, keepAliveTimeout: 60_000 });
  // One platform's answers arrive and are stored during the shutdown; the other platform never replies.
  vendors.set('chatgpt', { kind: 'answer', delayMs: 400 });
  vendors.set('perplexity', { kind: 'hang' });
  await dataOf(origin, customer.token, 'mutation { startRun { id } }');
  const streams = Array.from({ length: 4 }, () =>
    follow({ origin, problem: () => {} }, customer, stop.signal),
  );
  await Promise.all(
    Array.from({ length: IDLE_CONNECTIONS }, async () => {
      const { body } = await request(`${origin}/health`, { dispatcher: agent });
      await body.dump();
    }),
  );
  const slow = connect(Number(new URL(origin).port), '127.0.0.1');
  slow.on('error', () => {});
  slow.write(
    'POST /graphql HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 999\r\n\r\n{',
  );
  const asking = askUntil(origin, customer, stop.signal);
  await untilAsked(vendors, vendors.received.length + 4);

  const began = performance.now();
  const code = await server.end('SIGTERM');
  const took = performance.now() - began;
  stop.abort();
  slow.destroy();
  await agent.destroy();
  await Promise.all([asking, ...streams]);
  if (code !== 0)
    throw new Error(`The server ended with ${code} after ${took.toFixed(0)} ms:\n${server.output()}`);
  if (took > MAX_MS) throw new Error(`The server took ${took.toFixed(0)} ms to end.`);
  return took;
}

async function askUntil(origin: string, { token }: Customer, stopped: AbortSignal): Promise<void> {
  while (!stopped.aborted) {
    await dataOf(origin, token, '{ viewer { id } }').catch(() => null);
    await new Promise((done) => setTimeout(done, 20));
  }
}

async function untilAsked(vendors: VendorServer, count: number): Promise<void> {
  while (vendors.received.length < count) await new Promise((done) => setTimeout(done, 20));
}
