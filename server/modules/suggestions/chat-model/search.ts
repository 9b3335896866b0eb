import { z } from 'zod';
import type { ChatModel } from '../../../chat-model/chat-model.ts';
import type { ParsedPromptsInput, ParsedTopicsInput } from '../input.ts';
import type { QuestionSet } from '../model.ts';
import { cleanLine, cleanQuestion, withoutRepeats } from './clean.ts';
import { named } from './language.ts';

const MAX_QUESTION_LENGTH = 200;
/** With fewer, the catalogue's questions are used. */
const MIN_QUESTIONS = 4;
const MAX_BRANDED = 4;

const promptsAnswer = z.object({
  generic: z.array(z.string().max(400)).max(30),
  branded: z.array(z.string().max(400)).max(20),
});

const PROMPT_INSTRUCTIONS = [
  'A company, its competitors and the topics its customers search for are given as JSON. Write questions as real people',
  'type them to an AI assistant before they buy, in varied form and length.',
  '`generic`: 10 questions, spread evenly over the topics, whose answers are likely to name companies: the best for a',
  'certain need, how options compare, prices, a problem somebody wants solved. They name no company at all.',
  '`branded`: 4 questions that name the company and what it offers, one of them beside the first competitor if any.',
  'Each is one to two sentences, at most 200 characters, ends with a question mark and has no markup.',
  'Write them in the language of `writeIn`, if it is given, as its native speakers do.',
].join('\n');

/**
 * Asks the chat model for questions about search topics; drops generic questions that name a company.
 * @param isBranded whether a question names the company
 * @param maxGeneric limit of generic questions
 * @returns null with fewer than 4 usable generic questions
 * @throws ChatModelError
 */
export async function askForSearchPrompts(
  model: ChatModel,
  question: ParsedPromptsInput,
  isBranded: (question: string) => boolean,
  maxGeneric: number,
): Promise<QuestionSet | null> {
  const { value } = await model.object({
    instructions: PROMPT_INSTRUCTIONS,
    input: JSON.stringify(named(question)),
    schema: promptsAnswer,
    maxOutputTokens: 2000,
  });
  const usable = (texts: readonly string[], fits: (question: string) => boolean) =>
    withoutRepeats(
      texts.flatMap((text) => cleanQuestion(text, MAX_QUESTION_LENGTH) ?? []).filter(fits),
      (text) => text,
    );
  const rivals = question.competitors.map((name) => name.toLowerCase());
  const namesRival = (text: string) => rivals.some((rival) => text.toLowerCase().includes(rival));
  const generic = usable(value.generic, (text) => !isBranded(text) && !namesRival(text)).slice(0, maxGeneric);
  const branded = usable(value.branded, isBranded).slice(0, MAX_BRANDED);
  return generic.length >= MIN_QUESTIONS ? { generic, branded } : null;
}

const MIN_TOPICS = 3;
const MAX_TOPIC_LENGTH = 60;

const topicsAnswer = z.object({ topics: z.array(z.string().max(200)).max(30) });

const TOPIC_INSTRUCTIONS = [
  'A company is given as JSON, with what is known of it. List 6 to 8 short phrases that people who need what it offers',
  'type into a search box before they know whom to buy from, such as “noise cancelling headphones” or “payroll services',
  'for restaurants”: two to six words each, as plain noun phrases without “best”, prices or years. Name no company and',
  'no product of one. If nothing tells what the company does and you do not know it, give an empty list.',
  'Write them in the language of `writeIn`, if it is given.',
].join('\n');

/**
 * Asks the chat model what a company's customers search for.
 * @param namesCompany whether a phrase names the company
 * @returns null with fewer than 3 usable phrases
 * @throws ChatModelError
 */
export async function askForSearchTopics(
  model: ChatModel,
  question: ParsedTopicsInput,
  namesCompany: (phrase: string) => boolean,
  maxTopics: number,
): Promise<string[] | null> {
  const { value } = await model.object({
    instructions: TOPIC_INSTRUCTIONS,
    input: JSON.stringify(named(question)),
    schema: topicsAnswer,
    maxOutputTokens: 500,
  });
  const phrases = value.topics.flatMap((text) => {
    const phrase = cleanLine(text, MAX_TOPIC_LENGTH)?.replace(/[\s.,;:!?]+$/, '') ?? '';
    const words = phrase.split(' ').length;
    return /\p{L}/u.test(phrase) && words <= 8 && !namesCompany(phrase) ? [phrase] : [];
  });
  const unique = withoutRepeats(phrases, (phrase) => phrase).slice(0, maxTopics);
  return unique.length >= MIN_TOPICS ? unique : null;
}
