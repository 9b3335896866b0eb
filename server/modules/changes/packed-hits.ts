import { sql } from 'drizzle-orm';
import { anyOf } from '../../db/any-of.ts';
import { type Db, rows } from '../../db/client.ts';
import { countDays } from '../../lib/days.ts';
import { createSlices } from '../../lib/slices.ts';
import { Counts } from '../citations/counts.ts';
import { indexAmong } from '../citations/index-among.ts';
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

/** What answers hit, by id, and what the sources are. */
interface PackedHits {
  sourceHits: HitsByItem;
  sources: ReadonlyMap<string, NumberedSource>;
  companyHits: HitsByItem;
}

/** Whose hits are read: those of the most cited sources, and of these companies. */
interface WantedItems extends MostCited {
  companyIds: readonly string[];
}

/** Which sources are read. */
interface MostCited {
  /** Answers of both windows that cite one at least. */
  minAnswers: number;
  /** Sources at most. */
  limit: number;
}

/**
 * Answers of both windows to these prompts that cite each of the most cited sources, and those that name each company. The packed answers
 * are kept to be read twice, first to find these sources: 6 MB for four weeks and the four before with a million answers a year.
 *
 * @param cells those of the grid
 */
export async function readPackedHits(
  db: Db,
  query: ChangesQuery,
  { grid, cells }: { grid: Grid; cells: readonly PromptCells[] },
  { companyIds, ...which }: WantedItems,
): Promise<PackedHits> {
  const [days, companies] = await Promise.all([
    readWindows(db, query),
    findCompanies(db, query.userId, companyIds),
  ]);
  const numbers = await mostCited(days, which);
  const found = (await findByNumber(db, query.userId, numbers)).sort((a, b) => (a.id < b.id ? -1 : 1));
  const promptNumbers = new Map(cells.map(({ prompt, promptNumber }) => [prompt, promptNumber]));
  const hits = await collectHits(days, {
    ...{ query, grid },
    prompts: new Map(grid.prompts.map((prompt, index) => [promptNumbers.get(prompt) ?? 0, index])),
    sources: found.map(({ number }) => number),
    companies: companies.map(({ number }) => number),
  });
  return {
    sourceHits: new Map(
      found
        .map(({ id }, index) => [id, hits.sources[index] ?? []] as const)
        .filter(([, own]) => own.length > 0),
    ),
    sources: new Map(found.map((source) => [source.id, source])),
    companyHits: new Map(companies.map(({ id }, index) => [id, hits.companies[index] ?? []])),
  };
}

const findCompanies = (db: Db, userId: string, ids: readonly string[]) =>
  rows<{ id: string; number: number }>(
    db,
    sql`select k.id, k.number from sightline.company k where k.user_id = ${userId} and k.id = ${anyOf(ids, 'uuid')}`,
  );

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
    eachAnswer(answers, (answer) => {
      for (let index = 0; index < answer.sources; index++) counts.add(answer.source(index));
    });
  }
  return counts
    .highest(limit)
    .filter(({ count }) => count >= minAnswers)
    .sort((a, b) => b.count - a.count || a.number - b.number)
    .slice(0, limit)
    .map(({ number }) => number);
}

/** What is collected. */
interface Wanted {
  query: ChangesQuery;
  grid: Grid;
  /** Which of the grid's prompts each is, by its number. */
  prompts: ReadonlyMap<number, number>;
  /** Numbers. */
  sources: readonly number[];
  /** Numbers. */
  companies: readonly number[];
}

/** The hits of each source and of each company. */
async function collectHits(
  days: readonly DayCitations[],
  { query, grid, prompts, ...wanted }: Wanted,
): Promise<{ sources: number[][]; companies: number[][] }> {
  const sources = collector(wanted.sources);
  const companies = collector(wanted.companies);
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
      for (let index = 0; index < answer.sources; index++) sources.add(answer.source(index), hit);
      for (let index = 0; index < answer.companies; index++) companies.add(answer.company(index), hit);
    });
  }
  return { sources: sources.hits, companies: companies.hits };
}

/** Collects the hits of some numbers; those of others are left out. */
function collector(numbers: readonly number[]) {
  const hits = numbers.map((): number[] => []);
  const indexOf = indexAmong(numbers);
  return {
    hits,
    add(number: number, hit: number): void {
      const index = indexOf(number);
      if (index >= 0) hits[index]?.push(hit);
    },
  };
}

/** As `dayOfWindows`. */
const dayOf = (day: string, { previous, current }: ChangesQuery) =>
  day < current.from
    ? countDays({ from: previous.from, to: day }) - 1
    : countDays(previous) + countDays({ from: current.from, to: day }) - 1;
