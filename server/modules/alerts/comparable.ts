import type { AccountMetrics } from '../visibility/account-metrics.ts';

/** An account's metrics and the days of each of the windows that they compare. */
export interface WindowMetrics {
  metrics: AccountMetrics;
  days: number;
}

/** Windows for prompts asked once a week, and once a fortnight or month. */
const LONGER_WINDOWS = [28, 84];

/**
 * The shortest windows with days enough to compare the overview: a week, four or twelve weeks; the week where none has.
 * @param read the metrics of a number of days
 */
export async function readComparable(
  week: WindowMetrics,
  read: (days: number) => Promise<AccountMetrics>,
): Promise<WindowMetrics> {
  if (await isComparable(week)) return week;
  for (const days of LONGER_WINDOWS) {
    const longer = { metrics: await read(days), days };
    if (await isComparable(longer)) return longer;
  }
  return week;
}

async function isComparable({ metrics }: WindowMetrics): Promise<boolean> {
  const { pValue } = await metrics.overview.visibilityChange();
  return pValue !== null;
}
