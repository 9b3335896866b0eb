import type { CollectionDeps } from '../deps.ts';
import type { Run } from '../model.ts';
import { finishRun } from '../runs/finish.ts';
import { budgetUsedUp } from '../runs/prepare.ts';
import type { CollectionSettingsService } from '../settings/service.ts';
import { underWay, whileUnderWay } from '../under-way.ts';

type BudgetDeps = CollectionDeps & { settings: CollectionSettingsService };

/**
 * Asks only if the month's budget has room for it beside what is under way in this process; else the run is stopped.
 * Several workers may each have a few questions under way, so together they can exceed it by those.
 */
export async function withinBudget(
  deps: BudgetDeps,
  run: Run,
  platform: string,
  asking: () => Promise<void>,
): Promise<void> {
  const row = run.platforms.find((each) => each.platform === platform);
  const expected = row?.estimatedCost && row.planned > 0 ? row.estimatedCost / row.planned : 0;
  const lacking = expected > 0 ? await budgetWithoutRoom(deps, run.userId, expected) : null;
  if (lacking !== null) return stop(deps, run, lacking);
  // In the same step as the look, so that two loops cannot both take the last of it.
  await whileUnderWay(run.userId, expected, asking);
}

/**
 * What is under way may come cheaper than expected, so a question that has no room beside it waits for its end: only
 * what was spent uses a budget up.
 * @returns the budget that is used up; null when there is room
 */
async function budgetWithoutRoom(
  { settings }: BudgetDeps,
  userId: string,
  expected: number,
): Promise<number | null> {
  for (;;) {
    const before = underWay(userId)?.oneEnds;
    const { monthlyBudget } = await settings.of(userId);
    if (monthlyBudget === null) return null;
    const spent = await settings.spentThisMonth(userId);
    const now = underWay(userId);
    // One that ended during the look may be in neither sum.
    if (before && before !== now?.oneEnds) continue;
    if (spent + (now?.dollars ?? 0) + expected <= monthlyBudget) return null;
    if (!now) return monthlyBudget;
    await now.oneEnds;
  }
}

async function stop(deps: CollectionDeps, run: Run, budget: number): Promise<void> {
  await deps.runEnded?.prepare();
  await deps.db.transaction(async (tx) => {
    await deps.accounts.lock(tx, run.userId);
    const at = deps.clock().toISOString();
    await finishRun(deps, tx, run, { status: 'stopped', reason: budgetUsedUp(budget), at });
  });
}
