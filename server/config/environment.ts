import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { RULES } from '../analysis/method.ts';

// Messages follow the variable's name.
const oneOf = <const Values extends readonly string[]>(values: Values) =>
  z.enum(values, { error: `must be one of ${values.join(', ')}` });
const onOff = oneOf(['on', 'off']).transform((value) => value === 'on');
const text = (max: number) =>
  z.string().max(max, { error: `must be at most ${max.toLocaleString('en-US')} characters` });
const httpUrl = z.url({ protocol: /^https?$/, error: 'must be http://… or https://…' });
/** An origin, since the client and all links assume that the server is at the root. */
const origin = httpUrl
  .refine((text) => isBare(URL.parse(text)), {
    error: 'must have no path, such as https://sightline.example',
  })
  .transform((text) => new URL(text).origin);
const isBare = (url: URL | null) => url === null || url.href === `${url.origin}/`;
const secret = (min: number, max: number) =>
  z
    .string()
    .regex(
      new RegExp(`^[\\x21-\\x7e]{${min},${max}}$`),
      `must be ${min} to ${max} characters without spaces`,
    );

const inRange = (min: number, max: number, kind: string) =>
  `must be ${kind} from ${min.toLocaleString('en-US')} to ${max.toLocaleString('en-US')}`;

function integer(min: number, max: number) {
  const error = inRange(min, max, 'a whole number');
  return z.coerce.number({ error }).int({ error, abort: true }).min(min, { error }).max(max, { error });
}

function amount(min: number, max: number) {
  const error = inRange(min, max, 'a number');
  return z.coerce.number({ error }).min(min, { error }).max(max, { error });
}

export const GOOGLE_ANALYTICS_URL = 'https://analyticsdata.googleapis.com';
export const GOOGLE_TOKEN_URL = 'https://oauth2.googleapis.com/token';

/** `s3://bucket/prefix`; the prefix may have several levels. */
const S3_ADDRESS = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])((?:\/[\w.-]+)*)\/?$/;

/** A folder, or a bucket with a prefix that is empty or ends with a slash. */
const archiveAddress = text(1000).transform((address, context) => {
  const [, bucket, path = ''] = S3_ADDRESS.exec(address) ?? [];
  if (bucket) return { bucket, prefix: path && `${path.slice(1)}/` };
  const url = URL.parse(address);
  if (url?.protocol === 'file:' && url.hostname === '' && url.pathname !== '/') {
    return { folder: fileURLToPath(url) };
  }
  const message = 'must be a folder such as file:///var/lib/sightline/texts, or s3://bucket/prefix';
  context.addIssue({ code: 'custom', message });
  return z.NEVER;
});

/** Lower-case entries of a list separated by commas. */
const list = text(10_000).transform((text) => [
  ...new Set(
    text
      .split(',')
      .map((entry) => entry.trim().toLowerCase())
      .filter(Boolean),
  ),
]);
const userIds = list.pipe(
  z.array(z.uuid({ error: 'must be user ids (UUIDs) separated by commas' })).max(100),
);

/** Every variable that the server reads; those of platforms are in platforms/settings.ts. */
export const environment = z.object({
  PORT: integer(0, 65535).default(4000).describe('Port to listen on'),
  HOST: text(255).default('127.0.0.1').describe('Address to listen on'),
  DATA_DIR: text(1000)
    .default('.data')
    .describe('Folder of the embedded database and the mail outbox; one process at a time'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must be postgres://user:password@host:port/database' })
    .optional()
    .describe('Postgres 15 or newer; without it an embedded Postgres in DATA_DIR is used'),
  SITE_URL: origin
    .optional()
    .describe(
      'The address that people use, such as https://sightline.example; needed behind a proxy and for links in mails',
    ),
  PAGE_CONTACT: text(200)
    .regex(/^[\x21-\x27\x2a-\x7e]+$/, 'must be an address without spaces and parentheses')
    .optional()
    .describe(
      'Where owners of sites reach you: a URL or mail address in the user agent of requests for pages; SITE_URL where it is left out',
    ),
  PAGE_MIRROR: httpUrl
    .optional()
    .describe(
      'A server with copies of sites, such as a folder of `wget --mirror`: https://example.com/a is read from PAGE_MIRROR/example.com/a instead of the internet',
    ),
  SUPABASE_URL: httpUrl
    .optional()
    .describe('A hosted Supabase project for sign-in; without it the built-in sign-in is used'),
  SUPABASE_PUBLISHABLE_KEY: text(2000)
    .optional()
    .describe('The hosted project’s publishable (anon) key; goes to browsers'),
  SUPABASE_JWT_SECRET: z
    .string()
    .min(16, { error: 'must be at least 16 characters' })
    .optional()
    .describe('Only for hosted projects that still sign with a shared secret (HS256)'),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must be smtp://… or smtps://…' })
    .optional()
    .describe('smtp(s)://user:password@host:port; without it mails go to the outbox folder'),
  MAIL_FROM: text(320)
    .min(3, { error: 'must be an address such as Sightline <no-reply@sightline.example>' })
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
    .describe('Accounts whose Action Center says that it is coming soon'),
  API_REQUESTS_PER_MINUTE: integer(1, 1_000_000)
    .default(600)
    .describe('Requests per minute of one API token'),
  WEBHOOK_PRIVATE: onOff.default(false).describe('on: webhooks may also use http:// and private addresses'),
  WORKER: onOff
    .default(true)
    .describe('off: this server runs no jobs; processes started with npm run worker do'),
  WORKER_PORT: integer(0, 65_535)
    .optional()
    .describe('Port where a worker serves /health, /ready and /metrics; without it a worker does not listen'),
  TRUST_PROXY: z
    .union([onOff.transform(Number), integer(0, 10)], {
      error: 'must be off, on (one proxy) or the number of proxies in front, at most 10',
    })
    .default(0)
    .describe('Number of reverse proxies in front whose X-Forwarded-* headers are trusted; on: 1'),
  REPORTS: onOff.default(true).describe('off: no reports for visitors'),
  REPORT_PLATFORMS: list
    .default([])
    .describe('Platform keys for visitors’ reports, separated by commas; default: all with a known price'),
  REPORT_CONFIRMATION: oneOf(['auto', 'always', 'never'])
    .default('auto')
    .describe(
      'Whether visitors confirm their address before a report is made; auto: if real platforms are used',
    ),
  REPORTS_PER_DAY: integer(0, 1_000_000).default(200).describe('Visitors’ reports per day (UTC)'),
  REPORT_DAILY_BUDGET: amount(0, 1_000_000)
    .default(5)
    .describe('US dollars for visitors’ reports per day (UTC)'),
  VISITOR_SUGGESTIONS_PER_DAY: integer(0, 1_000_000)
    .default(2000)
    .describe(
      'Visitors’ requests to the chat model per day (UTC); then suggestions come from the built-in catalogue',
    ),
  CHAT_MODEL_URL: httpUrl
    .optional()
    .describe(
      'Base URL of an OpenAI-compatible endpoint (often ending in /v1) for suggestions and sentiment; off without it',
    ),
  CHAT_MODEL: z
    .string()
    .trim()
    .max(200)
    // Judgements are stored with the model's name; this one stands for the built-in rules.
    .refine((name) => name !== RULES, 'must not be "rules"')
    .optional()
    .describe('The model’s id; needed with CHAT_MODEL_URL'),
  CHAT_MODEL_KEY: secret(1, 500).optional().describe('Key of that endpoint; local ones often need none'),
  CHAT_MODEL_TIMEOUT: integer(1, 600).default(30).describe('Seconds for a reply of the chat model'),
  CHAT_MODEL_MAX_OUTPUT: integer(100, 100_000).default(4000).describe('Tokens in a reply of the chat model'),
  CHAT_MODEL_INPUT_PRICE: amount(0, 10_000)
    .optional()
    .describe('US dollars for a million tokens sent to the chat model; shown before a draft is written'),
  CHAT_MODEL_OUTPUT_PRICE: amount(0, 10_000)
    .optional()
    .describe('US dollars for a million tokens in its replies'),
  PLATFORM_TIMEOUT: integer(1, 900).default(120).describe('Seconds for an answer of a platform'),
  SIMULATOR: onOff.default(true).describe('off: accounts cannot choose the simulator as a platform'),
  PRICES_FILE: text(1000).optional().describe('A JSON file with prices that replace the built-in ones'),
  VISIT_RETENTION_DAYS: integer(30, 3_650)
    .default(400)
    .describe('Days (UTC) after which visits of AI agents and of people from AI platforms are removed'),
  AGENT_RANGES_REFRESH: onOff
    .default(true)
    .describe(
      'off: the published address ranges of AI agents are not fetched weekly; those of the product count',
    ),
  GOOGLE_ANALYTICS_URL: httpUrl
    .default(GOOGLE_ANALYTICS_URL)
    .describe('Google Analytics Data API; another address is a proxy or a stand-in'),
  GOOGLE_TOKEN_URL: httpUrl
    .default(GOOGLE_TOKEN_URL)
    .describe('Where Google gives access tokens to service accounts; another address as above'),
  TEXT_RETENTION_DAYS: integer(7, 36_500)
    .optional()
    .describe(
      'Days (UTC) after which the text of an answer leaves the database; numbers stay. Without it, texts are kept',
    ),
  TEXT_ARCHIVE: archiveAddress
    .optional()
    .describe(
      'Where these texts are moved: a folder (file:///…) or S3-compatible storage (s3://bucket/prefix); without it they are deleted',
    ),
  TEXT_ARCHIVE_ENDPOINT: origin
    .optional()
    .describe('S3-compatible storage other than AWS, such as https://s3.example.com'),
  TEXT_ARCHIVE_REGION: text(60).default('us-east-1').describe('Region of the bucket'),
  TEXT_ARCHIVE_ACCESS_KEY_ID: secret(1, 200).optional().describe('Access key; needed with s3://'),
  TEXT_ARCHIVE_SECRET_ACCESS_KEY: secret(1, 500).optional().describe('Its secret; needed with s3://'),
  SECRETS_KEY: text(44)
    .regex(/^[A-Za-z0-9+/]{43}=$/, 'must be 32 bytes in base64, such as `openssl rand -base64 32` prints')
    .optional()
    .describe(
      'Key that passwords of mail accounts and keys of Google Analytics are encrypted with, 32 bytes in base64; without it the file secrets.key in DATA_DIR, which is created',
    ),
  OUTREACH_PRIVATE: onOff
    .default(false)
    .describe('on: mail servers of outreach may have private addresses and any port'),
  OUTREACH_PLAIN_TEXT: onOff.default(false).describe('on: mail servers of outreach may be used without TLS'),
  ALERT_DELAY_SECONDS: integer(0, 3_600)
    .default(60)
    .describe('Seconds after an import, or after visits came in, until rules of alerts are evaluated'),
  METRICS: onOff
    .default(false)
    .describe(
      'on: Prometheus metrics at /metrics, with METRICS_TOKEN, or without one from private networks only',
    ),
  METRICS_TOKEN: secret(16, 200).optional().describe('Bearer token for /metrics; needed behind a proxy'),
  RESPONSE_CACHE_MB: integer(0, 100_000)
    .default(64)
    .describe('Megabytes for the response cache, a quarter of them for share links; 0: off'),
  LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .describe('Minimal level of log lines'),
});
