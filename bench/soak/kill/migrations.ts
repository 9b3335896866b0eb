import { equal } from 'node:assert/strict';
import { sql } from 'drizzle-orm';
import { readConfig } from '../../../server/config/config.ts';
import { type Db, rows } from '../../../server/db/client.ts';
import { IMPORT_BATCH } from '../../../server/modules/answers/recorded-answer.ts';
import { createServices } from '../../../server/services.ts';
import {
  CREATED_TABLE,
  hashOfRollupMigration,
  revertRollupMigration,
} from '../../../server/testing/latest-rollup-migration.ts';
import { checkWhole } from '../check.ts';
import { ANSWER, addCustomers, type Customer } from '../customers.ts';
import { newDatabase, type SoakDatabase } from '../database.ts';
import { startProgram } from '../program.ts';
import { after, between, type KillWork } from './kind.ts';

const ANSWERS = 2_000;

/**
 * Kills starts that migrate an older database, with columns computed from stored rows. After a kill the database must
 * be in the state before or after the migration, and the next start must complete it.
 */
export const killMigrations: KillWork = async (kind, rounds) => {
  const soak = await newDatabase(kind);
  try {
    const customer = await fill(soak);
    await onDatabase(soak, revertRollupMigration);
    const whole = await measureStart(soak);
    let asBefore = 0;
    for (let round = 1; round <= rounds; round += 1) {
      await onDatabase(soak, revertRollupMigration);
      const server = await startProgram('server', soak.env);
      server.ready().catch(() => {});
      await after(between(whole / 3, whole * 1.1));
      await server.end('SIGKILL');
      const state = await onDatabase(soak, stateOf);
      equal(state.created, state.applied, 'a migration that is half applied');
      if (!state.applied) asBefore += 1;

      const next = await startProgram('server', soak.env);
      await next.ready();
      await next.end('SIGTERM');
      const database = await soak.open();
      equal((await stateOf(database.db)).applied, true, 'a migration that is missing');
      await checkWhole(database, [customer]);
      await database.close();
    }
    return `${asBefore} of ${rounds} were as before, the others as after; each next start had it whole`;
  } finally {
    await soak.drop();
  }
};

async function fill(soak: SoakDatabase): Promise<Customer> {
  const database = await soak.open();
  const [customer] = await addCustomers(database, { count: 1, questions: [], platforms: [], env: {} });
  if (!customer) throw new Error('no customer');
  const services = createServices(database.db, readConfig({ LOG_LEVEL: 'silent' }));
  const viewer = await services.accounts.viewerOf({ ...customer, sessionId: '' });
  for (let first = 0; first < ANSWERS; first += IMPORT_BATCH) {
    await services.answers.importRecorded(
      viewer,
      Array.from({ length: IMPORT_BATCH }, (_, index) => ({
        id: `migrated-${first + index}`,
        platform: 'chatgpt',
        run: 1,
        collectedAt: new Date(Date.UTC(2025, 0, 1 + (index % 90))).toISOString(),
        topic: 'Note taking',
        prompt: `Which note app is number ${(first + index) % 40}?`,
        answer: ANSWER.text,
        sources: ANSWER.sources,
      })),
    );
  }
  await database.close();
  return customer;
}

async function onDatabase<Result>(soak: SoakDatabase, use: (db: Db) => Promise<Result>): Promise<Result> {
  const { db, close } = await soak.open();
  try {
    return await use(db);
  } finally {
    await close();
  }
}

async function measureStart(soak: SoakDatabase): Promise<number> {
  const began = performance.now();
  const server = await startProgram('server', soak.env);
  await server.ready();
  const took = performance.now() - began;
  await server.end('SIGTERM');
  return took;
}

async function stateOf(db: Db): Promise<{ created: boolean; applied: boolean }> {
  const [state] = await rows<{ created: boolean; applied: boolean }>(
    db,
    sql`select to_regclass(${CREATED_TABLE}) is not null as created,
          exists (select from public.sightline_migration where hash = ${hashOfRollupMigration()}) as applied`,
  );
  if (!state) throw new Error('no state');
  return state;
}
