import type { Db } from '../../db/client.ts';
import { moveInRollups } from '../answers/rollups.ts';
import type { TopicSettings } from '../topics/model.ts';
import { placeOf } from './add-prompts.ts';
import type { MovedPrompts, PromptSettings, UnmovedPrompt } from './edit-model.ts';
import { promptsAsking, promptsByIds, updateTopic } from './settings-store.ts';

/** Puts prompts into a topic, with their history; those whose question it has already stay where they are. */
export async function movePrompts(
  tx: Db,
  userId: string,
  prompts: readonly PromptSettings[],
  to: TopicSettings,
): Promise<MovedPrompts> {
  const asking = await promptsAsking(
    tx,
    userId,
    prompts.map(({ question }) => question),
  );
  const there = new Map(asking.map((prompt) => [placeOf(prompt), prompt]));
  const unmoved: UnmovedPrompt[] = [];
  const moving: PromptSettings[] = [];
  for (const prompt of prompts) {
    const place = placeOf({ topicId: to.id, question: prompt.question });
    const same = there.get(place);
    if (same) unmoved.push({ prompt, reason: reasonFor(prompt, same) });
    else moving.push(prompt);
    there.set(place, same ?? prompt);
  }
  const promptIds = moving.map(({ id }) => id);
  if (promptIds.length > 0) {
    await moveInRollups(tx, userId, promptIds, () => updateTopic(tx, userId, promptIds, to.id));
  }
  return { moved: await promptsByIds(tx, userId, promptIds), unmoved };
}

function reasonFor(prompt: PromptSettings, same: PromptSettings): string {
  if (same.id === prompt.id) return 'It is in this topic already.';
  return same.archived
    ? 'The topic has an archived prompt with this question. Restore that one instead.'
    : 'The topic has a prompt with this question already.';
}
