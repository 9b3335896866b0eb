import { z } from 'zod';
import { RULES } from '../analysis/method.ts';

const onOff = z.enum(['on', 'off']).transform((value) => value === 'on');
const emptyAsUnset = (value: unknown) => (value === '' ? undefined : value);
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(emptyAsUnset, schema.optional());
const userIds = z
  .string()
  .transform((list) =>
    list
      .split(',')
      .map((id) => id.trim().toLowerCase())
      .filter(Boolean),
  )
  .pipe(z.array(z.uuid({ error: 'must be user ids (UUIDs) separated by commas' })).max(100));

const platformKeys = z
  .string()
  .max(1000)
  .default('')
  .transform((list) => [
    ...new Set(
      list
        .split(',')
        .map((key) => key.trim().toLowerCase())
        .filter(Boolean),
    ),
  ]);

/** Every variable the server reads, with what it means. Nothing else reads the environment. */
export const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(4000).describe('Port to listen on'),
  HOST: z.string().min(1).default('127.0.0.1').describe('Address to listen on'),
  DATA_DIR: z
    .string()
    .min(1)
    .default('.data')
    .describe('Folder of the embedded database and the mail outbox; one process at a time'),
  DATABASE_URL: optional(
    z.url({ protocol: /^postgres(ql)?$/, error: 'must be postgres://user:password@host:port/database' }),
  ).describe('Postgres 15 or newer; without it an embedded Postgres in DATA_DIR is used'),
  SITE_URL: optional(z.url({ protocol: /^https?$/, error: 'must be http://… or https://…' })).describe(
    'Where people reach this server; needed behind a proxy, for links in mails',
  ),
  SUPABASE_URL: optional(z.url({ protocol: /^https?$/, error: 'must be http://… or https://…' })).describe(
    'A hosted Supabase project that signs people in; without it the built-in sign-in is used',
  ),
  SUPABASE_PUBLISHABLE_KEY: optional(z.string().max(2000)).describe(
    'The hosted project’s publishable (anon) key; goes to browsers',
  ),
  SUPABASE_JWT_SECRET: optional(z.string().min(16)).describe(
    'Only for hosted projects that still sign with a shared secret (HS256)',
  ),
  SMTP_URL: optional(z.url({ protocol: /^smtps?$/, error: 'must be smtp://… or smtps://…' })).describe(
    'smtp(s)://user:password@host:port; without it mails go to the outbox folder',
  ),
  MAIL_FROM: z
    .string()
    .min(3)
    .max(320)
    .default('Sightline <no-reply@localhost>')
    .describe('Sender of all mails'),
  DEMO: onOff.default(true).describe('off: no demo accounts on an empty embedded database'),
  FUND_USER_IDS: userIds
    .default(['f0000000-0000-4000-8000-000000000002'])
    .describe('Accounts that get the fund view'),
  ACTION_BLOCKED_USER_IDS: userIds
    .default(['f0000000-0000-4000-8000-000000000003'])
    .describe('Accounts for which the Action Center is not available'),
  ACTION_CENTER_OFF_USER_IDS: userIds
    .default([])
    .describe('Accounts whose Action Center is still to come; they are told that it is coming soon'),
  API_REQUESTS_PER_MINUTE: z.coerce
    .number()
    .int()
    .min(1)
    .max(1_000_000)
    .default(600)
    .describe('Requests that one API token may send in a minute'),
  WEBHOOK_PRIVATE: onOff
    .default(false)
    .describe('on: webhooks of alerts may also go to http:// and to addresses of this network'),
  WORKER: onOff
    .default(true)
    .describe('off: this server leaves collecting to processes started with npm run worker'),
  WORKER_PORT: optional(z.coerce.number().int().min(0).max(65535)).describe(
    'Port where a worker serves /health, /ready and /metrics; without one it listens nowhere',
  ),
  TRUST_PROXY: z
    .union([onOff.transform(Number), z.coerce.number().int().min(0).max(10)], {
      error: 'must be off, on (one proxy) or the number of proxies in front, at most 10',
    })
    .default(0)
    .describe('on, or the number of reverse proxies in front: believe what they say in X-Forwarded-*'),
  REPORTS: onOff.default(true).describe('off: this server makes no reports for visitors'),
  REPORT_PLATFORMS: platformKeys.describe('Keys of the platforms that reports for visitors ask, by commas'),
  REPORT_CONFIRMATION: z
    .enum(['auto', 'always', 'never'])
    .default('auto')
    .describe(
      'Whether visitors confirm their address before anything is asked; auto: where real platforms are',
    ),
  REPORTS_PER_DAY: z.coerce
    .number()
    .int()
    .min(0)
    .max(1_000_000)
    .default(200)
    .describe('Reports for visitors in a day (UTC)'),
  REPORT_DAILY_BUDGET: z.coerce
    .number()
    .min(0)
    .max(1_000_000)
    .default(5)
    .describe('US dollars that reports for visitors may cost in a day (UTC)'),
  VISITOR_PROPOSALS_PER_DAY: z.coerce
    .number()
    .int()
    .min(0)
    .max(1_000_000)
    .default(2000)
    .describe('Questions that visitors may cost the chat model in a day (UTC); then the catalogue answers'),
  CHAT_MODEL_URL: optional(z.url({ protocol: /^https?$/, error: 'must be http://… or https://…' })).describe(
    'Base URL of an OpenAI-compatible endpoint (often ends with /v1) whose model proposes and judges; off without it',
  ),
  CHAT_MODEL: optional(
    z
      .string()
      .trim()
      .max(200)
      // What the model judges carries its name, and this one says that it was the built-in analysis.
      .refine((name) => name !== RULES, 'must not be "rules"'),
  ).describe('The model’s id; needed with CHAT_MODEL_URL'),
  CHAT_MODEL_KEY: optional(
    z.string().regex(/^[\x21-\x7e]{1,500}$/, 'must be at most 500 characters without spaces'),
  ).describe('Key of that endpoint; a local one often needs none'),
  CHAT_MODEL_TIMEOUT: z.coerce
    .number()
    .int()
    .min(1)
    .max(600)
    .default(30)
    .describe('Seconds the chat model may take for an answer'),
  CHAT_MODEL_MAX_OUTPUT: z.coerce
    .number()
    .int()
    .min(100)
    .max(100_000)
    .default(4000)
    .describe('Tokens an answer of the chat model may have'),
  PLATFORM_TIMEOUT: z.coerce
    .number()
    .int()
    .min(1)
    .max(900)
    .default(120)
    .describe('Seconds a platform may take for an answer'),
  SIMULATOR: onOff.default(true).describe('off: accounts cannot choose the simulator as a platform'),
  PRICES_FILE: optional(z.string().max(1000)).describe(
    'A JSON file of prices that takes the place of the built-in ones',
  ),
  METRICS: onOff
    .default(false)
    .describe(
      'on: figures for Prometheus at /metrics, for METRICS_TOKEN or, without one, for this network alone',
    ),
  METRICS_TOKEN: optional(
    z.string().regex(/^[\x21-\x7e]{16,200}$/, 'must be 16 to 200 characters without spaces'),
  ).describe('What whoever reads the figures sends as a bearer token; needed behind a proxy'),
  RESPONSE_CACHE_MB: z.coerce
    .number()
    .int()
    .min(0)
    .max(100_000)
    .default(64)
    .describe('Megabytes of replies kept to be sent again while nothing has changed; 0: none'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .describe('How much is logged'),
});
