import type { Db } from '../../../db/client.ts';
import { inPortions } from '../../../lib/portions.ts';
import { createSlices } from '../../../lib/slices.ts';
import { AnswerSums } from './answer-sums.ts';
import { askedAnswers, type ComparisonQuery, type Indexed, plainAnswers } from './store.ts';

/** Prompts of one statement: a few of a year, all of a week. */
const PORTION_MS = 20;

/** What was asked as a persona, and what was asked plainly of the same prompts on the same platforms and days. */
export interface ComparedSums {
  asked: AnswerSums;
  plain: AnswerSums;
  bySetting: boolean;
  inPrompt: boolean;
}

/**
 * Adds up the answers of each persona, and the plain answers that they are compared with, some prompts at a time: in an account that asks as
 * several personas, most answers are asked as one.
 * @returns one for each of the personas
 */
export async function sumAnswers(
  db: Db,
  query: ComparisonQuery,
  personaIds: readonly string[],
  promptIds: readonly string[],
): Promise<ComparedSums[]> {
  const all = personaIds.map(
    (): ComparedSums => ({
      ...{ asked: new AnswerSums(), plain: new AnswerSums() },
      ...{ bySetting: false, inPrompt: false },
    }),
  );
  const [personas, prompts] = [indexed(personaIds), indexed(promptIds)];
  const nextSlice = createSlices();
  await inPortions(prompts, PORTION_MS, async (portion) => {
    for (const answer of await askedAnswers(db, query, personas, portion)) {
      const sums = all[answer.persona] as ComparedSums;
      sums.asked.add(answer);
      if (answer.place === 1) sums.bySetting = true;
      if (answer.place === 2) sums.inPrompt = true;
    }
    await nextSlice();
  });
  // Which days are compared is known when all prompts have been read.
  const asked = new Set(all.flatMap((sums) => [...sums.asked.prompts()]));
  const compared = prompts.filter(({ index }) => asked.has(index));
  await inPortions(compared, PORTION_MS, async (portion) => {
    for (const cell of await plainAnswers(db, query, portion)) {
      for (const sums of all) if (sums.asked.matches(cell)) sums.plain.add(cell);
    }
    await nextSlice();
  });
  return all;
}

const indexed = (ids: readonly string[]): Indexed => ids.map((id, index) => ({ id, index }));
