import type { ChatAnswer } from './chat-answers.ts';
import { normalisePrompt } from './normalise-prompt.ts';

/** A prompt of the account, archived or not. */
export interface KnownPrompt {
  topic: string;
  question: string;
}

/** A question that is no prompt of the account. */
export interface OtherQuestion {
  question: string;
  answers: ChatAnswer[];
}

/** Which answers of saved chats could be imported. */
export interface ImportPlan {
  /** To the account's prompts, asked first in their chats. */
  matched: { answer: ChatAnswer; prompt: KnownPrompt }[];
  /** To the account's prompts, asked after other messages. */
  followUps: { answer: ChatAnswer; prompt: KnownPrompt }[];
  /** Asked first in their chats, most answers first. */
  others: OtherQuestion[];
  /** All answers to questions that are no prompts of the account, also those that are not in `others`. */
  otherAnswers: number;
}

/** Answers that one import takes, and other questions that it offers. */
export const MAX_MATCHED = 5000;
export const MAX_OTHERS = 200;

/** Sorts answers by whether their questions are the account's; holds no text that cannot be imported. */
export function createPlan(prompts: readonly KnownPrompt[]) {
  const known = new Map(prompts.map((prompt) => [normalisePrompt(prompt.question), prompt]));
  const seen = new Set<string>();
  const plan: ImportPlan = { matched: [], followUps: [], others: [], otherAnswers: 0 };
  const others = new Map<string, OtherQuestion>();
  return {
    add(answer: ChatAnswer) {
      // Two exports of one account share chats.
      if (seen.has(answer.id)) return;
      seen.add(answer.id);
      const question = normalisePrompt(answer.prompt);
      const prompt = known.get(question);
      if (prompt) {
        const list = answer.isFollowUp ? plan.followUps : plan.matched;
        if (list.length < MAX_MATCHED) list.push({ answer, prompt });
        return;
      }
      plan.otherAnswers += 1;
      if (answer.isFollowUp) return;
      const other = others.get(question);
      if (other) other.answers.push(answer);
      else if (others.size < MAX_OTHERS) others.set(question, { question: answer.prompt, answers: [answer] });
    },
    plan: (): ImportPlan => ({
      ...plan,
      others: [...others.values()].toSorted((a, b) => b.answers.length - a.answers.length),
    }),
  };
}

/** An answer as `importAnswers` takes it. */
export interface ImportedAnswer extends Omit<ChatAnswer, 'isFollowUp'> {
  platform: 'chatgpt';
  surface: 'INTERFACE';
  topic: string;
  /** Numbers answers to one prompt on one day, from 1. */
  run: number;
}

/** As many answers and characters as one request takes. */
const BATCH = { answers: 50, characters: 300_000 };
const MAX_RUN = 1000;

/** The chosen answers in requests, the earliest first. */
export function* toBatches(
  chosen: readonly { answer: ChatAnswer; prompt: KnownPrompt }[],
): Generator<ImportedAnswer[]> {
  const runs = new Map<string, number>();
  let batch: ImportedAnswer[] = [];
  let characters = 0;
  for (const { answer, prompt } of chosen.toSorted((a, b) =>
    a.answer.collectedAt < b.answer.collectedAt ? -1 : 1,
  )) {
    const { isFollowUp, ...rest } = answer;
    const day = JSON.stringify([prompt.topic, prompt.question, answer.collectedAt.slice(0, 10)]);
    const run = Math.min(MAX_RUN, (runs.get(day) ?? 0) + 1);
    runs.set(day, run);
    const size = JSON.stringify(rest).length;
    if (batch.length === BATCH.answers || (batch.length > 0 && characters + size > BATCH.characters)) {
      yield batch;
      [batch, characters] = [[], 0];
    }
    batch.push({
      ...rest,
      ...{ platform: 'chatgpt', surface: 'INTERFACE', topic: prompt.topic, prompt: prompt.question, run },
    });
    characters += size;
  }
  if (batch.length > 0) yield batch;
}
