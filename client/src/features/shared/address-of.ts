import type { MetricsAddress } from '../../metrics-filter/address.ts';
import type { SharedView } from './SharedFrame.tsx';

/** The filter of a link, as the panels take it. */
export function addressOf(
  { days, platform }: SharedView,
  { from, to }: { from: string | null; to: string | null },
): MetricsAddress {
  return {
    ...(days === null ? (from && to ? { from, to } : {}) : { days }),
    ...(platform ? { platform: platform.key } : {}),
  };
}
