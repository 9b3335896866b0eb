import type { Db } from '../../db/client.ts';
import { countDays } from '../../lib/days.ts';
import { createSlices } from '../../lib/slices.ts';
import { Counts } from '../citations/counts.ts';
import { eachAnswer } from '../citations/packed-answer.ts';
import {
  type DayCitations,
  findByNumber,
  type NumberedSource,
  readAlone,
  readCitations,
} from '../citations/packed-citations.ts';
import type { Grid } from './hits.ts';
import type { HitsByItem } from './hits-store.ts';
import { type ChangesQuery, type PromptCells, rangesOf } from './store.ts';

/** The hits of sources, and what the sources are, by id. */
interface SourceHits {
  hits: HitsByItem;
  sources: ReadonlyMap<string, NumberedSource>;
}

/** Which sources are read. */
interface MostCited {
  /** Answers of both windows that cite one at least. */
  minAnswers: number;
  /** Sources at most. */
  limit: number;
}

/**
 * Answers of both windows to these prompts that cite each of the most cited sources. The citations are kept to be read twice, first to
 * find these sources: 6 MB for four weeks and the four before with a million answers a year.
 *
 * @param cells those of the grid
 */
export async function readSourceHits(
  db: Db,
  query: ChangesQuery,
  { grid, cells }: { grid: Grid; cells: readonly PromptCells[] },
  which: MostCited,
): Promise<SourceHits> {
  const days = await readWindows(db, query);
  const sources = await mostCited(days, which);
  const found = (await findByNumber(db, query.userId, sources)).sort((a, b) => (a.id < b.id ? -1 : 1));
  const prompts = new Map(cells.map(({ prompt, promptNumber }) => [prompt, promptNumber]));
  const hits = await collectHits(days, {
    ...{ query, grid, sources: found.map(({ number }) => number) },
    prompts: new Map(grid.prompts.map((prompt, index) => [prompts.get(prompt) ?? 0, index])),
  });
  return {
    hits: new Map(
      found.map(({ id }, index) => [id, hits[index] ?? []] as const).filter(([, own]) => own.length > 0),
    ),
    sources: new Map(found.map((source) => [source.id, source])),
  };
}

/** Not those of the days between the windows. */
async function readWindows(db: Db, query: ChangesQuery) {
  const { userId, platform } = query;
  const days: DayCitations[] = [];
  for (const range of rangesOf(query)) {
    for await (const day of readCitations(readAlone(db), { userId, platform, ...range })) days.push(day);
  }
  return days;
}

/** The numbers of the sources that most answers cite. */
async function mostCited(days: readonly DayCitations[], { minAnswers, limit }: MostCited): Promise<number[]> {
  const counts = new Counts();
  const nextSlice = createSlices();
  for (const { answers } of days) {
    await nextSlice();
    eachAnswer(answers, (answer) => answer.eachSource((source) => counts.add(source)));
  }
  return counts
    .highest(limit)
    .filter(({ count }) => count >= minAnswers)
    .sort((a, b) => b.count - a.count || a.number - b.number)
    .slice(0, limit)
    .map(({ number }) => number);
}

/** What is counted. */
interface Wanted {
  query: ChangesQuery;
  grid: Grid;
  /** Numbers. */
  sources: readonly number[];
  /** Which of the grid's prompts each is, by its number. */
  prompts: ReadonlyMap<number, number>;
}

/** The hits of each source. */
async function collectHits(
  days: readonly DayCitations[],
  { query, grid, sources, prompts }: Wanted,
): Promise<number[][]> {
  const hits = sources.map((): number[] => []);
  // From 1: most citations are of other sources, so that these are to be told fast.
  const places = new Uint16Array(Math.max(0, ...sources) + 1);
  sources.forEach((number, index) => {
    places[number] = index + 1;
  });
  const nextSlice = createSlices();
  for (const { day, platform, answers } of days) {
    await nextSlice();
    const platformAt = grid.platforms.indexOf(platform);
    if (platformAt < 0) continue;
    const at = dayOf(day, query);
    eachAnswer(answers, (answer) => {
      const promptAt = prompts.get(answer.prompt);
      if (promptAt === undefined) return;
      const hit = (promptAt * grid.platforms.length + platformAt) * grid.days + at;
      answer.eachSource((source) => {
        const place = places[source];
        if (place) hits[place - 1]?.push(hit);
      });
    });
  }
  return hits;
}

/** As `dayOfWindows`. */
const dayOf = (day: string, { previous, current }: ChangesQuery) =>
  day < current.from
    ? countDays({ from: previous.from, to: day }) - 1
    : countDays(previous) + countDays({ from: current.from, to: day }) - 1;
