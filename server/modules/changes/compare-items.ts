import { createSlices } from '../../lib/slices.ts';
import { platformName } from '../../platforms/names.ts';
import { allCompanies } from '../brands/model.ts';
import type { AccountMetrics } from '../visibility/account-metrics.ts';
import { compare, type Evidence } from './evidence.ts';
import type { Grid, Hits } from './hits.ts';
import type { HitsByItem } from './hits-store.ts';
import type { ChangedSubject } from './model.ts';
import { createScope, type Scope } from './scope.ts';
import type { PromptCells } from './store.ts';
import type { Compared } from './test-list.ts';

/** The answers that name the brand. */
export function visibleHits(cells: readonly PromptCells[], grid: Grid): number[] {
  const hits: number[] = [];
  for (const cell of cells) {
    const first = grid.numberOf(cell) * grid.days;
    for (let at = 0; at < cell.days.length; at += 1) {
      for (let left = cell.visible[at] as number; left > 0; left -= 1) {
        hits.push(first + (cell.days[at] as number));
      }
    }
  }
  return hits;
}

/** @param cells of one prompt @returns null where it was measured on no platform in both windows */
export const comparePrompt = (cells: readonly PromptCells[], grid: Grid): Evidence | null =>
  compare(createScope(cells, grid), visibleHits(cells, grid), 'PROMPT');

/** Prompts that are not archived. */
export async function comparePrompts(cells: readonly PromptCells[], grid: Grid): Promise<Compared[]> {
  const prompts = Map.groupBy(
    cells.filter(({ archived }) => !archived),
    ({ prompt }) => prompt,
  );
  const compared: Compared[] = [];
  const nextSlice = createSlices();
  for (const own of prompts.values()) {
    await nextSlice();
    const [first] = own;
    const evidence = comparePrompt(own, grid);
    if (!first || !evidence) continue;
    const subject = { id: first.prompt, name: first.question, detail: first.topic, own: false };
    compared.push({ subject, evidence });
  }
  return compared;
}

/** @param subjectOf null for what is left out */
export async function compareHits(
  scope: Scope,
  hits: HitsByItem,
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
  hits: HitsByItem,
): Promise<Compared[]> {
  const tracked = trackedOf(metrics);
  return compareHits(
    scope,
    new Map(tracked.map(({ id }): [string, Hits] => [id, hits.get(id) ?? []])),
    (id) => {
      const company = tracked.find((one) => one.id === id);
      return company ? { id, name: company.name, detail: null, own: company.id === metrics.brand?.id } : null;
    },
  );
}

/** Each platform with the strata that the scope has of it. */
export function comparePlatforms(scope: Scope, cells: readonly PromptCells[]): Compared[] {
  const scoped = [...scope.strata.values()].map(({ stratum }) => stratum);
  return [...Map.groupBy(scoped, ({ platform }) => platform)].flatMap(([key, strata]) => {
    const own = cells.filter(({ platform }) => platform === key);
    const evidence = compare(createScope(strata, scope.grid), visibleHits(own, scope.grid), 'MANY');
    const subject = { id: key, name: platformName(key), detail: null, own: false };
    return evidence ? [{ subject, evidence }] : [];
  });
}
