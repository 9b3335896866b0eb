import type { Logger } from 'pino';
import type { TokenVerifier } from '../auth/identity.ts';
import type { FetchClientDocument } from '../auth/oauth/client-documents.ts';
import type { ChatModel } from '../chat-model/chat-model.ts';
import { createChatModel } from '../chat-model/create.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../db/client.ts';
import type { DemoProgress } from '../demo/accounts.ts';
import { type JobQueue, NO_JOBS } from '../jobs/queue.ts';
import type { Clock } from '../lib/clock.ts';
import { createMailer } from '../mail/create-mailer.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { MailAccess } from '../modules/outreach/sending/mail-server.ts';
import { createFetching, type Fetching } from '../modules/pages/fetching/fetching.ts';
import { PUBLIC_SITES, type SiteAccess } from '../modules/wizard/site/site-hints.ts';
import { createPrices, type Prices } from '../platforms/prices/prices.ts';
import { createPlatforms, type Platforms } from '../platforms/registry.ts';
import { createConfiguredArchive } from '../text-archive/create.ts';
import type { TextArchive } from '../text-archive/text-archive.ts';
import { createLog } from './log.ts';

/** What services need besides the database. Scripts and tests replace parts of it. */
export interface Infrastructure {
  clock: Clock;
  /** Null when none is configured. */
  chatModel: ChatModel | null;
  jobs: JobQueue;
  log: Logger;
  mailer: Mailer;
  platforms: Platforms;
  prices: Prices;
  /** Null when none is configured. */
  textArchive: TextArchive | null;
  /** Progress of generating a demo account's answers; null otherwise. */
  demoProgress: (userId: string) => DemoProgress | null;
  /** How companies' home pages are fetched. */
  sites: SiteAccess;
  /** How pages of the web are fetched. */
  fetching: Fetching;
  /** Which mail servers outreach may use. */
  mailAccess: MailAccess;
  /** Milliseconds before the first retry of a failed platform. */
  firstRetryMs: number;
  /** Deadline for a visitor's report's answers, in milliseconds. */
  reportWithinMs: number;
}

/** What the HTTP application needs; main.ts opens it, tests replace parts of it. */
export interface Dependencies extends Partial<Omit<Infrastructure, 'clock' | 'log' | 'mailer'>> {
  clock: Clock;
  log: Logger;
  mailer: Mailer;
  config: Config;
  database: Database;
  verifier: TokenVerifier;
  /** Replaced in tests. */
  fetchClientDocument?: FetchClientDocument;
  /** The sign-in page offers the demo accounts. */
  demo?: boolean;
}

const FIRST_RETRY_MS = 15_000;
/** The wizard promises five minutes; the rest is for rendering and sending. */
const REPORT_WITHIN_MS = 4 * 60_000;

/** Creates from the configuration what is not passed. */
export function withDefaults(config: Config, overrides: Partial<Infrastructure>): Infrastructure {
  const log = overrides.log ?? createLog(config);
  return {
    clock: overrides.clock ?? (() => new Date()),
    chatModel: overrides.chatModel === undefined ? createChatModel(config) : overrides.chatModel,
    jobs: overrides.jobs ?? NO_JOBS,
    log,
    mailer: overrides.mailer ?? createMailer(config, log),
    platforms: overrides.platforms ?? createPlatforms(config),
    prices: overrides.prices ?? createPrices(config),
    textArchive:
      overrides.textArchive === undefined ? createConfiguredArchive(config) : overrides.textArchive,
    demoProgress: overrides.demoProgress ?? (() => null),
    sites: overrides.sites ?? PUBLIC_SITES,
    fetching: overrides.fetching ?? createFetching(config, overrides.sites ?? PUBLIC_SITES),
    mailAccess: overrides.mailAccess ?? { policy: config.outreach },
    firstRetryMs: overrides.firstRetryMs ?? FIRST_RETRY_MS,
    reportWithinMs: overrides.reportWithinMs ?? REPORT_WITHIN_MS,
  };
}
