import { formatDateTime, formatDayAndYear } from '../../../format.ts';
import type { AgentPurpose, Verification } from '../../../schema.generated.ts';

export const PURPOSES: Record<AgentPurpose, { name: string; about: string }> = {
  TRAINING: { name: 'Training', about: 'To train models, as the vendor says.' },
  SEARCH: { name: 'Search', about: 'To be found and cited in answers, as the vendor says.' },
  USER: { name: 'Asked by a user', about: 'A user asked, and the answer needs the page.' },
};

export const VERIFICATIONS: Record<Verification, { name: string; palette: 'green' | 'red' | 'gray' }> = {
  VERIFIED: { name: 'Verified', palette: 'green' },
  FORGED: { name: 'Forged', palette: 'red' },
  UNPUBLISHED: { name: 'Not published', palette: 'gray' },
};

/** `200: 1,204, 404: 3` */
export const formatStatuses = (statuses: readonly { httpStatus: number; visits: number }[]) =>
  statuses.map(({ httpStatus, visits }) => `${httpStatus}: ${visits.toLocaleString('en-US')}`).join(', ');

/** The path of a page of the own site, with its host where that is a subdomain. */
export function formatPath(url: string): string {
  const parsed = URL.parse(url);
  if (!parsed) return url;
  const { host, pathname, search } = parsed;
  return `${host.replace(/^www\./, '')}${pathname}${search}`;
}

const HOURS_KEPT_MS = 40 * 86_400_000;

/** Visits are counted by hour, and older ones by UTC day: `in the hour from Nov 21, 2026, 5:00 PM`, `on Aug 03, 2026`. */
export const formatLastVisit = (iso: string, now = Date.now()): string =>
  now - Date.parse(iso) > HOURS_KEPT_MS
    ? `on ${formatDayAndYear(iso.slice(0, 10))}`
    : `in the hour from ${formatDateTime(iso)}`;
