import { randomUUIDv7 } from 'node:crypto';
import { users } from '../auth/embedded/schema.ts';
import { createUser } from '../auth/embedded/users/users.ts';
import type { Db } from '../db/client.ts';
import { account } from '../db/schema/account.ts';
import { ownViewer } from '../modules/accounts/owner-viewer.ts';
import type { IncomingAnswer } from '../modules/answers/model.ts';
import { SIMULATOR_KEY } from '../platforms/platform.ts';
import { STYLES } from '../platforms/simulator/simulate.ts';
import type { Services } from '../services.ts';
import { DEMO_PASSWORD, type DemoAccount } from './accounts.ts';
import { demoWorld } from './brand.ts';
import { type DemoPrompt, listDays, runTimes, simulateDay } from './measurements.ts';

/** The run of one account on one day. */
export interface DemoRun {
  userId: string;
  /** Number of answers. */
  size: number;
  /** Stores the answers and their run in one transaction; nothing if they are stored. */
  store(): Promise<void>;
}

/**
 * Creates a user and account with a completed set-up, as far as they do not exist.
 * @returns its daily runs, latest first
 */
export async function prepareAccount(
  db: Db,
  services: Services,
  demo: DemoAccount,
  until: string,
  now: Date,
): Promise<DemoRun[]> {
  const { email, username, role, tracks, days } = demo;
  const user = await createUser(
    db,
    { id: demo.id, email, username, password: DEMO_PASSWORD, confirmed: true },
    now,
  );
  await services.accounts.open({ userId: user.id, email, role });
  if (!tracks) return [];
  const viewer = ownViewer({ userId: user.id, email, role, view: 'general' });
  await services.brands.save(viewer, { brand: tracks.brand, competitors: tracks.competitors });
  const { brand } = await services.brands.tracked(user.id);
  const { settings } = services.collection;
  if (!(await settings.of(user.id)).setUpAt) {
    await settings.save(viewer, { platforms: [SIMULATOR_KEY], monthlyBudget: 25, setUp: true });
  }
  const questions = tracks.topics.flatMap((topic) => topic.prompts.map((question) => ({ topic, question })));
  const ids = await services.prompts.ensure(
    user.id,
    brand,
    questions.map(({ topic, question }) => ({ topic: topic.name, prompt: question, promptGroup: null })),
  );
  const prompts = questions.flatMap((each, index): DemoPrompt[] => {
    const id = ids[index];
    return id ? [{ id, ...each }] : [];
  });
  const allDays = listDays(until, days);
  const world = demoWorld(tracks, allDays.at(-1) ?? until);
  return allDays.map((day) => ({
    userId: user.id,
    size: prompts.length * STYLES.length,
    store: () => storeRun(services, user.id, day, simulateDay(world, prompts, day)),
  }));
}

async function storeRun(
  { answers, collection }: Services,
  userId: string,
  day: string,
  list: IncomingAnswer[],
) {
  const id = randomUUIDv7();
  const details = { runId: id, usage: null, cost: 0, latencyMs: null, reference: null };
  const run = {
    id,
    day,
    prompts: new Set(list.map(({ promptId }) => promptId)).size,
    ...runTimes(day, list.length),
  };
  await answers.ingest(
    userId,
    list.map((answer) => ({ ...answer, collection: details })),
    (tx, stored) => collection.runs.storeEnded(tx, userId, run, stored),
  );
}

/** Whether the database has no users and no accounts. */
export async function isUnused(db: Db): Promise<boolean> {
  const [user] = await db.select({ id: users.id }).from(users).limit(1);
  const [known] = await db.select({ id: account.userId }).from(account).limit(1);
  return !user && !known;
}
