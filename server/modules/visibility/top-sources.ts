import { createSlices } from '../../lib/slices.ts';
import { Counts } from '../citations/counts.ts';
import { eachAnswer, type PackedAnswer } from '../citations/packed-answer.ts';
import {
  type PromptsOfTopic,
  promptsOfTopics,
  readAsText,
  readCitations,
} from '../citations/packed-citations.ts';
import type { ReadRows } from './batched-loaders.ts';
import {
  isLong,
  isOfAllAnswers,
  likelySources,
  nameSources,
  type SourceFilter,
  type SourceRow,
  totalSources,
  type WindowSource,
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
  read: ReadRows,
  filter: SourceFilter,
  windows: readonly TopicWindow[],
  limit: number,
  candidates = CANDIDATES * limit,
): Promise<Row[]> {
  const limits = { limit, candidates };
  const ofAll = windows.filter((window) => isOfAllAnswers(filter, window));
  const ofDays = windows.filter((window) => !isOfAllAnswers(filter, window));
  const long = ofDays.filter((window) => isLong(filter, window));
  const topics = read<PromptsOfTopic>(
    promptsOfTopics(filter.userId, [...new Set(ofDays.map(({ topicId }) => topicId))]),
  );
  const countOthers = (others: readonly TopicWindow[]) =>
    others.length > 0 ? countWindows(read, filter, { windows: others, topics }, limit) : [];
  const [totals, likely, short] = await Promise.all([
    ofAll.length > 0 ? read<Row>(totalSources(filter, ofAll, limits)) : [],
    long.length > 0 ? read<Row>(likelySources(filter, long, limits)) : [],
    // At once, so that the citations come by the same statement.
    countOthers(ofDays.filter((window) => !isLong(filter, window))),
    topics,
  ]);
  const found = new Set(likely.map(keyOf));
  // These have few citations.
  const others = long.filter((window) => !found.has(keyOf(window)));
  const counted = [...short, ...(await countOthers(others))];
  const named = counted.length > 0 ? await read<Row>(nameSources(filter.userId, counted, limit)) : [];
  return [...totals, ...likely, ...named];
}

const keyOf = ({ topicId, from }: TopicWindow) => `${topicId} ${from}`;

const NONE: readonly never[] = [];

interface Counting {
  window: TopicWindow;
  counts: Counts;
}

/** What the citations of an answer are added to: always, and by its prompt's number. */
function countsByPrompt(counting: readonly Counting[], topics: readonly PromptsOfTopic[]) {
  const byTopic = Map.groupBy(counting, ({ window }) => window.topicId);
  const countsOf = (id: string) => (byTopic.get(id) ?? []).map(({ counts }) => counts);
  const single = topics.filter(({ isAggregate }) => !isAggregate);
  return {
    windows: counting.length,
    ofAll: topics.filter(({ isAggregate }) => isAggregate).flatMap(({ id }) => countsOf(id)),
    ofPrompt: new Map(
      single.flatMap(({ id, numbers }) => {
        const counts = countsOf(id);
        return (numbers ?? []).map((prompt) => [prompt, counts] as const);
      }),
    ),
  };
}

/** Counts all citations of windows. @returns the most cited pages of each, and those as often cited as the last of these */
async function countWindows(
  read: ReadRows,
  filter: SourceFilter,
  { windows, topics }: { windows: readonly TopicWindow[]; topics: Promise<readonly PromptsOfTopic[]> },
  limit: number,
): Promise<WindowSource[]> {
  const starts = windows.map((window) => window.from);
  const from = starts.includes(null) ? null : (starts.toSorted()[0] ?? null);
  const counting = windows.map((window) => ({ window, counts: new Counts() }));
  const nextSlice = createSlices();
  let wanted = countsByPrompt([], []);
  for await (const { day, answers } of readCitations(readAsText(read), { ...filter, from })) {
    const ofDay = counting.filter(({ window }) => window.from === null || window.from <= day);
    // The latest days come first, so that windows only end.
    if (ofDay.length !== wanted.windows) wanted = countsByPrompt(ofDay, await topics);
    const { ofAll, ofPrompt } = wanted;
    eachAnswer(answers, (answer) => {
      for (const counts of ofAll) addSources(counts, answer);
      for (const counts of ofPrompt.get(answer.prompt) ?? NONE) addSources(counts, answer);
    });
    await nextSlice();
  }
  return counting.flatMap(({ window, counts }) =>
    counts.highest(limit).map(({ number, count }) => ({ ...window, number, mentions: count })),
  );
}

function addSources(counts: Counts, answer: PackedAnswer): void {
  for (let index = 0; index < answer.sources; index++) counts.add(answer.source(index));
}
