import type { Platform } from '../../platforms/platform.ts';
import { SIMULATOR_KEY } from '../../platforms/simulator/key.ts';
import { createAccountSimulator } from '../../platforms/simulator/simulator.ts';
import type { CollectionDeps } from './deps.ts';

/**
 * What asks a platform for an account: the simulator answers from the account's own brand, competitors and topics.
 * @returns null where the platform cannot be asked
 */
export async function platformFor(
  { db, platforms, brands, prompts, topics, clock }: CollectionDeps,
  userId: string,
  key: string,
  promptId: string,
): Promise<Platform | null> {
  const status = platforms.all().find((platform) => platform.key === key)?.status;
  if (key !== SIMULATOR_KEY || status !== 'simulated') return platforms.get(key);
  const { brand, competitors } = await brands.tracked(userId);
  if (!brand) return null;
  const [prompt] = await prompts.byIds(db, userId, [promptId]);
  const topic = (await topics.list(userId)).topics.find(({ id }) => id === prompt?.topicId);
  return createAccountSimulator({
    brand,
    competitors,
    topicOf: () => ({ name: topic?.name ?? '' }),
    clock,
  });
}
