import type { Db } from '../../db/client.ts';
import { createRemember } from '../../lib/remember.ts';
import { LEVEL, verdictOf } from '../../statistics/changes.ts';
import { MIN_DAYS } from '../../statistics/interval.ts';
import { rate } from '../../statistics/rates.ts';
import type { RateChange } from '../visibility/model.ts';
import { comparePrompt, comparePrompts } from './compare-items.ts';
import { createGrid } from './hits.ts';
import { type ChangesQuery, readPrompts } from './store.ts';
import { correlationOf, testInSlices } from './test-list.ts';

/** Correlations that are kept, eight bytes and a key each. */
const MAX_REMEMBERED = 500;

/**
 * One prompt's answers that name the brand in two windows, by the test of what changed. It is tested alone, so p is not
 * corrected for other prompts; how much a day resembles the next is still measured on all of them (decision 039).
 */
export function createPromptChangeReader(db: Db) {
  // It is the same for all prompts of an account, whose revision changes with its answers.
  const remember = createRemember<{ correlation: number }>(MAX_REMEMBERED);

  const findCorrelation = (query: ChangesQuery, revision: string) =>
    remember([query, revision], async () => {
      const cells = await readPrompts(db, query);
      const compared = await comparePrompts(cells, createGrid(cells, query));
      return { correlation: await correlationOf(compared) };
    });

  /** @param revision of the account, read before */
  return async (query: ChangesQuery, promptId: string, revision: string): Promise<RateChange> => {
    const cells = await readPrompts(db, query, promptId);
    const own = comparePrompt(cells, createGrid(cells, query));
    if (!own) return NOT_COMPARED;
    const { before, after, difference, blocks } = own;
    const compared = {
      ...{ current: after, previous: before, difference, low: null, high: null },
      ...{ prompts: 1, leftOut: 0 },
    };
    if (!blocks) return { ...compared, pValue: null, verdict: 'NO_CLEAR_CHANGE', note: TOO_FEW_DAYS };
    const { correlation } = await findCorrelation(query, revision);
    const pValue = await testInSlices(blocks, correlation);
    const verdict = verdictOf(difference, pValue !== null && pValue <= LEVEL);
    return { ...compared, pValue, verdict, note: pValue === null ? ALL_AGREE : TESTED };
  };
}

const TESTED =
  'Tested alone, by days drawn at random; What changed corrects the same test for all prompts it looks at.';
const ALL_AGREE = 'All answers agree, so there is nothing to test.';
const TOO_FEW_DAYS = `Too few days to compare: it needs answers of ${MIN_DAYS} days in both periods.`;

const NOT_COMPARED: RateChange = {
  ...{ current: rate(0, 0), previous: rate(0, 0), difference: null, low: null, high: null, pValue: null },
  ...{ verdict: 'NO_CLEAR_CHANGE', prompts: 0, leftOut: 0 },
  note: 'The prompt was not measured on the same platform in both periods.',
};
