import type { Db } from '../../../db/client.ts';
import { AppError } from '../../../errors.ts';
import { startOfNextDay, utcDay } from '../../../lib/days.ts';
import type { ConfiguredPlatform } from '../../../platforms/registry.ts';
import { tryAgainLater } from '../../../rate-limit/enforce-limit.ts';
import type { ReportsDeps } from '../deps.ts';
import { lockBudget, type Spending, spendingOf } from './budget-store.ts';
import { expectedCost } from './offer.ts';

/** A report's share of the day's budget, and the platforms it may ask for it. */
export interface BudgetReservation {
  /** UTC, `YYYY-MM-DD`. */
  budgetDay: string;
  /** Keys. */
  platforms: string[];
  simulated: boolean;
  /** US dollars; null where no price is known. */
  estimatedCost: number | null;
}

/**
 * Reserves a report's share of today's budget. A lock held until the transaction ends keeps two requests from taking
 * the last one.
 * @throws RATE_LIMITED when nothing is left today; the message says when to come again
 */
export async function reserveBudget(
  deps: Pick<ReportsDeps, 'config' | 'prices' | 'clock'>,
  tx: Db,
  { platforms, simulated }: { platforms: readonly ConfiguredPlatform[]; simulated: boolean },
  prompts: number,
): Promise<BudgetReservation> {
  await lockBudget(tx);
  const now = deps.clock();
  const budgetDay = utcDay(now);
  const estimatedCost = expectedCost(deps, platforms, prompts);
  if (!fitsBudget(deps, await spendingOf(tx, budgetDay), estimatedCost ?? 0)) {
    const wait = startOfNextDay(now).getTime() - now.getTime();
    throw tryAgainLater('All of today’s reports have been given out.', Math.ceil(wait / 1000));
  }
  return { budgetDay, platforms: platforms.map(({ key }) => key), simulated, estimatedCost };
}

function fitsBudget(
  { config: { reports } }: Pick<ReportsDeps, 'config'>,
  { reports: made, spent }: Spending,
  cost: number,
): boolean {
  return made < reports.perDay && (cost === 0 || spent + cost <= reports.dailyBudget);
}

/** @throws UNAVAILABLE for a report that costs more than a whole day's budget: waiting would not help */
export function refuseTooExpensive(
  deps: Pick<ReportsDeps, 'config' | 'prices'>,
  platforms: readonly ConfiguredPlatform[],
  prompts: number,
): void {
  const { dailyBudget } = deps.config.reports;
  if ((expectedCost(deps, platforms, prompts) ?? 0) <= dailyBudget) return;
  const fits = (expectedCost(deps, platforms, 1) ?? 0) <= dailyBudget;
  throw new AppError(
    'UNAVAILABLE',
    fits
      ? 'A report of so many prompts costs more than this server may spend in a day. Take out some prompts.'
      : 'This server may not spend enough for a report at the moment.',
  );
}
