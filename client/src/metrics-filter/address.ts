import { countDays } from '../days.ts';
import type { MetricsFilter } from '../schema.generated.ts';

/** Which answers a screen's numbers are made of, as in its address; all of them by default. */
export interface MetricsAddress {
  /** Days back from the latest collected one; never together with `from` and `to`. */
  days?: number;
  /** First day, `YYYY-MM-DD` in UTC. */
  from?: string;
  /** Last day, counted. */
  to?: string;
  /** A platform's key. */
  platform?: string;
  /** The range is shown beside the one before it. */
  compare?: boolean;
}

/** The ranges offered by name, in days. */
export const RANGE_DAYS = [7, 30, 90] as const;

/** The parameters of the filter; others in the address are left as they are. */
const KEYS = ['days', 'from', 'to', 'platform', 'compare'] as const;
const MAX_DAYS = 3660;
const DAY = /^\d{4}-\d\d-\d\d$/;
const PLATFORM = /^[a-z0-9][a-z0-9-]{0,59}$/;

/** Reads the filter; invalid parts are left out, so that no link can break a screen. */
export function readMetricsAddress(search: URLSearchParams): MetricsAddress {
  const address: MetricsAddress = {};
  const days = Number(search.get('days'));
  const [from, to] = [dayOf(search.get('from')), dayOf(search.get('to'))];
  if (from !== undefined && to !== undefined && from <= to) Object.assign(address, { from, to });
  else if (Number.isInteger(days) && days >= 1 && days <= MAX_DAYS) address.days = days;
  const platform = search.get('platform');
  if (platform !== null && PLATFORM.test(platform)) address.platform = platform;
  if (search.get('compare') === 'previous' && (address.days || address.from)) address.compare = true;
  return address;
}

/** The parameters with this filter in place of their own; other parameters stay. */
export function withMetricsAddress(search: URLSearchParams, address: MetricsAddress): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const key of KEYS) next.delete(key);
  const { days, from, to, platform, compare } = address;
  if (days !== undefined) next.set('days', String(days));
  if (from !== undefined && to !== undefined) {
    next.set('from', from);
    next.set('to', to);
  }
  if (platform !== undefined) next.set('platform', platform);
  if (compare) next.set('compare', 'previous');
  return next;
}

/** The filter as the server takes it. */
export const toMetricsFilter = ({ days, from, to, platform }: MetricsAddress): MetricsFilter => ({
  ...(days === undefined ? {} : { days }),
  ...(from === undefined ? {} : { from }),
  ...(to === undefined ? {} : { to }),
  ...(platform === undefined ? {} : { platform }),
});

/** The variables of the dashboard's and a topic's queries. */
export const metricsVariables = (address: MetricsAddress) => ({
  filter: toMetricsFilter(address),
  compare: address.compare ?? false,
});

/** How many days the filter covers; null for all time. */
export function filterDays({ days, from, to }: MetricsAddress): number | null {
  if (days !== undefined) return days;
  return from === undefined || to === undefined ? null : countDays(from, to);
}

/** Whether the filter leaves any answers out. */
export const isFiltered = (address: MetricsAddress) =>
  filterDays(address) !== null || address.platform !== undefined;

/** A day of the calendar; 2026-02-30 is none. */
function dayOf(text: string | null): string | undefined {
  if (text === null || !DAY.test(text)) return;
  const parsed = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(text) ? text : undefined;
}
