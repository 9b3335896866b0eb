import type { Db } from '../../db/client.ts';
import { type CellKey, cellKey } from './add-up.ts';
import { type AskedQuery, askedAnswerCells, plainFailures, plainOn } from './asked-store.ts';
import { asPlain, type Counts, NONE, readAnswers, readPlain, readTotalImpressions } from './counts.ts';
import { type OriginCell, originCells } from './origin-store.ts';
import type { Asked } from './slices.ts';
import type { ImpressionCell } from './store.ts';

/** Plain answers by model. A failed measurement counts for the model that it names, nearly always none. */
export async function readPlainByModel(db: Db, query: AskedQuery, isByPlatform: boolean): Promise<Counts> {
  const ids = query.topics.map(({ id }) => id);
  const origins = await originCells(db, query, ids);
  const { mixed, shared } = compareModels(origins, isByPlatform);
  const [rollups, totals, answers, failures] = await Promise.all([
    readPlain(db, query, true).then(asPlain),
    shared.size > 0 ? readTotalImpressions(db, query) : [],
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
    impressions: [
      ...ofModel(rollups.impressions).filter((cell) => !shared.has(dayKey(cell))),
      ...ofSharedModel(totals, shared, mixed),
    ],
  };
}

/**
 * What rollups, which do not know the model, say of the models of a day. Where each platform answered with a model of its own,
 * a platform's counts are its model's.
 * @returns `mixed`, days on which rollups do not tell: a platform answered with two models, or, where platforms are added up,
 *   some of them with the same one, whose impressions are not the sum of the platforms'; `shared`, the model by topic and
 *   day, where all platforms that are added up answered with the same one, so that impressions of all are the model's
 */
function compareModels(origins: readonly OriginCell[], isByPlatform: boolean) {
  const mixed = new Set<string>();
  const shared = new Map<string, string | null>();
  for (const [key, cells] of Map.groupBy(origins, dayKey)) {
    const [first] = cells;
    if (!first) continue;
    const platforms = new Set(cells.map(({ platform }) => platform)).size;
    const models = new Set(cells.map(({ model }) => model)).size;
    if (platforms < cells.length) mixed.add(first.day);
    else if (isByPlatform || models === platforms) continue;
    else if (models === 1) shared.set(key, first.model);
    else mixed.add(first.day);
  }
  return { mixed, shared };
}

const ofSharedModel = (
  totals: readonly ImpressionCell[],
  shared: ReadonlyMap<string, string | null>,
  mixed: ReadonlySet<string>,
) =>
  totals.flatMap((cell) =>
    shared.has(dayKey(cell)) && !mixed.has(cell.day)
      ? [{ ...cell, personaId: null, model: shared.get(dayKey(cell)) ?? null }]
      : [],
  );

const dayKey = ({ topicId, day }: Pick<CellKey, 'topicId' | 'day'>) => `${topicId} ${day}`;
