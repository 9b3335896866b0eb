import { sql } from 'drizzle-orm';
import { type Db, rows } from '../../../db/client.ts';

/** Reports of a day and what they cost. */
export interface Spending {
  reports: number;
  /** US dollars: paid, plus the expected cost of reports in progress. */
  spent: number;
}

/** Differs from every other advisory lock of the product. */
const BUDGET_LOCK = 4_120_773_051;

/** Locks the budget until the transaction ends. */
export async function lockBudget(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${BUDGET_LOCK})`);
}

/** Removed while its questions were asked: answers in flight are paid for but not stored, so the expected cost counts. */
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
