import { type AnswersAddress, toSearch } from './answers-address.ts';
import type { WebPageScore } from './schema.generated.ts';

/** Files that an account's data is exported to. */
export type ExportFile =
  | 'answers.jsonl'
  | 'answers.csv'
  | 'mentions.csv'
  | 'searches.csv'
  | 'pages.csv'
  | 'brand.json'
  | 'reviews.jsonl'
  | 'labels.jsonl'
  | 'notes.csv'
  | 'outreach-targets.csv'
  | 'do-not-contact.csv';

/** Builds the URLs that screens link to; `screens.ts` lists what is at them. */
export const paths = {
  home: '/',
  logout: '/logout',
  auth: '/auth',
  signUp: '/auth?mode=signup',
  recovery: '/auth?mode=recovery',
  outbox: '/outbox',
  graphiql: '/graphql',
  generateReports: '/generate-reports',
  /** A later step of the wizard for visitors. */
  reportStep: (step: string) => `/generate-reports?${new URLSearchParams({ step })}`,
  /** Where a visitor's address is confirmed; the token and key come with the mail. */
  confirmReport: '/generate-reports/confirm',
  /** A report's private page. */
  report: (token: string) => `/reports/${encodeURIComponent(token)}`,
  /** One answer over its report; `prompt` is its place among the prompts, from 0. */
  reportAnswer: (token: string, prompt: number, platform: string) =>
    `/reports/${encodeURIComponent(token)}?${new URLSearchParams({ prompt: `${prompt}`, platform })}`,
  /** The report as a file; the server serves it. */
  reportFile: (token: string) => `/api/reports/${encodeURIComponent(token)}.pdf`,
  /** What a share link shows. */
  shared: (token: string) => `/shared/${encodeURIComponent(token)}`,
  dashboard: '/dashboard',
  /** The reports that visitors asked for; `filter` narrows the list. */
  reportRequests: (filter: { status?: string; mailStatus?: string; search?: string } = {}) =>
    `/dashboard/reports${queryOf({ status: filter.status, mail: filter.mailStatus, search: filter.search })}`,
  topic: (slug: string) => `/dashboard/topics/${encodeURIComponent(slug)}`,
  /** The brand against a competitor. */
  headToHead: (competitorId: string) => `/dashboard/competitors/${encodeURIComponent(competitorId)}`,
  prompts: '/dashboard/prompts',
  /** One prompt: history, platforms, companies, sources. */
  prompt: (id: string) => `/dashboard/prompts/${encodeURIComponent(id)}`,
  gaps: '/dashboard/gaps',
  /** One topic's gaps; `filter` holds the range and platform to show them in. */
  topicGaps: (topicId: string, filter: URLSearchParams) =>
    `/dashboard/gaps?${new URLSearchParams([['topic', topicId], ...filter])}`,
  answers: (address: AnswersAddress = {}) => `/dashboard/answers${toSearch(address)}`,
  answer: (id: string) => `/dashboard/answers/${encodeURIComponent(id)}`,
  /** Mentions to confirm or correct. */
  review: '/dashboard/answers/review',
  action: '/dashboard/action',
  comparison: '/dashboard/action/comparison',
  sources: '/dashboard/action/sources',
  /** What is known of the pages that answers cite, and of the brand's own. */
  pages: '/dashboard/action/pages',
  /** One page; `score` marks what it counts. */
  page: (id: string, { score }: { score?: WebPageScore } = {}) =>
    `/dashboard/action/pages/${encodeURIComponent(id)}${queryOf({ score: score?.toLowerCase() })}`,
  llmsTxt: '/dashboard/action/llms-txt',
  /** With a question to write about, if there is one. */
  generate: (question?: string) =>
    `/dashboard/action/generate${question ? `?${new URLSearchParams({ question })}` : ''}`,
  /** What cited pages have on a prompt and the brand's lack. */
  brief: (promptId: string) => `/dashboard/action/generate?${new URLSearchParams({ prompt: promptId })}`,
  experiments: '/dashboard/action/experiments',
  experiment: (id: string) => `/dashboard/action/experiments/${encodeURIComponent(id)}`,
  liveMentions: '/dashboard/action/live-mentions',
  /** A section of what server logs say of AI platforms. */
  visits: (tab: 'files' | 'imports') => `/dashboard/action/live-mentions?tab=${tab}`,
  /** Pages of which AI agents got an error. */
  refusedVisits: '/dashboard/action/live-mentions?tab=pages&list=refused',
  outreach: '/dashboard/action/outreach',
  collection: '/dashboard/collection',
  run: (id: string) => `/dashboard/collection/${encodeURIComponent(id)}`,
  /** A step of the set-up; the first unfinished one when left out. */
  setUp: (step?: string) => `/dashboard/setup${step ? `/${step}` : ''}`,
  settings: '/dashboard/settings',
  settingsSection: (
    section:
      | 'profile'
      | 'appearance'
      | 'brand'
      | 'topics'
      | 'personas'
      | 'collection'
      | 'platforms'
      | 'alerts'
      | 'notes'
      | 'api'
      | 'data'
      | 'people'
      | 'sharing',
  ) => `/dashboard/settings/${section}`,
  /** What an alert was raised on, and the answers that made it. */
  alert: (id: string) => `/dashboard/alerts/${encodeURIComponent(id)}`,
  /** The form of a new alert rule, with what it watches chosen. */
  addAlert: (about: { prompt: string } | { competitor: string }) =>
    `/dashboard/settings/alerts?${new URLSearchParams(about)}`,
  /** The prompts of one topic, to edit them. */
  settingsTopic: (id: string) => `/dashboard/settings/topics?${new URLSearchParams({ topic: id })}`,
  /** A file with all of the account's data; the server serves it. */
  exportFile: (name: ExportFile) => `/api/export/${name}`,
  /** What the mail of an invitation links to. */
  invitation: (token: string) => `/dashboard/invitations/${encodeURIComponent(token)}`,
  signOut: '/dashboard/logout',
};

/** `?…` of the fields that are set; empty without any. */
function queryOf(fields: Record<string, string | undefined>) {
  const given = Object.entries(fields).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return given.length > 0 ? `?${new URLSearchParams(given)}` : '';
}

const MAX_SLUG_LENGTH = 100;

/**
 * A tool's path under the brand's name, not encoded: `/dashboard/action/sources` of “Hask & Verrin” is
 * `/dashboard/action/hask-verrin-sources`. Letters of every script stay, Latin ones lose their accents; a name without
 * any letter or digit gives `brand-…`.
 */
export function brandToolPath(brand: string, path: string): string {
  const slug = brand
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '-')
    .slice(0, MAX_SLUG_LENGTH)
    .replace(/^-+|-+$/g, '');
  return path.replace(/[^/]+$/, (tool) => `${slug || 'brand'}-${tool}`);
}
