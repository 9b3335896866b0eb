import { startVendors } from '../../server/testing/vendors/server.ts';
import { checkRollups } from './check.ts';
import { ANSWER, addCustomers, type Customer } from './customers.ts';
import { type Kind, newDatabase } from './database.ts';
import { type Action, actions } from './load/actions.ts';
import { type Sample, sampleOf, thirds } from './load/memory.ts';
import { follow } from './load/streams.ts';
import type { LoadContext } from './load/visitor.ts';
import { type Program, startProgram } from './program.ts';

const CUSTOMERS = 4;
const QUESTIONS = Array.from({ length: 40 }, (_, index) => `Which note app is number ${index + 1}?`);
const SAMPLE_EVERY_MS = 5_000;
const METRICS_TOKEN = 'only-for-this-soak';
/** The last third may have this many times the memory of the second. */
const MAX_GROWTH = 1.15;

/**
 * Mixed load with collections running, for `minutes`. Every reply must be correct and memory must not grow. Prints
 * requests, errors and memory.
 */
export async function soakLoad(kind: Kind, minutes: number): Promise<boolean> {
  const vendors = await startVendors({ answerTo: () => ANSWER, behaviour: { kind: 'answer', delayMs: 300 } });
  const soak = await newDatabase(kind);
  const env = {
    ...soak.env,
    ...vendors.environment(),
    OPENAI_REQUESTS_PER_MINUTE: '600',
    PERPLEXITY_REQUESTS_PER_MINUTE: '600',
    API_REQUESTS_PER_MINUTE: '1000000',
    TRUST_PROXY: 'on',
    METRICS: 'on',
    METRICS_TOKEN,
    LOG_LEVEL: 'error',
  };
  try {
    const opened = await soak.open();
    const platforms = ['chatgpt', 'perplexity'];
    const customers = await addCustomers(opened, { count: CUSTOMERS, questions: QUESTIONS, platforms, env });
    await opened.close();
    const server = await startProgram('server', env);
    await server.ready();
    const seen = await underLoad(server, customers, minutes);
    const code = await server.end('SIGTERM');
    if (code !== 0) seen.problem(`the server ended with ${code}`);
    for (const line of server.output().split('\n').filter(isError))
      seen.problem(`logged: ${line.slice(0, 300)}`);
    const after = await soak.open();
    for (const { userId } of customers) await checkRollups(after.db, userId);
    await after.close();
    return report(kind, minutes, seen, vendors.received.length);
  } finally {
    await soak.drop();
    await vendors.close();
  }
}

const isError = (line: string) => /"level":(50|60)/.test(line);

interface Seen {
  done: Map<string, number>;
  problems: Map<string, number>;
  samples: Sample[];
  problem(what: string): void;
}

async function underLoad(server: Program, customers: readonly Customer[], minutes: number): Promise<Seen> {
  const done = new Map<string, number>();
  const problems = new Map<string, number>();
  const problem = (what: string) => void problems.set(what, (problems.get(what) ?? 0) + 1);
  const context: LoadContext = { origin: server.origin, problem };
  const samples: Sample[] = [];
  const stop = new AbortController();
  const streams = customers.map((customer) => follow(context, customer, stop.signal));
  const until = Date.now() + minutes * 60_000;
  const repeat = async (action: Action) => {
    for (let number = 0; Date.now() < until; number += 1) {
      const customer = customers[number % customers.length] as Customer;
      await action.run(context, customer).catch((error) => problem(`${action.name}: ${String(error)}`));
      done.set(action.name, number + 1);
      await pause(action.everyMs);
    }
  };
  const measure = async () => {
    while (Date.now() < until) {
      samples.push(await sampleOf(server.child.pid ?? 0, { origin: server.origin, token: METRICS_TOKEN }));
      await pause(SAMPLE_EVERY_MS);
    }
  };
  await Promise.all([...actions().map(repeat), measure()]);
  stop.abort();
  await Promise.all(streams);
  return { done, problems, samples, problem };
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

function report(kind: Kind, minutes: number, { done, problems, samples }: Seen, asked: number): boolean {
  const counts = [...done].map(([name, count]) => `${name} ${count}`).join(', ');
  console.log(`soak, ${kind}, ${minutes} min | ${counts}; ${asked} questions asked`);
  for (const [what, count] of problems) console.log(`soak, ${kind} | PROBLEM ${count} times: ${what}`);
  const rss = thirds(samples.map((sample) => sample.rss));
  const heap = thirds(samples.flatMap((sample) => sample.heap ?? []));
  const bounded = rss.growth <= MAX_GROWTH;
  const show = ({ medians }: typeof rss) => medians.map((value) => value.toFixed(0)).join(', ');
  console.log(`soak, ${kind}, errors | ${problems.size} | 0 | 0`);
  console.log(
    `soak, ${kind}, median RSS of each third, MB | ${show(rss)} | last at most ${MAX_GROWTH} of second`,
  );
  console.log(`soak, ${kind}, median heap of each third, MB | ${show(heap)} |`);
  return bounded && problems.size === 0;
}
