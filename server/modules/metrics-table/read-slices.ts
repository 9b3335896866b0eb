import type { Db } from '../../db/client.ts';
import type { Persona } from '../personas/model.ts';
import { ANSWER_COUNTS, addUp, COMPANY_COUNTS, cellKey, countImpressions } from './add-up.ts';
import { type AskedQuery, asPersonas } from './asked-store.ts';
import type { Cells } from './build-rows.ts';
import { asPlain, NONE, readAnswers, readPlain } from './counts.ts';
import { inWindows } from './in-windows.ts';
import type { Dimension, Slice } from './model.ts';
import { readPlainByModel } from './plain-by-model.ts';
import { type Asked, createSlicer } from './slices.ts';

/**
 * Reads the counts of a table, slice by slice. Plain answers come from rollups; those of personas, and those of days on which
 * rollups cannot say the model, are counted one by one.
 */
export async function readSlices(
  db: Db,
  query: AskedQuery,
  by: readonly Dimension[],
  personas: readonly Persona[],
): Promise<{ slice: Slice; cells: Cells }[]> {
  const isByPlatform = by.includes('platform') || query.platform !== null;
  if (!by.some((dimension) => SPLIT_BY_ASKING.has(dimension))) {
    return [{ slice: UNSPLIT, cells: await inWindows(query, (each) => readPlain(db, each, isByPlatform)) }];
  }
  const [plain, asked] = await Promise.all([
    inWindows(query, async (each) =>
      query.byModel
        ? readPlainByModel(db, each, isByPlatform)
        : asPlain(await readPlain(db, each, isByPlatform)),
    ),
    personas.length > 0 ? inWindows(query, (each) => readAnswers(db, each, asPersonas(each))) : NONE,
  ]);
  const slicer = createSlicer(by, personas);
  const keyOf = (cell: Asked) => slicer.keyOf(cell);
  const answers = Map.groupBy([...plain.answers, ...asked.answers], keyOf);
  const companies = Map.groupBy([...plain.companies, ...asked.companies], keyOf);
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
