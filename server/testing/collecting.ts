import { type Config, readConfig } from '../config/config.ts';
import type { Database } from '../db/client.ts';
import { type Boss, createBoss } from '../jobs/boss.ts';
import { type Infrastructure, withDefaults } from '../process/infrastructure.ts';
import { createLog } from '../process/log.ts';
import { startJobs } from '../process/start-jobs.ts';
import { createServices, type Services } from '../services.ts';
import { createTestApp, type SignedIn, type TestApp } from './app.ts';
import { createTestDatabase } from './database.ts';
import { graphql } from './graphql.ts';

/** An application whose jobs run in this process. */
export interface CollectingApp extends TestApp {
  services: Services;
  boss: Boss;
  parts: Infrastructure;
  /** Errors of the queue's background work. */
  problems: Error[];
  /** Starts another worker on the same database. */
  addWorker(): Promise<Boss>;
  /** Signs up a user who tracks Quillmark and two competitors and asks these questions on these platforms. */
  customer(options: {
    questions: readonly string[];
    platforms: readonly string[];
    id?: string;
  }): Promise<SignedIn>;
}

const QUICK = { pollSeconds: 0.5 };

/**
 * @param env configures the platforms; `working` false: jobs wait until a worker is added; `database`: a new test database
 * by default; closes with the application
 */
export async function createCollectingApp({
  env,
  config: settings,
  working = true,
  database: existing,
}: {
  env: Record<string, string>;
  config?: Partial<Config>;
  working?: boolean;
  database?: Database;
}): Promise<CollectingApp> {
  const config = { ...readConfig({ ...env, LOG_LEVEL: 'silent' }), ...settings };
  const log = createLog(config);
  const database = existing ?? (await createTestDatabase());
  const problems: Error[] = [];
  const bosses: Boss[] = [];
  const newBoss = () => {
    const boss = createBoss(database, (error) => problems.push(error));
    bosses.push(boss);
    return boss;
  };
  const boss = newBoss();
  let now = () => new Date();
  const parts = withDefaults(config, { jobs: boss, log, firstRetryMs: 10, clock: () => now() });
  const { platforms, pricesFile } = config;
  const app = await createTestApp({
    database,
    config: { platforms, pricesFile, ...settings },
    ...parts,
  });
  now = app.clock.now;
  const services = createServices(database.db, app.config, parts);
  if (working) await startJobs(boss, services, log, QUICK);

  return {
    ...app,
    services,
    boss,
    parts,
    problems,
    async addWorker() {
      const other = newBoss();
      await startJobs(other, services, log, QUICK);
      return other;
    },
    async customer({ questions, platforms, id }) {
      const person = await app.signedIn(id ? { id } : {});
      const viewer = await services.accounts.viewerOf({ ...person, sessionId: '' });
      await services.brands.save(viewer, {
        brand: { name: 'Quillmark', aliases: [], domain: 'quillmark.example' },
        competitors: [
          { name: 'Ostrava Labs', aliases: [] },
          { name: 'Tarnwick', aliases: [] },
        ],
      });
      const { brand } = await services.brands.tracked(person.userId);
      await services.prompts.ensure(
        person.userId,
        brand,
        questions.map((prompt) => ({ topic: 'Note taking', prompt, promptGroup: null })),
      );
      const saved = await graphql<{ saveCollectionSettings: { errors: unknown[] } }>(
        app,
        person.headers,
        `mutation ($input: CollectionSettingsInput!) { saveCollectionSettings(input: $input) { errors { field message } } }`,
        { input: { platforms } },
      );
      if (saved.errors || saved.data.saveCollectionSettings.errors.length > 0) {
        throw new Error(JSON.stringify(saved));
      }
      return person;
    },
    async close() {
      for (const each of bosses) await each.stop(1000);
      await app.close();
    },
  };
}
