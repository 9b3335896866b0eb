import type { RecordedAnswerInput } from '../../server/graphql/resolvers.generated.ts';
import { ANSWER } from './customers.ts';

const DAY_MS = 86_400_000;

/** Answers over several topics, prompts and days; the same number always gives the same batch. */
export function recordedBatch(number: number, size: number): RecordedAnswerInput[] {
  return Array.from({ length: size }, (_, index) => {
    const place = number * size + index;
    return {
      id: `recorded-${place}`,
      platform: place % 2 ? 'chatgpt' : 'gemini',
      run: (Math.floor(place / 400) % 1000) + 1,
      collectedAt: new Date(Date.UTC(2025, 0, 1) + (place % 20) * DAY_MS).toISOString(),
      topic: `Topic ${place % 4}`,
      prompt: `Which tool is best for use number ${place % 40}?`,
      answer: ANSWER.text,
      sources: ANSWER.sources,
    };
  });
}
