import type { Db } from '../../db/client.ts';
import type { PromptWanted } from './model.ts';
import { findPrompts } from './store.ts';

/** Which prompts of an account are wanted. */
export interface WantedPrompts {
  /** In the order in which they are wanted; '' for one that is not there. */
  ids: string[];
  /** Each once. */
  missing: PromptWanted[];
}

/** Finds prompts by their topic, whose id `topicOf` tells by its name, and their question. */
export async function wantedPrompts(
  db: Db,
  userId: string,
  wanted: readonly PromptWanted[],
  topicOf: (name: string) => string | undefined,
): Promise<WantedPrompts> {
  const keyOf = (item: PromptWanted) => `${topicOf(item.topic)} ${item.prompt}`;
  const found = await findPrompts(db, userId, {
    questions: [...new Set(wanted.map(({ prompt }) => prompt))],
  });
  const known = new Map(found.map((prompt) => [`${prompt.topicId} ${prompt.question}`, prompt.id]));
  const missing = new Map(
    wanted.filter((item) => !known.has(keyOf(item))).map((item) => [keyOf(item), item]),
  );
  return { ids: wanted.map((item) => known.get(keyOf(item)) ?? ''), missing: [...missing.values()] };
}
