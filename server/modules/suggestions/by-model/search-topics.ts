import { z } from 'zod';
import type { ChatModel } from '../../../chat-model/chat-model.ts';
import type { CleanTopicsQuestion } from '../input.ts';
import { cleanLine, withoutRepeats } from './clean.ts';

const FEWEST_TOPICS = 3;
const LONGEST_TOPIC = 60;

const answer = z.object({ topics: z.array(z.string().max(200)).max(30) });

const INSTRUCTIONS = [
  'A company is given as JSON, with what is known of it. List 6 to 8 short phrases that people who need what it offers',
  'type into a search box before they know whom to buy from, such as “noise cancelling headphones” or “payroll services',
  'for restaurants”: two to six words each, as plain noun phrases without “best”, prices or years. Name no company and',
  'no product of one. If nothing tells what the company does and you do not know it, give an empty list.',
].join('\n');

/**
 * What a company’s customers search for, as a chat model sees it.
 * @param namesCompany whether a phrase names the company
 * @returns null when too little of what came is usable
 * @throws ChatModelError
 */
export async function searchTopicsByModel(
  model: ChatModel,
  question: CleanTopicsQuestion,
  namesCompany: (phrase: string) => boolean,
  most: number,
): Promise<string[] | null> {
  const { value } = await model.object({
    instructions: INSTRUCTIONS,
    input: JSON.stringify(question),
    schema: answer,
    maxOutputTokens: 500,
  });
  const phrases = value.topics.flatMap((text) => {
    const phrase = cleanLine(text, LONGEST_TOPIC)?.replace(/[\s.,;:!?]+$/, '') ?? '';
    const words = phrase.split(' ').length;
    return /\p{L}/u.test(phrase) && words <= 8 && !namesCompany(phrase) ? [phrase] : [];
  });
  const different = withoutRepeats(phrases, (phrase) => phrase).slice(0, most);
  return different.length >= FEWEST_TOPICS ? different : null;
}
