import type { SiteOwner, WebPageStatus } from '../../schema.generated.ts';

interface StatusName {
  name: string;
  /** What it means, for one page or many. */
  sentence: string;
  palette: 'gray' | 'green' | 'amber' | 'red';
}

/** What became of the latest attempt to read a page, in the order of the screen. */
export const STATUSES: Readonly<Record<WebPageStatus, StatusName>> = {
  READ: { name: 'Read', sentence: 'Read and scored.', palette: 'green' },
  WAITING: { name: 'Waiting', sentence: 'Not tried yet.', palette: 'gray' },
  ROBOTS: {
    name: 'Blocked by robots.txt',
    sentence: 'The robots.txt forbids it.',
    palette: 'amber',
  },
  REFUSED: {
    name: 'Refused',
    sentence: 'HTTP 401, 402, 403, 429 or 451.',
    palette: 'amber',
  },
  NOT_FOUND: { name: 'Gone', sentence: 'HTTP 404 or 410.', palette: 'amber' },
  NEEDS_JAVASCRIPT: {
    name: 'Needs JavaScript',
    sentence: 'No text until scripts run.',
    palette: 'amber',
  },
  NO_TEXT: { name: 'No text', sentence: 'There is no main text to score.', palette: 'amber' },
  NOT_HTML: { name: 'Not a web page', sentence: 'It is a PDF, an image or another file.', palette: 'gray' },
  TOO_LARGE: { name: 'Too large', sentence: 'Larger than 3 MB.', palette: 'gray' },
  TIMED_OUT: { name: 'Timed out', sentence: 'The site did not answer in time.', palette: 'red' },
  UNREACHABLE: { name: 'Unreachable', sentence: 'The site could not be reached.', palette: 'red' },
  FAILED: { name: 'Failed', sentence: 'Each page says what went wrong.', palette: 'red' },
};

/** Whose site a page is on, as a filter names it. */
export const OWNERS: Readonly<Record<SiteOwner, string>> = {
  OWN: 'Your site',
  COMPETITOR: 'Competitors’ sites',
  OTHER: 'Other sites',
};

/** The keys of a record of names. */
export const keysOf = <TKey extends string>(names: Readonly<Record<TKey, unknown>>) =>
  Object.keys(names) as TKey[];
