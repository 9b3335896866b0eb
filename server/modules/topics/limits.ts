import { conflict } from '../../errors.ts';
import type { ActiveCounts } from './model.ts';

/** Topics of an account that are not archived: more could neither be compared nor ordered. */
export const MAX_TOPICS = 100;

/** Active prompts of an account. Each is asked on every platform every day, and most platforms are paid. */
export const MAX_PROMPTS = 2_000;

/** Why no further topic can be added. */
export const tooManyTopics = ({ topics }: ActiveCounts) =>
  `An account has at most ${MAX_TOPICS} topics, and this one has ${topics}. Archive some that are no longer needed.`;

/** Why no further prompt can be added. */
export const tooManyPrompts = ({ prompts }: ActiveCounts) =>
  `An account asks at most ${format(MAX_PROMPTS)} prompts, and this one asks ${format(prompts)}. Archive some that are no longer needed.`;

/**
 * Checks what an edit would add to an account.
 * @throws CONFLICT when there would be too many topics or prompts
 */
export function checkLimits(active: ActiveCounts, added: ActiveCounts): void {
  if (added.topics > 0 && active.topics + added.topics > MAX_TOPICS) {
    throw conflict(tooManyTopics(active));
  }
  if (added.prompts > 0 && active.prompts + added.prompts > MAX_PROMPTS) {
    throw conflict(tooManyPrompts(active));
  }
}

const format = (count: number) => count.toLocaleString('en');
