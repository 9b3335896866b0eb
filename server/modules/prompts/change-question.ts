import type { Db } from '../../db/client.ts';
import { conflict } from '../../errors.ts';
import type { Company } from '../brands/model.ts';
import { carryOut, stepsFor } from './add-prompts.ts';
import type { EditedPrompts, PromptSettings } from './edit-model.ts';
import { groupOf, promptsByIds, setGroup, setPromptsArchived } from './settings-store.ts';

/**
 * Puts a prompt with another wording in the place of one, which is archived with its answers: what was measured with
 * one question says nothing of another. Both share a prompt group. A wording that was used before is taken back.
 * @throws CONFLICT for an archived prompt
 */
export async function changeQuestion(
  tx: Db,
  userId: string,
  brand: Company | null,
  prompt: PromptSettings,
  question: string,
): Promise<EditedPrompts> {
  if (prompt.archived) throw conflict('An archived prompt cannot be changed. Restore it first.', 'id');
  if (prompt.question === question) return { prompts: [prompt], errors: [] };
  const steps = await stepsFor(tx, userId, [{ topicId: prompt.topicId, question }]);
  const before = steps[0]?.prompt;
  if (before && !before.archived) {
    return {
      prompts: [],
      errors: [{ field: 'question', message: 'The topic has a prompt with this question already.' }],
    };
  }
  const group = await groupOf(tx, userId, prompt.id);
  await setPromptsArchived(tx, userId, [prompt.id], true);
  const made = await carryOut(tx, userId, brand, steps, group);
  if (before) await setGroup(tx, userId, before.id, group);
  return { prompts: await promptsByIds(tx, userId, before ? [before.id] : made), errors: [] };
}
