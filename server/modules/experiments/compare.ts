import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Db } from '../../db/client.ts';
import { countDays, type DateRange, includesDay } from '../../lib/days.ts';
import { type Effect, estimateEffect } from '../../statistics/experiments/effect.ts';
import { comparableSet, type MatchedSet, type SetPrompt } from '../../statistics/experiments/matched-sets.ts';
import { createPermutation, PERMUTATIONS } from '../../statistics/experiments/permutation.ts';
import { comparePlatforms } from './compare-platforms.ts';
import {
  type CountsQuery,
  findGroupDays,
  findModels,
  findPromptCounts,
  type PlatformDayRow,
  type PromptCountsRow,
} from './counts-store.ts';
import { describeComparison } from './describe.ts';
import {
  COMPARISON_METHOD,
  type ComparedDay,
  type ComparedPrompt,
  type Comparison,
  type ExperimentMetric,
  type ExperimentPrompt,
  type Windows,
} from './model.ts';

export interface ComparisonQuery {
  userId: string;
  metric: ExperimentMetric;
  pageIds: readonly string[];
  prompts: readonly ExperimentPrompt[];
  windows: Windows;
  /** Seed of the permutation. */
  seed: string;
  /** Nobody registered it, so there is no verdict. */
  isRegistered: boolean;
  now: Date;
}

/** Compares treated prompts with their controls, before and after. */
export async function compareGroups(db: Db, query: ComparisonQuery): Promise<Comparison> {
  const { userId, metric, pageIds, prompts, windows, seed } = query;
  const treatedIds = prompts.filter(({ role }) => role === 'treated').map(({ promptId }) => promptId);
  const counts: CountsQuery = { userId, metric, pageIds, promptIds: prompts.map(({ promptId }) => promptId) };
  const range = { from: windows.before.from, to: windows.after.to };
  const groupDays = await findGroupDays(db, counts, treatedIds, range);
  const models = await findModels(db, userId, treatedIds, range);
  const platforms = comparePlatforms(groupDays, models, windows);
  const compared = new Set(platforms.filter(({ isCompared }) => isCompared).map(({ platform }) => platform));
  const leftOut = daysOfOneGroup(groupDays);
  const rows = (await findPromptCounts(db, counts, windows, leftOut)).filter(({ platform }) =>
    compared.has(platform),
  );
  const sets = matchedSets(prompts, rows);
  const comparable = sets.flatMap((set) => comparableSet(set) ?? []);
  const effect = estimateEffect(comparable);
  const pValue = effect && (await permute(effect, seed));
  const used = new Set(
    comparable.flatMap(({ treated, controls }) => [treated.prompt, ...controls.map(({ prompt }) => prompt)]),
  );
  const isCitedBefore =
    metric === 'citations' && rows.some(({ beforeHits, promptId }) => used.has(promptId) && beforeHits > 0);
  const outcome = {
    effect,
    pValue,
    isCitedBefore,
    comparedTreated: comparable.length,
    comparedControls: used.size - comparable.length,
    platforms,
    days: listDays(groupDays, compared),
    prompts: prompts.map((prompt) => countPrompt(prompt, rows, used)),
    daysBefore: daysWithAnswers(groupDays, compared, windows.before),
    daysAfter: daysWithAnswers(groupDays, compared, windows.after),
    leftOutDays: new Set(leftOut.filter(({ platform }) => compared.has(platform)).map(({ day }) => day)).size,
  };
  const percent = ({ before, after }: { before: number; after: number }) => ({
    before: 100 * before,
    after: 100 * after,
  });
  return {
    method: COMPARISON_METHOD,
    metric,
    windows,
    computedAt: query.now.toISOString(),
    ...describeComparison(query, outcome),
    difference: effect && 100 * effect.difference,
    low: effect && 100 * effect.low,
    high: effect && 100 * effect.high,
    pValue: query.isRegistered ? pValue : null,
    correction: effect && 100 * effect.correction,
    treated: effect && percent(effect.treated),
    controls: effect && percent(effect.controls),
    comparedTreated: outcome.comparedTreated,
    comparedControls: outcome.comparedControls,
    platforms,
    days: outcome.days,
    prompts: outcome.prompts,
  };
}

/** Draws in one turn of the event loop. */
const DRAWS_PER_TURN = 500;

async function permute({ choices }: Effect, seed: string): Promise<number> {
  const permutation = createPermutation(choices, seed);
  for (let left = PERMUTATIONS; left > 0; left -= DRAWS_PER_TURN) {
    permutation.draw(Math.min(left, DRAWS_PER_TURN));
    await nextTurn();
  }
  return permutation.pValue();
}

/** Days on which a platform answered one group only: they are left out. */
function daysOfOneGroup(days: readonly PlatformDayRow[]): { platform: string; day: string }[] {
  return [...Map.groupBy(days, ({ platform, day }) => `${platform} ${day}`).values()].flatMap((groups) => {
    const [first] = groups;
    return first && groups.length < 2 ? [{ platform: first.platform, day: first.day }] : [];
  });
}

function matchedSets(prompts: readonly ExperimentPrompt[], rows: readonly PromptCountsRow[]): MatchedSet[] {
  const byPrompt = Map.groupBy(rows, ({ promptId }) => promptId);
  const toSetPrompt = ({ promptId }: ExperimentPrompt): SetPrompt => ({
    prompt: promptId,
    platforms: (byPrompt.get(promptId) ?? []).map((row) => ({
      platform: row.platform,
      before: { hits: row.beforeHits, answers: row.beforeAnswers },
      after: { hits: row.afterHits, answers: row.afterAnswers },
    })),
  });
  const controls = Map.groupBy(
    prompts.filter(({ role }) => role === 'control'),
    ({ matchedTo }) => matchedTo,
  );
  return prompts
    .filter(({ role }) => role === 'treated')
    .map((treated) => ({
      treated: toSetPrompt(treated),
      controls: (controls.get(treated.promptId) ?? []).map(toSetPrompt),
    }));
}

function countPrompt(
  prompt: ExperimentPrompt,
  rows: readonly PromptCountsRow[],
  used: ReadonlySet<string>,
): ComparedPrompt {
  const counts = { before: { hits: 0, answers: 0 }, after: { hits: 0, answers: 0 } };
  for (const row of rows) {
    if (row.promptId !== prompt.promptId) continue;
    counts.before.hits += row.beforeHits;
    counts.before.answers += row.beforeAnswers;
    counts.after.hits += row.afterHits;
    counts.after.answers += row.afterAnswers;
  }
  return { ...prompt, ...counts, isCompared: used.has(prompt.promptId) };
}

/** Both groups by day, on the compared platforms. */
export function listDays(rows: readonly PlatformDayRow[], compared: ReadonlySet<string>): ComparedDay[] {
  const byDay = Map.groupBy(
    rows.filter(({ platform }) => compared.has(platform)),
    ({ day }) => day,
  );
  const sumOf = (own: readonly PlatformDayRow[], group: PlatformDayRow['promptGroup']) => {
    const ofGroup = own.filter(({ promptGroup }) => promptGroup === group);
    return {
      hits: ofGroup.reduce((total, { hits }) => total + hits, 0),
      answers: ofGroup.reduce((total, { answers }) => total + answers, 0),
    };
  };
  return [...byDay].map(([day, own]) => ({
    day,
    treated: sumOf(own, 'treated'),
    controls: sumOf(own, 'control'),
  }));
}

/** How many of a window's days have answers of both groups, and of how many. */
function daysWithAnswers(
  rows: readonly PlatformDayRow[],
  compared: ReadonlySet<string>,
  window: DateRange<string>,
) {
  const measured = listDays(rows, compared).filter(
    ({ day, treated, controls }) => includesDay(window, day) && treated.answers > 0 && controls.answers > 0,
  );
  return { measured: measured.length, all: countDays(window) };
}
