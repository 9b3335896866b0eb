import type { Logger } from 'pino';
import type { TokenVerifier } from '../auth/identity.ts';
import type { ChatModel } from '../chat-model/chat-model.ts';
import { createChatModel } from '../chat-model/create.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../db/client.ts';
import type { DemoProgress } from '../demo/accounts.ts';
import { type JobQueue, NO_JOBS } from '../jobs/queue.ts';
import type { Clock } from '../lib/clock.ts';
import { createMailer } from '../mail/create-mailer.ts';
import type { Mailer } from '../mail/mailer.ts';
import { PUBLIC_SITES, type SiteAccess } from '../modules/wizard/site/site-hints.ts';
import { createPrices, type Prices } from '../platforms/prices/prices.ts';
import { createPlatforms, type Platforms } from '../platforms/registry.ts';
import { createLog } from './log.ts';

/** What services are built from besides the database; scripts and tests give what they need and leave out the rest. */
export interface Infrastructure {
  clock: Clock;
  /** Proposes and judges; null when none is configured. */
  chatModel: ChatModel | null;
  /** Left out, nothing is done later. */
  jobs: JobQueue;
  log: Logger;
  mailer: Mailer;
  platforms: Platforms;
  prices: Prices;
  /** Progress of filling a demo account; null unless it is being filled. */
  demoProgress: (userId: string) => DemoProgress | null;
  /** How home pages of companies are reached. */
  sites: SiteAccess;
  /** Milliseconds before a platform that failed is asked again for the first time. */
  firstRetryMs: number;
  /** Milliseconds that asking for a visitor's report may take. */
  reportWithinMs: number;
}

/** What the HTTP application is built from; main.ts opens it, tests replace parts of it. */
export interface Dependencies extends Partial<Omit<Infrastructure, 'clock' | 'log' | 'mailer'>> {
  clock: Clock;
  log: Logger;
  mailer: Mailer;
  config: Config;
  database: Database;
  verifier: TokenVerifier;
  /** The demo accounts can be signed in to; the sign-in page then offers them. */
  demo?: boolean;
}

const FIRST_RETRY_MS = 15_000;
/** A visitor is told five minutes: what is left is for writing and sending. */
const REPORT_WITHIN_MS = 4 * 60_000;

/** Completes the parts from the configuration. */
export function withDefaults(config: Config, parts: Partial<Infrastructure>): Infrastructure {
  const log = parts.log ?? createLog(config);
  return {
    clock: parts.clock ?? (() => new Date()),
    chatModel: parts.chatModel === undefined ? createChatModel(config) : parts.chatModel,
    jobs: parts.jobs ?? NO_JOBS,
    log,
    mailer: parts.mailer ?? createMailer(config, log),
    platforms: parts.platforms ?? createPlatforms(config),
    prices: parts.prices ?? createPrices(config),
    demoProgress: parts.demoProgress ?? (() => null),
    sites: parts.sites ?? PUBLIC_SITES,
    firstRetryMs: parts.firstRetryMs ?? FIRST_RETRY_MS,
    reportWithinMs: parts.reportWithinMs ?? REPORT_WITHIN_MS,
  };
}
