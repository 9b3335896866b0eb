import type { Db } from '../../db/client.ts';
import { addDays, countDays } from '../../lib/days.ts';
import { createSlices } from '../../lib/slices.ts';
import { Counts } from '../citations/counts.ts';
import { eachCitation } from '../citations/each-citation.ts';
import {
  type DayCitations,
  findByNumber,
  type NumberedSource,
  readAlone,
  readCitations,
} from '../citations/packed-citations.ts';
import { type DayCount, stratumKey } from './evidence.ts';
import type { HitsByItem } from './hits-store.ts';
import type { ChangesQuery, PromptCells } from './store.ts';

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
 * @param cells in order of prompt and platform
 */
export async function readSourceHits(
  db: Db,
  query: ChangesQuery,
  cells: readonly PromptCells[],
  which: MostCited,
): Promise<SourceHits> {
  const days = await readWindows(db, query);
  const sources = await mostCited(days, which);
  const found = await findByNumber(db, query.userId, sources);
  const prompts = new Map(cells.map(({ prompt, promptNumber }) => [prompt, promptNumber]));
  const platforms = [...new Set(cells.map(({ platform }) => platform))].sort();
  const keys = [...prompts.keys()].flatMap((prompt) =>
    platforms.map((platform) => stratumKey({ prompt, platform })),
  );
  const hits = await countHits(days, {
    sources: found.map(({ number }) => number),
    prompts: new Map([...prompts.values()].map((number, index) => [number, index])),
    ...{ platforms, firstDay: query.previous.from },
  });
  // Differences are added up in the order of sources and prompts: what is shown must not vary with that of the look-ups.
  const named = found.map(({ id }, index) => ({ id, strata: hits[index] ?? new Map<number, DayCount[]>() }));
  const sourceHits = new Map(
    named
      .filter(({ strata }) => strata.size > 0)
      .sort((a, b) => (a.id < b.id ? -1 : 1))
      .map(({ id, strata }) => [id, byKey(strata, keys)]),
  );
  return { hits: sourceHits, sources: new Map(found.map((source) => [source.id, source])) };
}

/** Not those of the days between the windows. In order of days, so that the days of a prompt come in order too. */
async function readWindows(db: Db, { userId, platform, previous, current }: ChangesQuery) {
  const days: DayCitations[] = [];
  const isOne = addDays(previous.to, 1) === current.from;
  for (const { from, to } of isOne ? [{ from: previous.from, to: current.to }] : [current, previous]) {
    for await (const day of readCitations(readAlone(db), { userId, platform, from, to })) days.push(day);
  }
  return days.reverse();
}

/** The numbers of the sources that most answers cite. */
async function mostCited(days: readonly DayCitations[], { minAnswers, limit }: MostCited): Promise<number[]> {
  const counts = new Counts();
  const nextSlice = createSlices();
  for (const { citations } of days) {
    await nextSlice();
    eachCitation(citations, (source) => counts.add(source));
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
  /** Numbers. */
  sources: readonly number[];
  /** The place of each prompt by its number. */
  prompts: ReadonlyMap<number, number>;
  platforms: readonly string[];
  firstDay: string;
}

/** Answers of each source by prompt × platforms + platform, each from 0, and by day. */
async function countHits(
  days: readonly DayCitations[],
  { sources, prompts, platforms, firstDay }: Wanted,
): Promise<Map<number, DayCount[]>[]> {
  const hits = sources.map(() => new Map<number, [at: number, count: number][]>());
  // From 1: most citations are of other sources, so that these are to be told fast.
  const places = new Uint16Array(Math.max(0, ...sources) + 1);
  sources.forEach((number, index) => {
    places[number] = index + 1;
  });
  const nextSlice = createSlices();
  for (const { day, platform, citations } of days) {
    await nextSlice();
    const platformAt = platforms.indexOf(platform);
    if (platformAt < 0) continue;
    const at = countDays({ from: firstDay, to: day }) - 1;
    eachCitation(citations, (source, prompt) => {
      const place = places[source];
      if (!place) return;
      const [own, promptAt] = [hits[place - 1], prompts.get(prompt)];
      if (!own || promptAt === undefined) return;
      const stratum = promptAt * platforms.length + platformAt;
      const counts = own.get(stratum);
      if (!counts) own.set(stratum, [[at, 1]]);
      else countDay(counts, at);
    });
  }
  return hits;
}

function countDay(counts: [at: number, count: number][], at: number): void {
  const last = counts.at(-1);
  if (last?.[0] === at) last[1] += 1;
  else counts.push([at, 1]);
}

/** In order of prompts and platforms. */
const byKey = (strata: ReadonlyMap<number, DayCount[]>, keys: readonly string[]) =>
  new Map([...strata].sort(([a], [b]) => a - b).map(([stratum, counts]) => [keys[stratum] ?? '', counts]));
