import { z } from 'zod';
import type { ChatModel } from '../../../chat-model/chat-model.ts';
import type { CleanPromptsQuestion } from '../input.ts';
import type { SearchPrompts } from '../wording/search-prompts.ts';
import { cleanQuestion, withoutRepeats } from './clean.ts';

const LONGEST_QUESTION = 200;
/** With fewer of its own, what the model says is not better than our own wording. */
const FEWEST_QUESTIONS = 4;
const MOST_BRANDED = 4;

const answer = z.object({
  generic: z.array(z.string().max(400)).max(30),
  branded: z.array(z.string().max(400)).max(20),
});

const INSTRUCTIONS = [
  'A company, its competitors and the topics its customers search for are given as JSON. Write questions as real people',
  'type them to an AI assistant before they buy, in varied form and length.',
  '`generic`: 10 questions, spread evenly over the topics, whose answers are likely to name companies: the best for a',
  'certain need, how options compare, prices, a problem somebody wants solved. They name no company at all.',
  '`branded`: 4 questions that name the company, one of them beside the first competitor if there is any.',
  'Each is one to two sentences, at most 200 characters, ends with a question mark and has no markup.',
].join('\n');

/**
 * Questions about search topics as a chat model words them; what should not name a company and does is left out.
 * @param isBranded whether a question names the company
 * @param most generic questions at most
 * @returns null when too little of what came is usable
 * @throws ChatModelError
 */
export async function searchPromptsByModel(
  model: ChatModel,
  question: CleanPromptsQuestion,
  isBranded: (question: string) => boolean,
  most: number,
): Promise<SearchPrompts | null> {
  const { value } = await model.object({
    instructions: INSTRUCTIONS,
    input: JSON.stringify(question),
    schema: answer,
    maxOutputTokens: 2000,
  });
  const usable = (texts: readonly string[], fits: (question: string) => boolean) =>
    withoutRepeats(
      texts.flatMap((text) => cleanQuestion(text, LONGEST_QUESTION) ?? []).filter(fits),
      (text) => text,
    );
  const rivals = question.competitors.map((name) => name.toLowerCase());
  const namesRival = (text: string) => rivals.some((rival) => text.toLowerCase().includes(rival));
  const generic = usable(value.generic, (text) => !isBranded(text) && !namesRival(text)).slice(0, most);
  const branded = usable(value.branded, isBranded).slice(0, MOST_BRANDED);
  return generic.length >= FEWEST_QUESTIONS ? { generic, branded } : null;
}
