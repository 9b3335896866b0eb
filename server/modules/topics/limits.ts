import { conflict } from '../../errors.ts';
import type { ActiveCounts } from './model.ts';

/** Topics of an account that are not archived: more could neither be compared nor ordered. */
export const MOST_TOPICS = 100;

/** Prompts of an account that are asked. Each is asked on every platform every day, and most platforms are paid. */
export const MOST_PROMPTS = 2_000;

/** Why there may be no further topic. */
export const tooManyTopics = ({ topics }: ActiveCounts) =>
  `An account has at most ${MOST_TOPICS} topics, and this one has ${topics}. Archive some that are no longer needed.`;

/** Why no further prompt may be asked. */
export const tooManyPrompts = ({ prompts }: ActiveCounts) =>
  `An account asks at most ${count(MOST_PROMPTS)} prompts, and this one asks ${count(prompts)}. Archive some that are no longer needed.`;

/**
 * Holds an account to what it may have.
 * @param active what it has
 * @param further what would be added
 * @throws CONFLICT
 */
export function checkRoom(active: ActiveCounts, further: ActiveCounts): void {
  if (further.topics > 0 && active.topics + further.topics > MOST_TOPICS) {
    throw conflict(tooManyTopics(active));
  }
  if (further.prompts > 0 && active.prompts + further.prompts > MOST_PROMPTS) {
    throw conflict(tooManyPrompts(active));
  }
}

const count = (number: number) => number.toLocaleString('en');
