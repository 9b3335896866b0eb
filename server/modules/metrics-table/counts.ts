import type { Db } from '../../db/client.ts';
import { createBatchedReader } from '../visibility/batched-loaders.ts';
import {
  type AskedAnswerCell,
  type AskedCompanyCell,
  type AskedQuery,
  askedAnswerCells,
  askedCompanyCells,
  type CountedAnswers,
} from './asked-store.ts';
import type { Asked } from './slices.ts';
import {
  ANSWER_COLUMNS,
  type AnswerCell,
  answerCells,
  COMPANY_COLUMNS,
  type CompanyCell,
  companyCells,
  IMPRESSION_COLUMNS,
  type ImpressionCell,
  impressionCells,
} from './store.ts';

export interface Rollups {
  answers: AnswerCell[];
  companies: CompanyCell[];
  impressions: ImpressionCell[];
}

/** Counts of answers, each with how they were asked and what answered. */
export interface Counts {
  answers: AskedAnswerCell[];
  companies: AskedCompanyCell[];
  /** Where rollups count them; where answers are read, their visible prompts do. */
  impressions: (ImpressionCell & Asked)[];
}

export const NONE: Counts = { answers: [], companies: [], impressions: [] };
const PLAINLY = { personaId: null, model: null };

/** Plain answers, from rollups. */
export async function readPlain(db: Db, query: AskedQuery, isByPlatform: boolean): Promise<Rollups> {
  const ids = query.topics.map(({ id }) => id);
  const read = createBatchedReader(db);
  const [answers, companies, impressions] = await Promise.all([
    read<AnswerCell>(answerCells(query, ids), ANSWER_COLUMNS),
    read<CompanyCell>(companyCells(query, ids), COMPANY_COLUMNS),
    read<ImpressionCell>(impressionCells(query, ids, isByPlatform), IMPRESSION_COLUMNS),
  ]);
  return { answers, companies, impressions };
}

/** Prompts visible on each day, on all platforms together. */
export const readTotalImpressions = (db: Db, query: AskedQuery): Promise<ImpressionCell[]> =>
  createBatchedReader(db)<ImpressionCell>(
    impressionCells(
      query,
      query.topics.map(({ id }) => id),
      false,
    ),
    IMPRESSION_COLUMNS,
  );

export const asPlain = ({ answers, companies, impressions }: Rollups): Counts => ({
  answers: answers.map((cell) => ({ ...cell, ...PLAINLY, visiblePrompts: [] })),
  companies: companies.map((cell) => ({ ...cell, ...PLAINLY })),
  impressions: impressions.map((cell) => ({ ...cell, ...PLAINLY })),
});

/** Counts answers one by one. */
export async function readAnswers(db: Db, query: AskedQuery, which: CountedAnswers): Promise<Counts> {
  const [answers, companies] = await Promise.all([
    askedAnswerCells(db, query, which.answers),
    askedCompanyCells(db, query, which),
  ]);
  return { answers, companies, impressions: [] };
}
