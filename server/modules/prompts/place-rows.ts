import { MOST_TOPICS, tooManyTopics } from '../topics/limits.ts';
import type { ActiveCounts, NewTopic, TopicSettings } from '../topics/model.ts';
import { nameKey, topicFinder, topicName } from '../topics/name.ts';
import { newTopics } from '../topics/new-topics.ts';
import type { ImportedRow, PromptRow } from './edit-model.ts';
import { question } from './question.ts';

/** A row that can be taken, and where it belongs. */
export interface PlacedRow {
  index: number;
  topicId: string;
  question: string;
}

/** Where the rows of a file belong. */
export interface PlacedRows {
  placed: PlacedRow[];
  refused: ImportedRow[];
  /** Topics that are named and not there yet. */
  topics: NewTopic[];
}

/**
 * Finds each row's topic. A topic is known by its name and, where none has that name, by the one it was made with, so
 * that a file from before a topic was renamed still finds it. Pure.
 */
export function placeRows(
  rows: readonly PromptRow[],
  all: readonly TopicSettings[],
  active: ActiveCounts,
): PlacedRows {
  const refused: ImportedRow[] = [];
  const refuse = (index: number, reason: string) => refused.push({ index, outcome: 'REFUSED', reason });
  const find = topicFinder(all);

  const readable = rows.flatMap((row, index) => {
    const name = topicName.safeParse(row.topic);
    const asked = question.safeParse(row.question);
    if (name.success && asked.success) return [{ index, name: name.data, question: asked.data }];
    refuse(
      index,
      `${name.success ? 'question' : 'topic'}: ${(name.error ?? asked.error)?.issues[0]?.message}`,
    );
    return [];
  });

  const unknown = readable.map(({ name }) => name).filter((name) => !find(name));
  const topics = newTopics(unknown, all).topics.slice(0, Math.max(0, MOST_TOPICS - active.topics));
  const made = new Map(topics.map((topic) => [nameKey(topic.name), topic]));

  const placed = readable.flatMap(({ index, name, question }) => {
    const known = find(name);
    if (known?.archived) refuse(index, `topic: “${known.name}” is archived; restore it first.`);
    if (known) return known.archived ? [] : [{ index, topicId: known.id, question }];
    const topic = made.get(nameKey(name));
    if (topic) return [{ index, topicId: topic.id, question }];
    refuse(index, `topic: ${tooManyTopics({ ...active, topics: active.topics + topics.length })}`);
    return [];
  });
  return { placed, refused, topics };
}
