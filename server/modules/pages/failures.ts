/** What became of the latest attempt to read a page. */
export const PAGE_STATUSES = [
  'waiting',
  'read',
  'robots',
  'refused',
  'not-found',
  'not-html',
  'too-large',
  'timed-out',
  'unreachable',
  'needs-javascript',
  'no-text',
  'failed',
] as const;
export type PageStatus = (typeof PAGE_STATUSES)[number];

/** Why a page was not read. */
export interface PageFailure {
  status: Exclude<PageStatus, 'waiting' | 'read'>;
  /** Null without a reply. */
  httpStatus: number | null;
  /** A sentence for users. */
  problem: string;
}

export const FAILURE_TEXTS: Readonly<Record<PageFailure['status'], string>> = {
  robots: 'The site’s robots.txt does not allow this page to be read.',
  refused: 'The site refused the request.',
  'not-found': 'The site has no such page any more.',
  'not-html': 'It is no web page.',
  'too-large': 'The page is larger than 3 MB.',
  'timed-out': 'The site did not answer in time.',
  unreachable: 'The site could not be reached.',
  'needs-javascript': 'The page has no text until a browser runs its scripts.',
  'no-text': 'The page has no text of its own.',
  failed: 'The page could not be read.',
};
