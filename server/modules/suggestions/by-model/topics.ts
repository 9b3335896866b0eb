import { z } from 'zod';
import type { ChatModel } from '../../../chat-model/chat-model.ts';
import type { CleanTopicsQuestion } from '../input.ts';
import type { SuggestedTopic } from '../model.ts';
import { cleanLine, cleanQuestion, withoutRepeats } from './clean.ts';

const MOST_TOPICS = 6;
const MOST_QUESTIONS = 12;
const FEWEST_TOPICS = 2;
const FEWEST_QUESTIONS = 3;
const LONGEST_QUESTION = 200;

const answer = z.object({
  topics: z
    .array(z.object({ name: z.string().max(120), questions: z.array(z.string().max(400)).max(30) }))
    .max(12),
});

const INSTRUCTIONS = [
  'A company, its category and its competitors are given as JSON. Propose 4 topics that its customers ask AI assistants',
  'about before they buy, each with a name of two to four words and 8 questions as real people type them.',
  'Most questions name no company: the best for a certain need, how to choose, prices, a problem somebody wants solved.',
  'Vary form and length. The last two of each topic name the company, one of them beside a competitor.',
  'Each question is one to two sentences, at most 200 characters, ends with a question mark and has no markup.',
].join('\n');

/**
 * Topics and questions as a chat model words them.
 * @param isBranded whether a question names the brand
 * @returns null when too little of what came is usable
 * @throws ChatModelError
 */
export async function topicsByModel(
  model: ChatModel,
  question: CleanTopicsQuestion,
  isBranded: (question: string) => boolean,
): Promise<SuggestedTopic[] | null> {
  const { value } = await model.object({
    instructions: INSTRUCTIONS,
    input: JSON.stringify(question),
    schema: answer,
    maxOutputTokens: 3000,
  });
  const asked = new Set<string>();
  const topics = value.topics.flatMap(({ name, questions }) => {
    const clean = cleanLine(name, 60);
    const prompts = questions
      .map((text) => cleanQuestion(text, LONGEST_QUESTION))
      .filter((text): text is string => text !== null && isNew(asked, text))
      .slice(0, MOST_QUESTIONS)
      .map((text) => ({ question: text, branded: isBranded(text) }))
      .sort((a, b) => Number(a.branded) - Number(b.branded));
    return clean && prompts.length >= FEWEST_QUESTIONS ? [{ name: clean, prompts }] : [];
  });
  const different = withoutRepeats(topics, ({ name }) => name).slice(0, MOST_TOPICS);
  const isUsable =
    different.length >= FEWEST_TOPICS &&
    different.some(({ prompts }) => prompts.some(({ branded }) => !branded));
  return isUsable ? different : null;
}

function isNew(asked: Set<string>, question: string): boolean {
  const key = question.toLowerCase();
  return !asked.has(key) && Boolean(asked.add(key));
}
