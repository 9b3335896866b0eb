import type { DateRange } from '../../lib/days.ts';
import type { AnalyticsDeps } from './deps.ts';
import { type PageDay, SIMULATED_PROPERTY } from './model.ts';
import { findConnection, replaceDays, saveConnection, saveProperty } from './store.ts';

export interface SimulatedFigures {
  range: DateRange<string>;
  figures: readonly PageDay[];
}

/** Stores figures that the product made for a demo, unless a property is connected. */
export async function simulateAnalytics(
  { db, accounts, brands, clock }: AnalyticsDeps,
  userId: string,
  { range, figures }: SimulatedFigures,
): Promise<void> {
  const { brand } = await brands.tracked(userId);
  await db.transaction(async (tx) => {
    await accounts.lock(tx, userId);
    const stored = await findConnection(tx, userId);
    if (stored && stored.secret !== null) return;
    await saveConnection(tx, userId, {
      ...{ propertyId: SIMULATED_PROPERTY, host: brand?.domain ?? '', clientEmail: '', secret: null },
      connectedAt: clock().toISOString(),
    });
    await replaceDays(tx, userId, range, figures, { thresholded: false, otherRow: false, sampled: false });
    await saveProperty(tx, userId, { currency: 'USD', timeZone: 'UTC' });
  });
}
