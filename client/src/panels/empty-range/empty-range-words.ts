import { formatDay, formatDayAndYear } from '../../format.ts';
import type { MetricsAddress } from '../../metrics-filter/address.ts';

/**
 * "No answers from Gemini between Aug 01 and Aug 03, 2026"
 * @param range the days that were looked at, where the server could tell
 */
export function emptyRangeWords(
  address: MetricsAddress,
  range: { from: string | null; to: string | null },
  platforms: readonly { key: string; name: string }[],
): string {
  const { days, platform } = address;
  const from = address.from ?? range.from;
  const to = address.to ?? range.to;
  const name = platforms.find(({ key }) => key === platform)?.name ?? platform;
  const source = name === undefined ? '' : ` from ${name}`;
  if (days === undefined && address.from === undefined) return `No answers${source}`;
  if (!from || !to) return `No answers${source} in the last ${days} days`;
  if (from === to) return `No answers${source} on ${formatDayAndYear(from)}`;
  const sameYear = from.slice(0, 4) === to.slice(0, 4);
  const start = sameYear ? formatDay(from) : formatDayAndYear(from);
  return `No answers${source} between ${start} and ${formatDayAndYear(to)}`;
}
