import type { Db } from '../../../db/client.ts';
import { inDayPortions } from '../../../lib/day-portions.ts';
import { DAY_MS, type DateRange, utcDay } from '../../../lib/days.ts';
import { inPortions } from '../../../lib/portions.ts';
import { AnswerSums } from './answer-sums.ts';
import { type AskedPair, plainSums } from './plain-store.ts';
import { askedDays, askedSums, type ComparisonQuery } from './store.ts';

/** Of one statement: while it runs, an embedded database serves nobody else. */
const STATEMENT_MS = 20;
/** Days of prompts that the first statement reads, for a few milliseconds. */
const FIRST_CELLS = 3000;
/** The number of a day on which nothing was asked as a persona. */
const NONE = -1;

/** What was asked as a persona, and what was asked plainly of the same prompts on the same platforms and days. */
export interface ComparedSums {
  asked: AnswerSums;
  plain: AnswerSums;
  bySetting: boolean;
  inPrompt: boolean;
}

/**
 * Adds up the answers of each persona, some days at a time, and the plain answers that they are compared with, some prompts at a time.
 * @returns one for each of the personas
 */
export async function sumAnswers(
  db: Db,
  query: ComparisonQuery,
  personaIds: readonly string[],
): Promise<ComparedSums[]> {
  const all = personaIds.map(
    (): ComparedSums => ({
      ...{ asked: new AnswerSums(), plain: new AnswerSums() },
      ...{ bySetting: false, inPrompt: false },
    }),
  );
  const addAsked = async (days: DateRange<string>) => {
    for (const row of await askedSums(db, { ...query, ...days }, personaIds)) {
      const sums = all[row.persona] as ComparedSums;
      if (row.day !== null) sums.asked.addDay(row.platform, row.day, row);
      if (row.promptId !== null) sums.asked.addPrompt(row.platform, row.promptId, row);
      sums.bySetting ||= row.bySetting;
      sums.inPrompt ||= row.inPrompt;
    }
  };
  // A prompt has few answers.
  if (query.promptId !== null) await addAsked(query);
  else {
    const days = await askedDays(db, query, personaIds);
    if (days) await inDayPortions(days, STATEMENT_MS, addAsked);
  }
  // Which days are compared is known when all have been read.
  await addPlain(db, query, all);
  return all;
}

/**
 * Prompts and days are put together by the personas that were asked, of which there are few different sets: so the database adds up
 * for all of a set at once.
 */
async function addPlain(db: Db, query: ComparisonQuery, all: readonly ComparedSums[]): Promise<void> {
  const sets = createSets();
  const askersOfDay = new Map<number, number[]>();
  const askersOfPair = new Map<string, { promptId: string; platform: string; askers: number[] }>();
  for (const [persona, { asked }] of all.entries()) {
    for (const day of asked.days()) askersOfDay.set(day, [...(askersOfDay.get(day) ?? []), persona]);
    for (const { promptId, platform } of asked.pairs()) {
      const key = `${promptId} ${platform}`;
      const { askers } = askersOfPair.get(key) ?? { askers: [] };
      askersOfPair.set(key, { promptId, platform, askers: [...askers, persona] });
    }
  }
  if (askersOfDay.size === 0) return;
  const [first, last] = [Math.min(...askersOfDay.keys()), Math.max(...askersOfDay.keys())];
  const askersOfDays = Array.from({ length: last - first + 1 }, (_, index) => {
    const askers = askersOfDay.get(first + index);
    return askers ? sets.numberOf(askers) : NONE;
  });
  const compared = { ...query, from: utcDay(first * DAY_MS), to: utcDay(last * DAY_MS) };
  const pairs = [...askersOfPair.values()].map(
    (pair, index): AskedPair => ({ ...pair, index, askers: sets.numberOf(pair.askers) }),
  );
  const addPortion = async (portion: readonly AskedPair[]) => {
    for (const row of await plainSums(db, compared, portion, askersOfDays)) {
      const pair = row.pair === null ? null : (pairs[row.pair] as AskedPair);
      const ofDay = sets.at(row.askersOfDay);
      for (const persona of sets.at(pair ? pair.askers : (row.askers as number))) {
        if (!ofDay.includes(persona)) continue;
        const { plain } = all[persona] as ComparedSums;
        if (pair) plain.addPrompt(pair.platform, pair.promptId, row);
        else plain.addDay(row.platform as string, row.day as number, row);
      }
    }
  };
  await inPortions(pairs, STATEMENT_MS, addPortion, { first: Math.ceil(FIRST_CELLS / askersOfDays.length) });
}

/** Numbers different sets of personas, given in ascending order. */
function createSets() {
  const sets: (readonly number[])[] = [];
  const numbers = new Map<string, number>();
  return {
    numberOf(personas: readonly number[]): number {
      const key = personas.join();
      const known = numbers.get(key);
      if (known !== undefined) return known;
      numbers.set(key, sets.length);
      return sets.push(personas) - 1;
    },
    at: (number: number): readonly number[] => sets[number] ?? [],
  };
}
