import { type Db, rows } from '../../db/client.ts';
import { createSlices } from '../../lib/slices.ts';
import { eachAnswer } from './packed-answer.ts';
import {
  type CitationFilter,
  type PromptsOfTopic,
  promptsOfTopics,
  readAlone,
  readCitations,
} from './packed-citations.ts';
import { dayNumber, SourceCounts } from './source-counts.ts';

/**
 * Counts the answers of a range that cite each page.
 * @param topicId whose prompts' answers are counted; null, or the aggregate topic, for all
 */
export async function countSources(
  db: Db,
  filter: CitationFilter,
  topicId: string | null = null,
): Promise<SourceCounts> {
  const prompts = topicId === null ? null : await readPromptsOf(db, filter.userId, topicId);
  const counts = new SourceCounts();
  const nextSlice = createSlices();
  for await (const { day, answers } of readCitations(readAlone(db), filter)) {
    const number = dayNumber(day);
    eachAnswer(answers, (answer) => {
      if (prompts && !prompts.has(answer.prompt)) return;
      for (let index = 0; index < answer.sources; index++) counts.add(answer.source(index), answer, number);
    });
    await nextSlice();
  }
  return counts;
}

/** The numbers of a topic's prompts; null for the aggregate topic. */
async function readPromptsOf(db: Db, userId: string, topicId: string): Promise<Set<number> | null> {
  const [topic] = await rows<PromptsOfTopic>(db, promptsOfTopics(userId, [topicId]));
  return topic?.isAggregate ? null : new Set(topic?.numbers);
}
