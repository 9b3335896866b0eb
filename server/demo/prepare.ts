import { users } from '../auth/embedded/schema.ts';
import { createUser } from '../auth/embedded/users/users.ts';
import type { Db } from '../db/client.ts';
import { account } from '../db/schema/account.ts';
import type { IncomingAnswer } from '../modules/answers/model.ts';
import { STYLES } from '../platforms/simulator/simulate.ts';
import type { Services } from '../services.ts';
import { DEMO_PASSWORD, type DemoAccount } from './accounts.ts';
import { demoWorld } from './brand.ts';
import { type DemoPrompt, listDays, simulateDay } from './measurements.ts';

/** The answers of one account on one day. */
export interface AnswerBatch {
  userId: string;
  size: number;
  simulate(): IncomingAnswer[];
}

/**
 * Creates a user and account with brand, topics and prompts, as far as they do not exist.
 * @returns its days of answers, latest first
 */
export async function prepareAccount(
  db: Db,
  services: Services,
  demo: DemoAccount,
  until: string,
  now: Date,
): Promise<AnswerBatch[]> {
  const { email, username, role, tracks, days } = demo;
  const user = await createUser(
    db,
    { id: demo.id, email, username, password: DEMO_PASSWORD, confirmed: true },
    now,
  );
  await services.accounts.open({ userId: user.id, email, role });
  if (!tracks) return [];
  const viewer = { userId: user.id, email, role, view: 'general', via: 'session' } as const;
  await services.brands.save(viewer, { brand: tracks.brand, competitors: tracks.competitors });
  const { brand } = await services.brands.tracked(user.id);
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
    simulate: () => simulateDay(world, prompts, day),
  }));
}

/** Whether the database has no users and no accounts. */
export async function isUnused(db: Db): Promise<boolean> {
  const [user] = await db.select({ id: users.id }).from(users).limit(1);
  const [known] = await db.select({ id: account.userId }).from(account).limit(1);
  return !user && !known;
}
