import type { Db } from '../../db/client.ts';
import type { Persona } from '../personas/model.ts';
import { ANSWER_COUNTS, addUp, type CellKey, COMPANY_COUNTS, cellKey, countImpressions } from './add-up.ts';
import {
  type AskedAnswerCell,
  type AskedCompanyCell,
  type AskedQuery,
  askedAnswerCells,
  askedCompanyCells,
  asPersonas,
  plainFailures,
  plainOn,
} from './asked-store.ts';
import type { Cells } from './build-rows.ts';
import type { Dimension } from './model.ts';
import { mixedDays, originCells } from './origin-store.ts';
import { type Asked, createSlicer, type Slice } from './slices.ts';
import {
  type AnswerCell,
  answerCells,
  type CompanyCell,
  companyCells,
  type ImpressionCell,
  impressionCells,
} from './store.ts';

interface Rollups {
  answers: AnswerCell[];
  companies: CompanyCell[];
  impressions: ImpressionCell[];
}

/** Counts of answers, each with how they were asked and what answered. */
interface Counts {
  answers: AskedAnswerCell[];
  companies: AskedCompanyCell[];
  /** Where rollups count them; where answers are read, their visible prompts do. */
  impressions: (ImpressionCell & Asked)[];
}

/**
 * Reads the counts of a table, slice by slice. Plain answers come from rollups; those of personas, and those of days on which
 * rollups cannot say the model, are counted one by one.
 * @param companyIds the companies that are tracked
 */
export async function readSlices(
  db: Db,
  query: AskedQuery,
  by: readonly Dimension[],
  personas: readonly Persona[],
  companyIds: ReadonlySet<string>,
): Promise<{ slice: Slice; cells: Cells }[]> {
  const isByPlatform = by.includes('platform') || query.platform !== null;
  const isTracked = ({ companyId }: { companyId: string }) => companyIds.has(companyId);
  if (!by.some((dimension) => SPLIT_BY_ASKING.has(dimension))) {
    const { companies, ...cells } = await readPlain(db, query, isByPlatform);
    return [{ slice: UNSPLIT, cells: { ...cells, companies: companies.filter(isTracked) } }];
  }
  const [plain, asked] = await Promise.all([
    query.byModel
      ? readPlainByModel(db, query, isByPlatform)
      : readPlain(db, query, isByPlatform).then(asPlain),
    personas.length > 0 ? readAnswers(db, query, asPersonas(query)) : NONE,
  ]);
  const slicer = createSlicer(by, personas);
  const keyOf = (cell: Asked) => slicer.keyOf(cell);
  const answers = Map.groupBy([...plain.answers, ...asked.answers], keyOf);
  const companies = Map.groupBy([...plain.companies, ...asked.companies].filter(isTracked), keyOf);
  const impressions = Map.groupBy(plain.impressions, keyOf);
  return slicer.slices().map(([key, slice]) => {
    const own = answers.get(key) ?? [];
    return {
      slice,
      cells: {
        answers: addUp(own, ANSWER_COUNTS, cellKey),
        companies: addUp(
          companies.get(key) ?? [],
          COMPANY_COUNTS,
          (cell) => `${cellKey(cell)} ${cell.companyId}`,
        ),
        impressions: [...(impressions.get(key) ?? []), ...countImpressions(own, isByPlatform)],
      },
    };
  });
}

const SPLIT_BY_ASKING: ReadonlySet<Dimension> = new Set(['persona', 'locale', 'model']);
const UNSPLIT: Slice = { persona: null, locale: null, model: null };
const NONE: Counts = { answers: [], companies: [], impressions: [] };
const PLAINLY = { personaId: null, model: null };

async function readPlain(db: Db, query: AskedQuery, isByPlatform: boolean): Promise<Rollups> {
  const ids = query.topics.map(({ id }) => id);
  const [answers, companies, impressions] = await Promise.all([
    answerCells(db, query, ids),
    companyCells(db, query, ids),
    impressionCells(db, query, ids, isByPlatform),
  ]);
  return { answers, companies, impressions };
}

const asPlain = ({ answers, companies, impressions }: Rollups): Counts => ({
  answers: answers.map((cell) => ({ ...cell, ...PLAINLY, visiblePrompts: [] })),
  companies: companies.map((cell) => ({ ...cell, ...PLAINLY })),
  impressions: impressions.map((cell) => ({ ...cell, ...PLAINLY })),
});

/** A failed measurement counts for the model that it names, nearly always none. */
async function readPlainByModel(db: Db, query: AskedQuery, isByPlatform: boolean): Promise<Counts> {
  const origins = await originCells(
    db,
    query,
    query.topics.map(({ id }) => id),
  );
  const mixed = mixedDays(origins, isByPlatform);
  const [rollups, answers, failures] = await Promise.all([
    readPlain(db, query, true).then(asPlain),
    mixed.size > 0 ? readAnswers(db, query, plainOn(query, [...mixed])) : NONE,
    askedAnswerCells(db, query, plainFailures(query)),
  ]);
  const models = new Map(origins.map((cell) => [cellKey(cell), cell.model]));
  const ofModel = <Cell extends Asked & CellKey>(cells: readonly Cell[]): Cell[] =>
    cells
      .filter((cell) => models.has(cellKey(cell)) && !mixed.has(cell.day))
      .map((cell) => ({ ...cell, model: models.get(cellKey(cell)) ?? null }));
  return {
    answers: [
      ...ofModel(rollups.answers).map((cell) => ({ ...cell, failed: 0 })),
      ...answers.answers,
      ...failures,
    ],
    companies: [...ofModel(rollups.companies), ...answers.companies],
    impressions: ofModel(rollups.impressions),
  };
}

async function readAnswers(
  db: Db,
  query: AskedQuery,
  which: Parameters<typeof askedAnswerCells>[2],
): Promise<Counts> {
  const [answers, companies] = await Promise.all([
    askedAnswerCells(db, query, which),
    askedCompanyCells(db, query, which),
  ]);
  return { answers, companies, impressions: [] };
}
