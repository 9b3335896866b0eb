import { users } from '../auth/embedded/schema.ts';
import { createUser } from '../auth/embedded/users/users.ts';
import type { Db } from '../db/client.ts';
import { account } from '../db/schema/account.ts';
import type { IncomingAnswer } from '../modules/answers/model.ts';
import { STYLES } from '../platforms/simulator/styles/all.ts';
import { sampleWorld } from '../sample/brand.ts';
import type { Services } from '../services.ts';
import { DEMO_PASSWORD, type DemoAccount } from './accounts.ts';
import { type DemoPrompt, daysUntil, measurementsOf } from './measurements.ts';

/** One day of one account, made when it is its turn. */
export interface Portion {
  userId: string;
  size: number;
  make(): IncomingAnswer[];
}

/**
 * Makes an account that can be signed in to, with its brand, topics and prompts; what is there already stays.
 * @returns the days still to be filled, the latest first
 */
export async function prepareAccount(
  db: Db,
  services: Services,
  demo: DemoAccount,
  until: string,
  now: Date,
): Promise<Portion[]> {
  const { email, username, role, sample } = demo;
  const user = await createUser(
    db,
    { id: demo.id, email, username, password: DEMO_PASSWORD, confirmed: true },
    now,
  );
  await services.accounts.open({ userId: user.id, email, role });
  if (!sample) return [];
  const { tracks, days } = sample;
  const viewer = { userId: user.id, email, role, view: 'general', via: 'session' } as const;
  await services.brands.save(viewer, { brand: tracks.brand, competitors: tracks.competitors });
  const { brand } = await services.brands.tracked(user.id);
  const asked = tracks.topics.flatMap((topic) => topic.prompts.map((question) => ({ topic, question })));
  const ids = await services.prompts.ensure(
    user.id,
    brand,
    asked.map(({ topic, question }) => ({ topic: topic.name, prompt: question, promptGroup: null })),
  );
  const prompts = asked.flatMap((each, index): DemoPrompt[] => {
    const id = ids[index];
    return id ? [{ id, ...each }] : [];
  });
  const all = daysUntil(until, days);
  const world = sampleWorld(tracks, all.at(-1) ?? until);
  return all.map((day) => ({
    userId: user.id,
    size: prompts.length * STYLES.length,
    make: () => measurementsOf(world, prompts, day),
  }));
}

/** Whether nobody has ever signed up or in. */
export async function isUnused(db: Db): Promise<boolean> {
  const [user] = await db.select({ id: users.id }).from(users).limit(1);
  const [known] = await db.select({ id: account.userId }).from(account).limit(1);
  return !user && !known;
}
