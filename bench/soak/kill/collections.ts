import { startVendors, type VendorServer } from '../../../server/testing/vendors/server.ts';
import { dataOf, graphql } from '../api.ts';
import { checkAnswered, checkWhole } from '../check.ts';
import { ANSWER, addCustomers, type Customer } from '../customers.ts';
import { newDatabase } from '../database.ts';
import { startProgram } from '../program.ts';
import { after, between, type KillWork } from './kind.ts';

const QUESTIONS = Array.from({ length: 20 }, (_, index) => `Which note app is number ${index + 1}?`);
const PLATFORMS = ['chatgpt', 'perplexity'];
const PLANNED = QUESTIONS.length * PLATFORMS.length;
const ENDED_WITHIN_MS = 300_000;

/** Kills servers that collect: each round starts another account's run and is killed while it and earlier runs continue. */
export const killCollections: KillWork = async (kind, rounds) => {
  const vendors = await startVendors({
    answerTo: () => ANSWER,
    behaviour: { kind: 'answer', delayMs: 150 },
  });
  const soak = await newDatabase(kind);
  const env = { ...soak.env, ...vendorsOf(vendors) };
  try {
    const first = await soak.open();
    const customers = await addCustomers(first, {
      count: rounds,
      questions: QUESTIONS,
      platforms: PLATFORMS,
      env,
    });
    await first.close();
    for (const customer of customers) {
      const server = await startProgram('server', env);
      await server.ready();
      const starting = startRun(server.origin, customer);
      await after(between(20, 2500));
      await server.end('SIGKILL');
      await starting;
    }
    const last = await startProgram('server', env);
    await last.ready();
    for (const customer of customers) await runEnded(last.origin, customer);
    const code = await last.end('SIGTERM');
    if (code !== 0) throw new Error(`The server ended with ${code}:\n${last.output()}`);

    const database = await soak.open();
    await checkWhole(database, customers);
    for (const customer of customers) await checkAnswered(database, customer, PLANNED);
    await database.close();
    const again = vendors.received.length - rounds * PLANNED;
    return `${rounds * PLANNED} questions, each answered once; ${again} asked again because their reply was lost`;
  } finally {
    await soak.drop();
    await vendors.close();
  }
};

const vendorsOf = (vendors: VendorServer): Record<string, string> => ({
  ...vendors.environment(),
  OPENAI_REQUESTS_PER_MINUTE: '6000',
  PERPLEXITY_REQUESTS_PER_MINUTE: '6000',
});

/** Ignores a lost reply: the run may have started before the server was killed. */
async function startRun(origin: string, { token }: Customer): Promise<void> {
  await graphql(origin, token, 'mutation { startRun { id } }').catch(() => null);
}

async function runEnded(origin: string, { token }: Customer): Promise<void> {
  const deadline = Date.now() + ENDED_WITHIN_MS;
  let runs: { status: string }[] = [];
  while (Date.now() < deadline) {
    ({ collectionRuns: runs } = await dataOf<{ collectionRuns: typeof runs }>(
      origin,
      token,
      '{ collectionRuns { id status } }',
    ));
    if (runs.some(({ status }) => status === 'FINISHED')) return;
    // The start was neither acknowledged nor done.
    if (runs.length === 0) await startRun(origin, { token } as Customer);
    await after(500);
  }
  throw new Error(`A run did not end: ${JSON.stringify(runs)}`);
}
