import { createSlices } from '../../lib/slices.ts';
import { platformName } from '../../platforms/names.ts';
import { allCompanies } from '../brands/model.ts';
import type { AccountMetrics } from '../visibility/account-metrics.ts';
import { compare, createScope, type DayCount, type Evidence, type Scope, stratumKey } from './evidence.ts';
import type { ChangedSubject } from './model.ts';
import type { PromptCells } from './store.ts';
import type { Compared } from './test-list.ts';

/** By stratum. */
export type Hits = ReadonlyMap<string, readonly DayCount[]>;

const visibleOf = (cells: readonly PromptCells[]): Hits =>
  new Map(cells.map((cell) => [stratumKey(cell), cell.visible]));

/** @param cells of one prompt @returns null where it was measured on no platform in both windows */
export const comparePrompt = (cells: readonly PromptCells[], boundary: number): Evidence | null =>
  compare(createScope(cells, boundary), visibleOf(cells), 'PROMPT');

/** Prompts that are not archived. */
export async function comparePrompts(cells: readonly PromptCells[], boundary: number): Promise<Compared[]> {
  const prompts = Map.groupBy(
    cells.filter(({ archived }) => !archived),
    ({ prompt }) => prompt,
  );
  const compared: Compared[] = [];
  const nextSlice = createSlices();
  for (const own of prompts.values()) {
    await nextSlice();
    const [first] = own;
    const evidence = comparePrompt(own, boundary);
    if (!first || !evidence) continue;
    const subject = { id: first.prompt, name: first.question, detail: first.topic, own: false };
    compared.push({ subject, evidence });
  }
  return compared;
}

/** @param subjectOf null for what is left out */
export async function compareHits(
  scope: Scope,
  hits: ReadonlyMap<string, Hits>,
  subjectOf: (id: string) => ChangedSubject | null,
): Promise<Compared[]> {
  const compared: Compared[] = [];
  const nextSlice = createSlices();
  for (const [id, own] of hits) {
    await nextSlice();
    const [subject, evidence] = [subjectOf(id), compare(scope, own, 'MANY')];
    if (subject && evidence) compared.push({ subject, evidence });
  }
  return compared;
}

export const trackedOf = ({ brand, competitors }: AccountMetrics) =>
  brand ? allCompanies({ brand, competitors }) : competitors;

/** The tracked companies, those that no answer names included. */
export function compareCompanies(
  metrics: AccountMetrics,
  scope: Scope,
  hits: ReadonlyMap<string, Hits>,
): Promise<Compared[]> {
  const tracked = trackedOf(metrics);
  return compareHits(scope, new Map(tracked.map(({ id }) => [id, hits.get(id) ?? new Map()])), (id) => {
    const company = tracked.find((one) => one.id === id);
    return company ? { id, name: company.name, detail: null, own: company.id === metrics.brand?.id } : null;
  });
}

export function comparePlatforms(scope: Scope, cells: readonly PromptCells[]): Compared[] {
  const visible = visibleOf(cells);
  const platforms = Map.groupBy(scope.strata.values(), ({ platform }) => platform);
  return [...platforms].flatMap(([key, strata]) => {
    const evidence = compare(createScope(strata, scope.boundary), visible, 'MANY');
    const subject = { id: key, name: platformName(key), detail: null, own: false };
    return evidence ? [{ subject, evidence }] : [];
  });
}
