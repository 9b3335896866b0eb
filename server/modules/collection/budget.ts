import type { CollectionDeps } from './deps.ts';
import { finishRun } from './finish.ts';
import type { Run } from './model.ts';
import { budgetUsedUp } from './prepare.ts';
import type { CollectionSettingsService } from './settings-service.ts';

/** US dollars that questions now under way in this process are expected to cost, by account. */
const underWay = new Map<string, number>();

/**
 * Asks only if the month's budget has room for it beside what is under way in this process; else the run is stopped.
 * Several workers may each have a few questions under way, so together they can exceed it by those.
 */
export async function withinBudget(
  deps: CollectionDeps & { settings: CollectionSettingsService },
  run: Run,
  platform: string,
  asking: () => Promise<void>,
): Promise<void> {
  const { userId } = run;
  const row = run.platforms.find((each) => each.platform === platform);
  const expected = row?.estimatedCost && row.planned > 0 ? row.estimatedCost / row.planned : 0;
  const { monthlyBudget } = await deps.settings.of(userId);
  if (monthlyBudget !== null && expected > 0) {
    const spent = await deps.settings.spentThisMonth(userId);
    // Taken in one step with the look, so that two loops cannot both take the last of it.
    const taken = underWay.get(userId) ?? 0;
    if (spent + taken + expected > monthlyBudget) return stop(deps, run, monthlyBudget);
  }
  underWay.set(userId, (underWay.get(userId) ?? 0) + expected);
  try {
    await asking();
  } finally {
    const left = (underWay.get(userId) ?? 0) - expected;
    if (left > Number.EPSILON) underWay.set(userId, left);
    else underWay.delete(userId);
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
