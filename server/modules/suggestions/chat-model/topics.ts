import { z } from 'zod';
import type { ChatModel } from '../../../chat-model/chat-model.ts';
import type { ParsedTopicsInput } from '../input.ts';
import type { SuggestedTopic } from '../model.ts';
import { cleanLine, cleanQuestion, withoutRepeats } from './clean.ts';
import { named } from './language.ts';

const MAX_TOPICS = 6;
const MAX_QUESTIONS = 12;
const MIN_TOPICS = 2;
const MIN_QUESTIONS = 3;
const MAX_QUESTION_LENGTH = 200;

const answer = z.object({
  topics: z
    .array(z.object({ name: z.string().max(120), questions: z.array(z.string().max(400)).max(30) }))
    .max(12),
});

const INSTRUCTIONS = [
  'A company, its category and its competitors are given as JSON. Suggest 4 topics that its customers ask AI assistants',
  'about before they buy, each with a name of two to four words and 8 questions as real people type them.',
  'Most questions name no company: the best for a certain need, how to choose, prices, a problem somebody wants solved.',
  'Vary form and length. The last two of each topic name the company and what it offers, one of them beside a competitor.',
  'Each question is one to two sentences, at most 200 characters, ends with a question mark and has no markup.',
  'Write names and questions in the language of `writeIn`, if it is given, as its native speakers do.',
].join('\n');

/**
 * Asks the chat model for topics with questions.
 * @param isBranded whether a question names the brand
 * @returns null with fewer than 2 usable topics or no generic question
 * @throws ChatModelError
 */
export async function askForTopics(
  model: ChatModel,
  question: ParsedTopicsInput,
  isBranded: (question: string) => boolean,
): Promise<SuggestedTopic[] | null> {
  const { value } = await model.object({
    instructions: INSTRUCTIONS,
    input: JSON.stringify(named(question)),
    schema: answer,
    maxOutputTokens: 3000,
  });
  const seen = new Set<string>();
  const topics = value.topics.flatMap(({ name, questions }) => {
    const clean = cleanLine(name, 60);
    const prompts = questions
      .map((text) => cleanQuestion(text, MAX_QUESTION_LENGTH))
      .filter(
        (text): text is string =>
          text !== null && !seen.has(text.toLowerCase()) && Boolean(seen.add(text.toLowerCase())),
      )
      .slice(0, MAX_QUESTIONS)
      .map((text) => ({ question: text, branded: isBranded(text) }))
      .sort((a, b) => Number(a.branded) - Number(b.branded));
    return clean && prompts.length >= MIN_QUESTIONS ? [{ name: clean, prompts }] : [];
  });
  const unique = withoutRepeats(topics, ({ name }) => name).slice(0, MAX_TOPICS);
  const isUsable =
    unique.length >= MIN_TOPICS && unique.some(({ prompts }) => prompts.some(({ branded }) => !branded));
  return isUsable ? unique : null;
}
