import type { Run } from '../model.ts';
import { endRun } from '../runs/end.ts';
import { budgetUsedUp } from '../runs/prepare.ts';
import type { RunDeps } from '../settings/service.ts';

/**
 * Asks only if the month's budget has room for the question besides those in flight in this process; otherwise ends the
 * run. Several workers together can exceed the budget by their questions in flight.
 */
export async function withinBudget(
  deps: RunDeps,
  run: Run,
  platform: string,
  ask: () => Promise<void>,
): Promise<void> {
  const row = run.platforms.find((each) => each.platform === platform);
  const expectedCost = row?.estimatedCost && row.planned > 0 ? row.estimatedCost / row.planned : 0;
  const exceeded = expectedCost > 0 ? await findExceededBudget(deps, run.userId, expectedCost) : null;
  if (exceeded !== null) {
    await endRun(deps, run, { status: 'stopped', reason: budgetUsedUp(exceeded) });
    return;
  }
  // No await between check and reservation, so that two loops cannot both take the rest of the budget.
  await trackInFlight(run.userId, expectedCost, ask);
}

/**
 * Questions in flight may cost less than expected, so one without room waits for them: only costs that were paid use a
 * budget up.
 * @returns the budget that is used up; null when there is room
 */
async function findExceededBudget(
  { settings }: RunDeps,
  userId: string,
  expectedCost: number,
): Promise<number | null> {
  for (;;) {
    const before = inFlight.get(userId)?.nextEnd.promise;
    const { monthlyBudget } = await settings.of(userId);
    if (monthlyBudget === null) return null;
    const spent = await settings.spentThisMonth(userId);
    const now = inFlight.get(userId);
    // A question that ended while the sums were read may be missing in both.
    if (before && before !== now?.nextEnd.promise) continue;
    if (spent + (now?.dollars ?? 0) + expectedCost <= monthlyBudget) return null;
    if (!now) return monthlyBudget;
    await now.nextEnd.promise;
  }
}

/** Questions in flight in this process, by account. */
const inFlight = new Map<
  string,
  { questions: number; dollars: number; nextEnd: PromiseWithResolvers<void> }
>();

async function trackInFlight(userId: string, dollars: number, ask: () => Promise<void>): Promise<void> {
  const entry = inFlight.get(userId) ?? { questions: 0, dollars: 0, nextEnd: Promise.withResolvers<void>() };
  inFlight.set(userId, entry);
  entry.questions++;
  entry.dollars += dollars;
  try {
    await ask();
  } finally {
    entry.questions--;
    entry.dollars -= dollars;
    if (entry.questions === 0) inFlight.delete(userId);
    entry.nextEnd.resolve();
    entry.nextEnd = Promise.withResolvers();
  }
}
