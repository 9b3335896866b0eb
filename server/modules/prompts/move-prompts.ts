import type { Db } from '../../db/client.ts';
import { moveInRollups } from '../answers/rollups.ts';
import type { TopicSettings } from '../topics/model.ts';
import { promptKey } from './add-prompts.ts';
import type { MovedPrompts, PromptSettings, UnmovedPrompt } from './model.ts';
import { promptsByIds, promptsByQuestions, setPromptsTopic } from './settings-store.ts';

/** Moves prompts to a topic, with their history; those whose question the topic has already are not moved. */
export async function movePrompts(
  tx: Db,
  userId: string,
  prompts: readonly PromptSettings[],
  to: TopicSettings,
): Promise<MovedPrompts> {
  const questions = prompts.map(({ question }) => question);
  const existing = new Map(
    (await promptsByQuestions(tx, userId, questions)).map((prompt) => [promptKey(prompt), prompt]),
  );
  const unmoved: UnmovedPrompt[] = [];
  const moving: PromptSettings[] = [];
  for (const prompt of prompts) {
    const key = promptKey({ topicId: to.id, question: prompt.question });
    const same = existing.get(key);
    if (same) unmoved.push({ prompt, reason: describeReason(prompt, same) });
    else moving.push(prompt);
    existing.set(key, same ?? prompt);
  }
  const promptIds = moving.map(({ id }) => id);
  if (promptIds.length > 0) {
    await moveInRollups(tx, userId, promptIds, () => setPromptsTopic(tx, userId, promptIds, to.id));
  }
  return { moved: await promptsByIds(tx, userId, promptIds), unmoved };
}

function describeReason(prompt: PromptSettings, same: PromptSettings): string {
  if (same.id === prompt.id) return 'It is in this topic already.';
  return same.archived
    ? 'The topic has an archived prompt with this question. Restore that one instead.'
    : 'The topic has a prompt with this question already.';
}
