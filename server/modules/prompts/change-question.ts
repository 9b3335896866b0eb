import type { Db } from '../../db/client.ts';
import { conflict } from '../../errors.ts';
import type { Company } from '../brands/model.ts';
import { applyPlan, planPrompts } from './add-prompts.ts';
import type { ChangedPrompt, PromptSettings } from './model.ts';
import {
  findReplacement,
  promptsByIds,
  setPromptGroup,
  setPromptsArchived,
  startPromptGroup,
} from './settings-store.ts';

/**
 * Replaces a prompt by one with another question and archives it with its answers, since measurements of one question
 * say nothing about another. Both share a prompt group. A question that was used before is restored.
 * @throws CONFLICT for an archived prompt that was not replaced
 */
export async function changeQuestion(
  tx: Db,
  userId: string,
  brand: Company | null,
  prompt: PromptSettings,
  question: string,
): Promise<ChangedPrompt> {
  if (prompt.archived) {
    const replacement = await findReplacement(tx, userId, prompt.id);
    if (!replacement) throw conflict('An archived prompt cannot be changed. Restore it first.', 'id');
    const message = 'This prompt was changed after it was read. Nothing was saved.';
    return {
      prompt: replacement,
      errors: [{ field: 'id', message }],
      conflict: { message, version: replacement.id },
    };
  }
  if (prompt.question === question) return { prompt, errors: [] };
  const plan = await planPrompts(tx, userId, [{ topicId: prompt.topicId, question }]);
  const existing = plan[0]?.prompt;
  if (existing && !existing.archived) {
    return {
      prompt: null,
      errors: [{ field: 'question', message: 'The topic has a prompt with this question already.' }],
    };
  }
  const group = await startPromptGroup(tx, userId, prompt.id);
  await setPromptsArchived(tx, userId, [prompt.id], true);
  const added = await applyPlan(tx, userId, brand, plan, group);
  if (existing) await setPromptGroup(tx, userId, existing.id, group);
  const [changed = null] = await promptsByIds(tx, userId, existing ? [existing.id] : added);
  return { prompt: changed, errors: [] };
}
