import { createSlices } from '../../lib/slices.ts';
import { Counts } from './counts.ts';
import { eachAnswer } from './packed-answer.ts';
import {
  type CitationFilter,
  type PromptsOfTopic,
  promptsOfTopics,
  type ReadQuery,
  readCitations,
} from './packed-citations.ts';

/** A cited page and the answers that cite it. */
export interface CountedSource {
  number: number;
  answers: number;
  visible: number;
  missed: number;
  /** The latest day with a missed answer (UTC, YYYY-MM-DD); null without one. */
  lastMissed: string | null;
}

/**
 * Counts the answers of a range that cite each page, by the pages' numbers, ascending.
 * @param topicId whose prompts' answers are counted; null, or the aggregate topic, for all
 */
export async function countSources(
  read: ReadQuery,
  filter: CitationFilter,
  topicId: string | null = null,
): Promise<CountedSource[]> {
  const prompts = topicId === null ? null : await readPromptsOf(read, filter.userId, topicId);
  const [answers, visible, missed] = [new Counts(), new Counts(), new Counts()];
  // Days come in descending order, so the first one with a missed answer is the latest.
  const lastMissed = new Map<number, string>();
  const nextSlice = createSlices();
  for await (const ofDay of readCitations(read, filter)) {
    eachAnswer(ofDay.answers, (answer) => {
      if (prompts && !prompts.has(answer.prompt)) return;
      answer.eachSource((source) => {
        answers.add(source);
        if (answer.visible) visible.add(source);
        if (!answer.missed) return;
        missed.add(source);
        if (missed.get(source) === 1) lastMissed.set(source, ofDay.day);
      });
    });
    await nextSlice();
  }
  return answers.numbers().map((number) => ({
    ...{ number, answers: answers.get(number), visible: visible.get(number), missed: missed.get(number) },
    lastMissed: lastMissed.get(number) ?? null,
  }));
}

/** The numbers of a topic's prompts; null for the aggregate topic. */
async function readPromptsOf(read: ReadQuery, userId: string, topicId: string): Promise<Set<number> | null> {
  const [topic] = await read<PromptsOfTopic>(promptsOfTopics(userId, [topicId]));
  return topic?.isAggregate ? null : new Set(topic?.numbers);
}
