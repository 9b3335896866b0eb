import type { Db } from '../../db/client.ts';
import { countDays } from '../../lib/days.ts';
import { LEVEL, verdictOf } from '../../statistics/changes.ts';
import { MIN_DAYS } from '../../statistics/interval.ts';
import { dayCorrelation, permuteDays } from '../../statistics/permuted-days.ts';
import { rate } from '../../statistics/rates.ts';
import type { RateChange } from '../visibility/model.ts';
import { compare, createScope, stratumKey } from './evidence.ts';
import { type ChangesQuery, type PromptCells, readPrompts } from './store.ts';

/**
 * One prompt's answers that name the brand in two windows, by the test of what changed. It is tested alone, so p is not
 * corrected for other prompts; how much a day resembles the next is still measured on all of them (decision 039).
 */
export async function readPromptChange(db: Db, query: ChangesQuery, promptId: string): Promise<RateChange> {
  const cells = await readPrompts(db, query);
  const boundary = countDays({ from: query.previous.from, to: query.current.from }) - 1;
  const evidenceOf = (own: readonly PromptCells[]) =>
    compare(
      createScope(own, boundary),
      new Map(own.map((cell) => [stratumKey(cell), cell.visible])),
      'PROMPT',
    );
  const own = evidenceOf(cells.filter(({ prompt }) => prompt === promptId));
  if (!own) return NOT_COMPARED;
  const { before, after, difference, blocks } = own;
  const compared = {
    ...{ current: after, previous: before, difference, low: null, high: null },
    ...{ prompts: 1, leftOut: 0 },
  };
  if (!blocks) return { ...compared, pValue: null, verdict: 'NO_CLEAR_CHANGE', note: TOO_FEW_DAYS };
  const listed = Map.groupBy(
    cells.filter(({ archived }) => !archived),
    ({ prompt }) => prompt,
  );
  const all = [...listed.values()].flatMap((prompt) => evidenceOf(prompt)?.blocks ?? []);
  const pValue = permuteDays(blocks, dayCorrelation(all));
  const verdict = verdictOf(difference, pValue !== null && pValue <= LEVEL);
  return { ...compared, pValue, verdict, note: pValue === null ? ALL_AGREE : TESTED };
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
