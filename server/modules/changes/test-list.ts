import { setImmediate as nextTurn } from 'node:timers/promises';
import { LEVEL, verdictOf } from '../../statistics/changes.ts';
import { qValues } from '../../statistics/false-discovery.ts';
import { dayCorrelation, permuteDays } from '../../statistics/permuted-days.ts';
import type { Evidence } from './evidence.ts';
import type { ChangedItem, ChangedKind, ChangedList, ChangedSubject, ModelChange } from './model.ts';

export interface Compared {
  subject: ChangedSubject;
  evidence: Evidence;
}

interface ListOptions {
  correlation: number;
  modelChanges: readonly ModelChange[];
  /** Items at most. */
  limit: number;
}

/** Tests between which other requests run. */
const TESTS_PER_TURN = 20;

/** The correlation of a day with the next over all that is compared. */
export const correlationOf = (compared: readonly Compared[]) =>
  dayCorrelation(compared.flatMap(({ evidence }) => evidence.blocks ?? []));

/**
 * Tests all of one kind together, so that at most a twentieth of those called more than chance are false on average.
 *
 * @param correlation of a day with the next, measured on many things: a handful has too few days
 */
export async function testList(
  kind: ChangedKind,
  compared: readonly Compared[],
  { correlation, modelChanges, limit }: ListOptions,
): Promise<ChangedList> {
  const pValues: (number | null)[] = [];
  for (const { evidence } of compared) {
    if (pValues.length % TESTS_PER_TURN === TESTS_PER_TURN - 1) await nextTurn();
    pValues.push(evidence.blocks && permuteDays(evidence.blocks, correlation));
  }
  const adjusted = qValues(pValues);
  const items = compared.map(({ subject, evidence }, index): ChangedItem => {
    const { before, after, difference, platforms } = evidence;
    const qValue = adjusted[index] ?? null;
    return {
      ...{ ...subject, before, after, difference, qValue },
      pValue: pValues[index] ?? null,
      verdict: verdictOf(difference, qValue !== null && qValue <= LEVEL),
      modelChanges: modelChanges.filter(({ platform }) => platforms.has(platform)),
    };
  });
  const countOf = (verdict: ChangedItem['verdict']) =>
    items.filter((item) => item.verdict === verdict).length;
  return {
    kind,
    items: items.sort(byEvidence).slice(0, limit),
    total: items.length,
    tested: pValues.filter((p) => p !== null).length,
    won: countOf('UP'),
    lost: countOf('DOWN'),
  };
}

/** Those with more evidence first; what cannot be tested comes last. */
function byEvidence(a: ChangedItem, b: ChangedItem): number {
  const untested = 2;
  return (
    (a.pValue ?? untested) - (b.pValue ?? untested) ||
    Math.abs(b.difference) - Math.abs(a.difference) ||
    (a.name < b.name ? -1 : Number(a.name > b.name))
  );
}
