import { sql } from 'drizzle-orm';
import { type Database, rows } from '../server/db/client.ts';
import { startVendors } from '../server/testing/vendors/server.ts';
import { dataOf } from './soak/api.ts';
import { addCustomers, type Customer } from './soak/customers.ts';
import { type Kind, newDatabase, type SoakDatabase } from './soak/database.ts';
import { cpuMs, cpuOfServer } from './support/cpu.ts';
import { hasPostgres } from './support/databases.ts';
import { printFigure } from './support/figures.ts';
import { startServer } from './support/processes.ts';
import { textOf, worldAnswers } from './world/answers.ts';
import { PROMPTS } from './world/prompts.ts';

const QUESTIONS = PROMPTS.slice(0, 250).map(({ question }) => question);
const PLATFORMS = ['chatgpt', 'perplexity'];
const ANSWERS = QUESTIONS.length * PLATFORMS.length;
const REQUESTS_PER_MINUTE = '100000';
const POLL_MS = 100;

/** What one collected answer costs: the server's and the database's CPU, from the request to a stand-in to the rollups. */
export async function benchCollection(): Promise<void> {
  for (const kind of ['embedded', ...(hasPostgres() ? ['postgres'] : [])] as Kind[]) await measure(kind);
}

async function measure(kind: Kind): Promise<void> {
  const recorded = worldAnswers(ANSWERS);
  const vendors = await startVendors({
    answerTo: () => {
      const { value } = recorded.next();
      return value ? { text: textOf(value), sources: value.sources } : { text: 'Nothing.', sources: [] };
    },
  });
  const soak = await newDatabase(kind);
  const env = {
    ...soak.env,
    ...vendors.environment(),
    OPENAI_REQUESTS_PER_MINUTE: REQUESTS_PER_MINUTE,
    PERPLEXITY_REQUESTS_PER_MINUTE: REQUESTS_PER_MINUTE,
  };
  try {
    const customer = await addCustomer(soak, env);
    const server = await startServer('server/main.ts', env);
    try {
      const database = kind === 'postgres' ? await soak.open() : null;
      const used = async () => [cpuMs(server.pid), database ? await cpuOfDatabase(database) : 0] as const;
      const [serverBefore, databaseBefore] = await used();
      const began = performance.now();
      await dataOf(server.origin, customer.token, 'mutation { startRun { id } }');
      await untilFinished(server.origin, customer);
      const ms = performance.now() - began;
      const [serverAfter, databaseAfter] = await used();
      const each = (total: number) => `${(total / ANSWERS).toFixed(2)} ms`;
      printFigure({
        measure: `${kind}: collecting ${ANSWERS} answers, CPU of the server for each`,
        value: `${each(serverAfter - serverBefore)}${database ? ` and of the database ${each(databaseAfter - databaseBefore)}` : ''}`,
      });
      printFigure({ measure: `${kind}: answers a second`, value: ((1000 * ANSWERS) / ms).toFixed(0) });
      await database?.close();
    } finally {
      await server.stop();
    }
  } finally {
    await soak.drop();
    await vendors.close();
  }
}

async function addCustomer(soak: SoakDatabase, env: Record<string, string>): Promise<Customer> {
  const database = await soak.open();
  try {
    const options = { count: 1, questions: QUESTIONS, platforms: PLATFORMS, env };
    const [customer] = await addCustomers(database, options);
    if (!customer) throw new Error('There is no customer.');
    return customer;
  } finally {
    await database.close();
  }
}

async function untilFinished(origin: string, { token }: Customer): Promise<void> {
  for (;;) {
    const { collectionRuns } = await dataOf<{ collectionRuns: { status: string }[] }>(
      origin,
      token,
      '{ collectionRuns { id status } }',
    );
    if (collectionRuns.length > 0 && collectionRuns.every(({ status }) => status === 'FINISHED')) return;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

/** CPU of the whole Postgres server, which serves nothing else meanwhile. */
async function cpuOfDatabase({ db }: Database): Promise<number> {
  const [server] = await rows<{ pid: string }>(
    db,
    sql`select split_part(pg_read_file('postmaster.pid'), E'\n', 1) as pid`,
  );
  return cpuOfServer(Number(server?.pid));
}

if (import.meta.main) await benchCollection();
