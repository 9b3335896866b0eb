import { graphql } from '../api.ts';
import { checkKept, checkWhole } from '../check.ts';
import { addCustomers, type Customer } from '../customers.ts';
import { newDatabase } from '../database.ts';
import { startProgram } from '../program.ts';
import { recordedBatch } from '../recorded-batch.ts';
import { after, between, type KillWork } from './kind.ts';

const BATCH = 50;
const IMPORTERS = 3;
/** Rounds between checks; in between only the server repairs what a kill left. */
const ROUNDS_PER_CHECK = 3;

/** Kills servers during several concurrent imports. Unacknowledged batches are sent again, as `npm run import` does. */
export const killImports: KillWork = async (kind, rounds) => {
  const soak = await newDatabase(kind);
  try {
    const [customer] = await prepareCustomer(soak);
    const acknowledged = new Set<string>();
    const left: number[] = [];
    let next = 0;
    for (let round = 1; round <= rounds; round += 1) {
      // On Postgres the importers exceed a token's rate limit.
      const server = await startProgram('server', { ...soak.env, API_REQUESTS_PER_MINUTE: '1000000' });
      await server.ready();
      const importing = Array.from({ length: IMPORTERS }, async () => {
        for (;;) {
          const number = left.shift() ?? next++;
          if (!(await send(server.origin, customer, number))) {
            left.push(number);
            return;
          }
          for (const { id } of recordedBatch(number, BATCH)) acknowledged.add(id);
        }
      });
      const enough = acknowledged.size + BATCH * Math.floor(between(0, 8));
      while (acknowledged.size < enough) await after(5);
      await after(between(0, 400));
      await server.end('SIGKILL');
      await Promise.all(importing);
      if (round % ROUNDS_PER_CHECK !== 0 && round < rounds) continue;
      const database = await soak.open();
      await checkKept(database, customer.userId, acknowledged);
      await checkWhole(database, [customer]);
      await database.close();
    }
    return `${acknowledged.size} answers acknowledged, none lost, ${left.length} batches under way at the end`;
  } finally {
    await soak.drop();
  }
};

async function prepareCustomer(soak: Awaited<ReturnType<typeof newDatabase>>): Promise<[Customer]> {
  const database = await soak.open();
  try {
    const [customer] = await addCustomers(database, { count: 1, questions: [], platforms: [], env: {} });
    if (!customer) throw new Error('no customer');
    return [customer];
  } finally {
    await database.close();
  }
}

/** @returns whether the server acknowledged it; false when the server is gone */
async function send(origin: string, { token }: Customer, number: number): Promise<boolean> {
  const query =
    'mutation ($answers: [RecordedAnswerInput!]!) { importAnswers(answers: $answers) { stored unchanged } }';
  const answers = recordedBatch(number, BATCH);
  const reply = await graphql<{ importAnswers: { stored: number; unchanged: number } }>(
    origin,
    token,
    query,
    { answers },
  ).catch(() => null);
  if (reply === null) return false;
  const { stored = 0, unchanged = 0 } = reply.data?.importAnswers ?? {};
  if (stored + unchanged !== answers.length) throw new Error(JSON.stringify(reply));
  return true;
}
