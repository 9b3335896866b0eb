import { sql } from 'drizzle-orm';
import { anyOf } from '../../../db/any-of.ts';
import { type Db, rows } from '../../../db/client.ts';
import { createSlices } from '../../../lib/slices.ts';
import { eachAnswer } from '../../citations/packed-answer.ts';
import { readAlone, readCitations } from '../../citations/packed-citations.ts';
import { MAX_NAMED, MAX_PROMPTS, type NamedInstead, type PromptOfSource } from './source-store.ts';

interface NumberedSource {
  id: string;
  number: number;
}

/** The answers that cite a page, by the numbers of prompts and companies. */
interface CitingAnswers {
  prompts: Map<number, { answers: number; missed: number }>;
  /** Missed answers that name each company. */
  named: Map<number, number>;
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
    [...(citing[index]?.prompts ?? [])]
      .map(([number, counts]) => ({ sourceId: id, number, ...counts }))
      .sort((a, b) => b.missed - a.missed || b.answers - a.answers || a.number - b.number)
      .slice(0, MAX_PROMPTS),
  );
  const [questions, names] = await Promise.all([
    findPrompts(db, userId, [...new Set(prompts.map(({ number }) => number))]),
    findNames(db, userId),
  ]);
  const instead = sources.flatMap(({ id }, index) =>
    [...(citing[index]?.named ?? [])]
      .filter(([number]) => names.has(number))
      .sort(([a, answers], [b, others]) => others - answers || a - b)
      .slice(0, MAX_NAMED)
      .map(([number, answers]) => ({ sourceId: id, name: names.get(number) ?? '', answers })),
  );
  return {
    prompts: prompts.flatMap(({ number, ...counts }) => {
      const prompt = questions.get(number);
      return prompt ? [{ ...prompt, ...counts }] : [];
    }),
    instead,
  };
}

async function readCiting(db: Db, userId: string, numbers: readonly number[]): Promise<CitingAnswers[]> {
  const citing = numbers.map((): CitingAnswers => ({ prompts: new Map(), named: new Map() }));
  // From 1: most citations are of other pages, so that these are to be told fast.
  const places = new Uint16Array(Math.max(0, ...numbers) + 1);
  numbers.forEach((number, index) => {
    places[number] = index + 1;
  });
  const nextSlice = createSlices();
  const filter = { userId, from: null, to: null, platform: null };
  for await (const { answers } of readCitations(readAlone(db), filter)) {
    eachAnswer(answers, (answer) => {
      answer.eachSource((source) => {
        const place = places[source];
        const { prompts, named } = (place && citing[place - 1]) || NOWHERE;
        if (!prompts || !named) return;
        const counts = prompts.get(answer.prompt) ?? { answers: 0, missed: 0 };
        counts.answers += 1;
        counts.missed += Number(answer.missed);
        prompts.set(answer.prompt, counts);
        if (answer.missed) answer.eachCompany((company) => named.set(company, (named.get(company) ?? 0) + 1));
      });
    });
    await nextSlice();
  }
  return citing;
}

const NOWHERE: Partial<CitingAnswers> = {};

async function findPrompts(db: Db, userId: string, numbers: readonly number[]) {
  const found = await rows<{ number: number; id: string; question: string }>(
    db,
    sql`select p.number, p.id, p.question from sightline.prompt p
        where p.user_id = ${userId} and p.number = ${anyOf(numbers.map(String), 'bigint')}`,
  );
  return new Map(found.map(({ number, ...prompt }) => [number, prompt]));
}

async function findNames(db: Db, userId: string): Promise<Map<number, string>> {
  const found = await rows<{ number: number; name: string }>(
    db,
    sql`select k.number, k.name from sightline.company k where k.user_id = ${userId}`,
  );
  return new Map(found.map(({ number, name }) => [number, name]));
}
