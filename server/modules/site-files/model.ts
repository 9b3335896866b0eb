import type { SITE_FILE_KINDS, SITE_FILE_STATUSES } from '../../db/schema/site-file.ts';

export type SiteFileKind = (typeof SITE_FILE_KINDS)[number];
export type SiteFileStatus = (typeof SITE_FILE_STATUSES)[number];

export const FILE_NAMES: Readonly<Record<SiteFileKind, string>> = {
  llms: 'llms.txt',
  'llms-full': 'llms-full.txt',
  robots: 'robots.txt',
};

/** A larger llms.txt or robots.txt is not kept; crawlers ignore what follows 500 KiB of robots.txt. */
export const MAX_FILE_BYTES = 512_000;
/** Older versions are deleted. */
export const MAX_VERSIONS = 20;
export const MAX_LINKS = 100;
export const MAX_SITEMAP_URLS = 500;

/** The reply to a request for a file. */
export interface FetchedFile {
  status: SiteFileStatus;
  httpStatus: number | null;
  /** Why it was not read, for users. */
  problem: string | null;
  finalUrl: string;
  /** Null unless it was read. */
  content: string | null;
}

/** A file as last requested, with its latest version. */
export interface StoredFile extends Omit<FetchedFile, 'content'> {
  kind: SiteFileKind;
  domain: string;
  checkedAt: string;
  checkedBy: string | null;
  /** Of the latest version, also where the last request failed. */
  content: string | null;
  /** Latest first. */
  versions: { number: number; fetchedAt: string; bytes: number }[];
}

export type LinkOutcome =
  | 'ok'
  | 'redirect'
  | 'not-found'
  | 'refused'
  | 'robots'
  | 'timed-out'
  | 'unreachable'
  | 'failed'
  | 'not-checked';

/** A link of llms.txt and the result of its latest request. */
export interface CheckedLink {
  line: number;
  name: string;
  url: string;
  outcome: LinkOutcome;
  httpStatus: number | null;
  /** After redirects; null where there were none. */
  redirectsTo: string | null;
  /** Where the page names another address as its own. */
  canonicalUrl: string | null;
  /** The page asks search engines not to list it. */
  noIndex: boolean;
  /** Names of the AI bots that its site's robots.txt keeps out. */
  closedFor: string[];
}

export interface SiteCheck {
  id: string;
  status: 'waiting' | 'running' | 'done' | 'failed';
  withLinks: boolean;
  startedBy: string | null;
  startedAt: string;
  endedAt: string | null;
  linkCount: number;
  linksChecked: number;
  linksAt: string | null;
  links: CheckedLink[];
  sitemapUrls: string[];
}

export interface Draft {
  content: string;
  savedAt: string;
}

/** A page of the brand's own site. */
export interface OwnPage {
  url: string;
  title: string;
  /** Answers that cite it. */
  citations: number;
}
