import { sql } from 'drizzle-orm';
import { type Db, rows } from '../../../db/client.ts';
import { createSlices } from '../../../lib/slices.ts';
import { Counts } from '../../citations/counts.ts';
import { indexAmong } from '../../citations/index-among.ts';
import { findPromptsByNumber } from '../../citations/numbered-prompts.ts';
import { eachAnswer, type PackedAnswer } from '../../citations/packed-answer.ts';
import { readAlone, readCitations } from '../../citations/packed-citations.ts';
import { MAX_NAMED, MAX_PROMPTS, type NamedInstead, type PromptOfSource } from './source-store.ts';

interface NumberedSource {
  id: string;
  number: number;
}

/** The answers that cite a page. */
interface CitingAnswers {
  /** By the number of their prompt. */
  answers: Counts;
  missed: Counts;
  /** Missed ones, by the number of a company that they name. */
  named: Counts;
}

/**
 * What `findCitingPrompts` and `findNamedInstead` find, for pages that many answers cite: all packed answers of the account are read
 * once, which takes less than to look up the mentions of each.
 */
export async function countCiting(
  db: Db,
  userId: string,
  sources: readonly NumberedSource[],
): Promise<{ prompts: PromptOfSource[]; instead: NamedInstead[] }> {
  const citing = await readCiting(
    db,
    userId,
    sources.map(({ number }) => number),
  );
  const prompts = sources.flatMap(({ id }, index) =>
    promptsOf(citing[index])
      .map((counts) => ({ sourceId: id, ...counts }))
      .sort((a, b) => b.missed - a.missed || b.answers - a.answers || a.number - b.number)
      .slice(0, MAX_PROMPTS),
  );
  const [found, names] = await Promise.all([
    findPromptsByNumber(db, userId, [...new Set(prompts.map(({ number }) => number))]),
    findNames(db, userId),
  ]);
  const questions = new Map(found.map(({ number, id, question }) => [number, { id, question }]));
  const instead = sources.flatMap(({ id }, index) =>
    namedIn(citing[index])
      .filter(({ number }) => names.has(number))
      .sort((a, b) => b.answers - a.answers || a.number - b.number)
      .slice(0, MAX_NAMED)
      .map(({ number, answers }) => ({ sourceId: id, name: names.get(number) ?? '', answers })),
  );
  return {
    prompts: prompts.flatMap(({ number, ...counts }) => {
      const prompt = questions.get(number);
      return prompt ? [{ ...prompt, ...counts }] : [];
    }),
    instead,
  };
}

const promptsOf = (citing: CitingAnswers | undefined) =>
  (citing?.answers.numbers() ?? []).map((number) => ({
    ...{ number, answers: citing?.answers.get(number) ?? 0, missed: citing?.missed.get(number) ?? 0 },
  }));

const namedIn = (citing: CitingAnswers | undefined) =>
  (citing?.named.numbers() ?? []).map((number) => ({ number, answers: citing?.named.get(number) ?? 0 }));

async function readCiting(db: Db, userId: string, numbers: readonly number[]): Promise<CitingAnswers[]> {
  const citing = numbers.map(
    (): CitingAnswers => ({ answers: new Counts(), missed: new Counts(), named: new Counts() }),
  );
  const indexOf = indexAmong(numbers);
  const nextSlice = createSlices();
  const filter = { userId, from: null, to: null, platform: null };
  for await (const { answers: packed } of readCitations(readAlone(db), filter)) {
    eachAnswer(packed, (answer) => {
      for (let index = 0; index < answer.sources; index++) {
        const place = indexOf(answer.source(index));
        const counts = place >= 0 ? citing[place] : undefined;
        if (counts) addAnswer(counts, answer);
      }
    });
    await nextSlice();
  }
  return citing;
}

function addAnswer({ answers, missed, named }: CitingAnswers, answer: PackedAnswer): void {
  answers.add(answer.prompt);
  if (!answer.missed) return;
  missed.add(answer.prompt);
  for (let index = 0; index < answer.companies; index++) named.add(answer.company(index));
}

async function findNames(db: Db, userId: string): Promise<Map<number, string>> {
  const found = await rows<{ number: number; name: string }>(
    db,
    sql`select k.number, k.name from sightline.company k where k.user_id = ${userId}`,
  );
  return new Map(found.map(({ number, name }) => [number, name]));
}
