import { z } from 'zod';
import type { ChatModel } from '../../../chat-model/chat-model.ts';
import { CATALOGUE, categoryByKey } from '../catalogue/all.ts';
import type { CleanCategoryQuestion } from '../input.ts';
import type { Category } from '../model.ts';

const answer = z.object({ key: z.string().max(100).nullable() });

/**
 * The category of the catalogue that a company belongs to, as a chat model sees it.
 * @returns null when none fits
 * @throws ChatModelError
 */
export async function categoryByModel(
  model: ChatModel,
  question: CleanCategoryQuestion,
): Promise<Category | null> {
  const choices = CATALOGUE.map(({ key, label }) => `${key}: ${label}`).join('\n');
  const { value } = await model.object({
    instructions: `A company is given as JSON. Choose the key of the category it belongs to, null when none fits or you do not know:\n${choices}`,
    input: JSON.stringify(question),
    schema: answer,
    maxOutputTokens: 100,
  });
  return value.key === null ? null : categoryByKey(value.key);
}
