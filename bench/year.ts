import type { RecordedAnswerInput } from '../server/graphql/resolvers.generated.ts';
import { answerText } from './answers.ts';

const TOPICS = 5;
const PROMPTS = 500;
const PLATFORMS = ['chatgpt', 'perplexity', 'gemini', 'claude'];
const DAY_MS = 86_400_000;

/** Answers of a year in which 500 prompts of 5 topics are put to 4 platforms every day. */
export const YEAR = 365 * PROMPTS * PLATFORMS.length;

/** The first `count` answers of that year, day by day and prompt by prompt. */
export function* year(count: number = YEAR): Generator<RecordedAnswerInput> {
  const start = Date.UTC(2025, 0, 1);
  for (let index = 0; index < count; index += 1) {
    const prompt = Math.floor(index / PLATFORMS.length) % PROMPTS;
    const day = Math.floor(index / (PLATFORMS.length * PROMPTS));
    yield {
      id: `year-${index}`,
      platform: PLATFORMS[index % PLATFORMS.length] ?? '',
      run: 1,
      collectedAt: new Date(start + day * DAY_MS).toISOString(),
      topic: `Topic ${(prompt % TOPICS) + 1}`,
      prompt: `Which tool is best for use number ${prompt + 1}?`,
      answer: answerText(index),
      sources: [],
    };
  }
}
