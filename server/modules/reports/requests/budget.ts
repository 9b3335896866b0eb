import { sql } from 'drizzle-orm';
import { type Db, rows } from '../../../db/client.ts';
import { AppError } from '../../../errors.ts';
import { startOfNextDay, utcDay } from '../../../lib/days.ts';
import type { ConfiguredPlatform } from '../../../platforms/registry.ts';
import { tryAgainLater } from '../../../rate-limit/enforce-limit.ts';
import type { ReportsDeps } from '../deps.ts';
import { expectedCost } from './offer.ts';

export interface Spending {
  reports: number;
  /** US dollars: paid, plus the expected cost of reports in progress. */
  spent: number;
}

/** Differs from every other advisory lock of this server. */
const BUDGET_LOCK = 4_120_773_051;

export async function lockBudget(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${BUDGET_LOCK})`);
}

/** Removed while questions were asked: answers in flight are paid for but not stored, so the estimate counts. */
const CUT_OFF = sql`(status = 'removed' and started_at is not null and made_at is null)`;

/** @param day UTC, `YYYY-MM-DD` */
export async function spendingOf(db: Db, day: string): Promise<Spending> {
  const [row] = await rows<Spending>(
    db,
    sql`select count(*)::int as reports,
               coalesce(sum(case when status in ('waiting', 'asking') or ${CUT_OFF}
                                 then greatest(cost, coalesce(estimated_cost, 0)) else cost end), 0)::float8 as spent
        from sightline.report where budget_day = ${day}::date`,
  );
  return row ?? { reports: 0, spent: 0 };
}

/** A report's share of the day's budget, and the platforms it may ask. */
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
 * @throws RATE_LIMITED when nothing is left today; the message says when to try again
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

/** @throws UNAVAILABLE for a report that costs more than a day's budget: waiting would not help */
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
      ? 'A report with this many prompts costs more than this server may spend in a day. Remove some prompts.'
      : 'The daily budget of this server does not cover a report at the moment.',
  );
}
