import { resolve } from 'node:path';
import type { z } from 'zod';
import { SIMULATOR_KEY } from '../platforms/platform.ts';
import { type PlatformsConfig, readPlatformSettings } from '../platforms/settings.ts';
import { environment, GOOGLE_ANALYTICS_URL, GOOGLE_TOKEN_URL } from './environment.ts';

export interface ChatModelConfig {
  url: string;
  model: string;
  key: string | undefined;
  timeoutMs: number;
  maxOutputTokens: number;
  /** US dollars for a million tokens; undefined: unknown. */
  inputPrice: number | undefined;
  outputPrice: number | undefined;
}

export interface ReportsConfig {
  enabled: boolean;
  /** Platform keys; empty: all that are on and have a known price. */
  platforms: readonly string[];
  confirmation: 'auto' | 'always' | 'never';
  perDay: number;
  /** US dollars a day. */
  dailyBudget: number;
}

export interface S3ArchiveConfig {
  bucket: string;
  /** Empty, or ends with a slash. */
  prefix: string;
  /** Origin; undefined: AWS. */
  endpoint: string | undefined;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

export interface Config {
  port: number;
  host: string;
  /** Absolute. */
  dataDir: string;
  databaseUrl: string | undefined;
  siteUrl: string | undefined;
  /** Where owners of sites reach the operator; in the user agent of requests for pages. Undefined: the site URL. */
  pageContact: string | undefined;
  /** A server with copies of sites, which pages are read from instead of the internet. */
  pageMirror: string | undefined;
  /** Set when a hosted Supabase project signs people in. */
  hostedAuth: { url: string; publishableKey: string; jwtSecret: string | undefined } | undefined;
  mail: { smtpUrl: string | undefined; from: string };
  demo: boolean;
  fundUserIds: ReadonlySet<string>;
  actionBlockedUserIds: ReadonlySet<string>;
  actionCenterOffUserIds: ReadonlySet<string>;
  apiRequestsPerMinute: number;
  /** Webhooks may go to http and to private addresses. */
  webhookPrivate: boolean;
  /** Whether the server runs jobs. */
  worker: boolean;
  /** Port of a worker's /health, /ready and /metrics; undefined: none. */
  workerPort: number | undefined;
  /** Number of trusted reverse proxies. */
  trustProxy: number;
  reports: ReportsConfig;
  /** Visitors' requests to the chat model per day. */
  visitorSuggestionsPerDay: number;
  chatModel: ChatModelConfig | undefined;
  /** Invalid settings of a platform are shown in its settings and do not stop the start. */
  platforms: PlatformsConfig;
  /** Absolute. */
  pricesFile: string | undefined;
  /** Days after which texts of answers leave the database; undefined: never. */
  textRetentionDays: number | undefined;
  /** Where they are moved; undefined: they are deleted. */
  textArchive: { folder: string } | S3ArchiveConfig | undefined;
  /** Days after which visits are removed. */
  visitRetentionDays: number;
  /** The published ranges of AI agents are fetched weekly. */
  agentRangesRefresh: boolean;
  /** 32 bytes in base64; undefined: the key file of the data folder. */
  secretsKey: string | undefined;
  /** Google's services; addresses of the operator's own may be private. */
  google: { dataUrl: string; tokenUrl: string; allowPrivate: boolean };
  /** What mail servers of outreach may be. */
  outreach: { allowPrivate: boolean; allowPlainText: boolean };
  /** Set when `/metrics` is on; without a token only private networks may read it. */
  metrics: { token: string | undefined } | undefined;
  /** From new data to the evaluation of rules. */
  alertDelayMs: number;
  /** Size of the response cache; 0: off. */
  responseCacheBytes: number;
  logLevel: string;
}

/** An invalid configuration; the message lists every invalid variable. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

const invalidConfig = (...problems: string[]) =>
  new ConfigError(['The configuration is invalid:', ...problems.map((problem) => `  ${problem}`)].join('\n'));

/**
 * Reads and checks the environment.
 * @throws ConfigError naming each invalid variable and what it allows
 */
export function readConfig(env: Record<string, string | undefined> = process.env): Config {
  const nonEmpty = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(nonEmpty);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `${String(issue.path[0])}: ${issue.message}`);
    throw invalidConfig(...lines);
  }
  const value = parsed.data;
  if (value.SUPABASE_URL && !value.SUPABASE_PUBLISHABLE_KEY) {
    throw invalidConfig('SUPABASE_PUBLISHABLE_KEY: needed when SUPABASE_URL is set');
  }
  if (value.CHAT_MODEL_URL && !value.CHAT_MODEL) {
    throw invalidConfig('CHAT_MODEL: needed when CHAT_MODEL_URL is set');
  }
  if (value.METRICS && !value.METRICS_TOKEN && (value.TRUST_PROXY > 0 || isPublicSite(value.SITE_URL))) {
    // All requests through a proxy have the proxy's private address.
    throw invalidConfig(
      'METRICS_TOKEN: needed when METRICS is on behind a proxy (TRUST_PROXY or a public SITE_URL)',
    );
  }
  const textArchive = readTextArchive(value);
  const platforms = readPlatformSettings(env);
  const known = [...platforms.map(({ key }) => key), SIMULATOR_KEY];
  const unknown = value.REPORT_PLATFORMS.find((key) => !known.includes(key));
  if (unknown !== undefined) {
    throw invalidConfig(`REPORT_PLATFORMS: there is no platform “${unknown}”; there are ${known.join(', ')}`);
  }
  return {
    port: value.PORT,
    host: value.HOST,
    dataDir: resolve(value.DATA_DIR),
    databaseUrl: value.DATABASE_URL,
    siteUrl: value.SITE_URL,
    pageContact: value.PAGE_CONTACT,
    pageMirror: value.PAGE_MIRROR,
    hostedAuth:
      value.SUPABASE_URL && value.SUPABASE_PUBLISHABLE_KEY
        ? {
            url: value.SUPABASE_URL.replace(/\/$/, ''),
            publishableKey: value.SUPABASE_PUBLISHABLE_KEY,
            jwtSecret: value.SUPABASE_JWT_SECRET,
          }
        : undefined,
    mail: { smtpUrl: value.SMTP_URL, from: value.MAIL_FROM },
    demo: value.DEMO,
    fundUserIds: new Set(value.FUND_USER_IDS),
    actionBlockedUserIds: new Set(value.ACTION_BLOCKED_USER_IDS),
    actionCenterOffUserIds: new Set(value.ACTION_CENTER_OFF_USER_IDS),
    apiRequestsPerMinute: value.API_REQUESTS_PER_MINUTE,
    webhookPrivate: value.WEBHOOK_PRIVATE,
    worker: value.WORKER,
    workerPort: value.WORKER_PORT,
    trustProxy: value.TRUST_PROXY,
    reports: {
      enabled: value.REPORTS,
      platforms: value.REPORT_PLATFORMS,
      confirmation: value.REPORT_CONFIRMATION,
      perDay: value.REPORTS_PER_DAY,
      dailyBudget: value.REPORT_DAILY_BUDGET,
    },
    visitorSuggestionsPerDay: value.VISITOR_SUGGESTIONS_PER_DAY,
    chatModel:
      value.CHAT_MODEL_URL && value.CHAT_MODEL
        ? {
            url: value.CHAT_MODEL_URL.replace(/\/$/, ''),
            model: value.CHAT_MODEL,
            key: value.CHAT_MODEL_KEY,
            timeoutMs: value.CHAT_MODEL_TIMEOUT * 1000,
            maxOutputTokens: value.CHAT_MODEL_MAX_OUTPUT,
            inputPrice: value.CHAT_MODEL_INPUT_PRICE,
            outputPrice: value.CHAT_MODEL_OUTPUT_PRICE,
          }
        : undefined,
    platforms: {
      platforms,
      simulator: value.SIMULATOR,
      timeoutMs: value.PLATFORM_TIMEOUT * 1000,
    },
    pricesFile: value.PRICES_FILE ? resolve(value.PRICES_FILE) : undefined,
    textRetentionDays: value.TEXT_RETENTION_DAYS,
    textArchive,
    visitRetentionDays: value.VISIT_RETENTION_DAYS,
    agentRangesRefresh: value.AGENT_RANGES_REFRESH,
    secretsKey: value.SECRETS_KEY,
    google: {
      dataUrl: value.GOOGLE_ANALYTICS_URL.replace(/\/+$/, ''),
      tokenUrl: value.GOOGLE_TOKEN_URL,
      allowPrivate:
        value.GOOGLE_ANALYTICS_URL !== GOOGLE_ANALYTICS_URL || value.GOOGLE_TOKEN_URL !== GOOGLE_TOKEN_URL,
    },
    outreach: { allowPrivate: value.OUTREACH_PRIVATE, allowPlainText: value.OUTREACH_PLAIN_TEXT },
    metrics: value.METRICS ? { token: value.METRICS_TOKEN } : undefined,
    alertDelayMs: value.ALERT_DELAY_SECONDS * 1000,
    responseCacheBytes: value.RESPONSE_CACHE_MB * 1024 * 1024,
    logLevel: value.LOG_LEVEL,
  };
}

/** @throws ConfigError where keys are missing */
function readTextArchive(value: z.output<typeof environment>): Config['textArchive'] {
  const { TEXT_ARCHIVE: address, TEXT_ARCHIVE_ACCESS_KEY_ID, TEXT_ARCHIVE_SECRET_ACCESS_KEY } = value;
  if (!address) return undefined;
  if (address.folder !== undefined) return { folder: address.folder };
  if (!TEXT_ARCHIVE_ACCESS_KEY_ID || !TEXT_ARCHIVE_SECRET_ACCESS_KEY) {
    throw invalidConfig(
      'TEXT_ARCHIVE_ACCESS_KEY_ID, TEXT_ARCHIVE_SECRET_ACCESS_KEY: needed when TEXT_ARCHIVE is s3://…',
    );
  }
  return {
    ...address,
    endpoint: value.TEXT_ARCHIVE_ENDPOINT,
    region: value.TEXT_ARCHIVE_REGION,
    accessKeyId: TEXT_ARCHIVE_ACCESS_KEY_ID,
    secretAccessKey: TEXT_ARCHIVE_SECRET_ACCESS_KEY,
  };
}

const LOOPBACK = /^(localhost|::1|127(\.\d{1,3}){3})$/;

/** Whether only this machine can reach the server; the outbox page and the demo depend on it. */
export const isLoopback = (host: string) => LOOPBACK.test(host);

/**
 * Whether anybody but this machine can reach the server, directly or through a proxy. What is meant for a newcomer
 * alone (the outbox page, accounts with a known password) must then not be served.
 */
export function isReachedByOthers({
  host,
  siteUrl,
  trustProxy,
}: Pick<Config, 'host' | 'siteUrl' | 'trustProxy'>): boolean {
  return !isLoopback(host) || isPublicSite(siteUrl) || trustProxy > 0;
}

/** Whether a site is reached by others than this machine. */
export const isPublicSite = (siteUrl: string | undefined) =>
  siteUrl !== undefined && !isLoopback(new URL(siteUrl).hostname.replace(/^\[|\]$/g, ''));

/** The public address of this server; localhost where none is configured. */
export const publicUrl = ({ siteUrl, port }: Pick<Config, 'siteUrl' | 'port'>) =>
  siteUrl ?? `http://localhost:${port}`;
