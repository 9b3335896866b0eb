import type { Db } from '../../db/client.ts';
import { createSlices } from '../../lib/slices.ts';
import { Counts } from '../citations/counts.ts';
import { eachCitation } from '../citations/each-citation.ts';
import { type PromptsOfTopic, promptsOfTopics, readCitations } from '../citations/packed-citations.ts';
import type { ReadRows } from './batched-loaders.ts';
import {
  type CountedSource,
  isLong,
  isOfAllAnswers,
  likelySources,
  nameSources,
  type SourceFilter,
  type SourceRow,
  totalSources,
} from './source-store.ts';
import type { TopicWindow } from './window-store.ts';

/** Pages that are counted first, for each that is wanted. */
const CANDIDATES = 2;

type Row = SourceRow & TopicWindow;

/**
 * Reads each window's `limit` most cited pages, most cited first, equal ones by URL.
 * @param candidates how many pages of a window are counted before all of them are
 */
export async function readTopSources(
  { db, read }: { db: Db; read: ReadRows },
  filter: SourceFilter,
  windows: readonly TopicWindow[],
  limit: number,
  candidates = CANDIDATES * limit,
): Promise<Row[]> {
  const limits = { limit, candidates };
  const ofAll = windows.filter((window) => isOfAllAnswers(filter, window));
  const ofDays = windows.filter((window) => !isOfAllAnswers(filter, window));
  const long = ofDays.filter((window) => isLong(filter, window));
  const topicIds = [...new Set(ofDays.map(({ topicId }) => topicId))];
  const [totals, likely, topics] = await Promise.all([
    ofAll.length > 0 ? read<Row>(totalSources(filter, ofAll, limits)) : [],
    long.length > 0 ? read<Row>(likelySources(filter, long, limits)) : [],
    ofDays.length > 0 ? read<PromptsOfTopic>(promptsOfTopics(filter.userId, topicIds)) : [],
  ]);
  const found = new Set(likely.map(keyOf));
  const others = ofDays.filter((window) => !found.has(keyOf(window)));
  const counted = others.length > 0 ? await countSources(db, filter, { windows: others, topics }, limit) : [];
  const named = counted.length > 0 ? await read<Row>(nameSources(filter.userId, counted, limit)) : [];
  return [...totals, ...likely, ...named];
}

const keyOf = ({ topicId, from }: TopicWindow) => `${topicId} ${from}`;

const NONE: never[] = [];

/** Counts all citations of windows. @returns the most cited pages of each, and those as often cited as the last of these */
async function countSources(
  db: Db,
  filter: SourceFilter,
  { windows, topics }: { windows: readonly TopicWindow[]; topics: readonly PromptsOfTopic[] },
  limit: number,
): Promise<CountedSource[]> {
  const starts = windows.map((window) => window.from);
  const from = starts.includes(null) ? null : (starts.toSorted()[0] ?? null);
  const counting = windows.map((window) => ({ window, counts: new Counts() }));
  const nextSlice = createSlices();
  for await (const { day, citations } of readCitations(db, { ...filter, from })) {
    const ofDay = counting.filter(({ window }) => window.from === null || window.from <= day);
    const byTopic = Map.groupBy(ofDay, ({ window }) => window.topicId);
    const ofAll = topics.flatMap(({ id, isAggregate }) => (isAggregate ? (byTopic.get(id) ?? []) : []));
    const ofPrompt = new Map(
      topics.flatMap(({ id, numbers }) =>
        (numbers ?? []).map((prompt) => [prompt, byTopic.get(id) ?? NONE] as const),
      ),
    );
    eachCitation(citations, (source, prompt) => {
      for (const { counts } of ofAll) counts.add(source);
      for (const { counts } of ofPrompt.get(prompt) ?? NONE) counts.add(source);
    });
    await nextSlice();
  }
  return counting.flatMap(({ window, counts }) =>
    counts.highest(limit).map(({ number, count }) => ({ ...window, number, mentions: count })),
  );
}
