import { createSlices } from '../../lib/slices.ts';
import { LEVEL, verdictOf } from '../../statistics/changes.ts';
import { qValues } from '../../statistics/false-discovery.ts';
import { type Block, DayCorrelation, permuteDays } from '../../statistics/permuted-days.ts';
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

/** The correlation of a day with the next over all that is compared. */
export async function correlationOf(compared: readonly Compared[]): Promise<number> {
  const correlation = new DayCorrelation();
  const nextSlice = createSlices();
  for (const { evidence } of compared) {
    await nextSlice();
    for (const block of evidence.blocks ?? []) correlation.add(block);
  }
  return correlation.value;
}

/** The p-value of `permuteDays`, while others run in between. */
export async function testInSlices(
  blocks: readonly Block[],
  correlation: number,
  nextSlice = createSlices(),
): Promise<number | null> {
  const steps = permuteDays(blocks, correlation);
  for (;;) {
    await nextSlice();
    const step = steps.next();
    if (step.done) return step.value;
  }
}

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
  const nextSlice = createSlices();
  for (const { evidence } of compared) {
    pValues.push(evidence.blocks && (await testInSlices(evidence.blocks, correlation, nextSlice)));
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
