import type { Random } from './random.ts';

/** A made-up request, and what Sightline is to count it as. */
export interface MadeRequest {
  /** Milliseconds since 1970, whole seconds. */
  time: number;
  address: string;
  host: string;
  method: string;
  /** Path and query. */
  target: string;
  status: number;
  userAgent: string;
  referrer: string;
  /** `line`: counted as a line only. */
  counts:
    | { as: 'line' | 'redirect' | 'other-host' }
    | { as: 'agent'; agent: string; verification: string; page: string | null }
    | { as: 'person'; platform: string; page: string };
}

export const DOMAIN = 'quillmark.example';
const OTHER_HOST = 'elsewhere.example';

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
const SAFARI =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15';
const BROWSERS = [CHROME, SAFARI, CHROME.replace('142', '141'), CHROME.replace('142', '140')];
const OTHER_BOTS = [
  'Mozilla/5.0 (compatible; AhrefsBot/7.0; +http://ahrefs.com/robot/)',
  'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
  'curl/8.5.0',
  'Mozilla/5.0 (compatible; Applebot-Extended/1.0; Google-Extended)',
];

interface MadeAgent {
  token: string;
  userAgent: string;
  /** Within its published ranges; none: no ranges are published. */
  addresses: readonly string[];
}

const made = (token: string, addresses: readonly string[], userAgent: string): MadeAgent => ({
  token,
  addresses,
  userAgent,
});

const AGENTS: readonly MadeAgent[] = [
  made(
    'GPTBot',
    ['20.171.206.17', '132.196.86.200'],
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.3; +https://openai.com/gptbot)',
  ),
  made(
    'ChatGPT-User',
    ['52.255.111.3', '9.129.12.200'],
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko); compatible; ChatGPT-User/1.0; +https://openai.com/bot',
  ),
  made(
    'ClaudeBot',
    ['216.73.216.9', '216.73.219.250'],
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; ClaudeBot/1.0; +claudebot@anthropic.com)',
  ),
  made(
    'PerplexityBot',
    ['18.97.9.98'],
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; PerplexityBot/1.0; +https://perplexity.ai/perplexitybot)',
  ),
  made(
    'Googlebot',
    ['66.249.66.1', '2001:4860:4801:10::17', '2001:4860:4801:60::9'],
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  ),
  made('CCBot', ['2600:1f28:365:80b0::5', '18.97.14.84'], 'CCBot/2.0 (https://commoncrawl.org/faq/)'),
  made(
    'Bytespider',
    [],
    'Mozilla/5.0 (Linux; Android 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Mobile Safari/537.36 (compatible; Bytespider; spider-feedback@bytedance.com)',
  ),
  made(
    'Meta-ExternalAgent',
    [],
    'meta-externalagent/1.1 (+https://developers.facebook.com/docs/sharing/webmasters/crawler)',
  ),
];

const PEOPLE = [
  { platform: 'chatgpt', referrer: 'https://chatgpt.com/', utm: 'chatgpt.com' },
  { platform: 'perplexity', referrer: 'https://www.perplexity.ai/', utm: 'perplexity' },
  { platform: 'gemini', referrer: 'https://gemini.google.com/app', utm: 'gemini' },
  { platform: 'copilot', referrer: 'https://copilot.microsoft.com/', utm: 'copilot.com' },
  { platform: 'claude', referrer: 'https://claude.ai/chat/1', utm: 'claude.ai' },
] as const;

const PATHS = [
  '/',
  '/pricing',
  '/docs/start',
  '/blog/notes-for-teams/',
  '/llms.txt',
  '/robots.txt',
  '/caf%C3%A9',
  '/feed.xml',
];
const ASSETS = ['/app.js', '/img/logo.png', '/_next/static/a', '/fonts/x.woff2?v=2'];
const STATUSES = [200, 200, 200, 200, 304, 404, 403, 500, 503];
const REDIRECTS = [301, 302, 307, 308];

/** Addresses that no vendor publishes. */
const FORGED = ['93.184.215.14', '2a02:8108:50:1::77', '185.12.4.200'];

/** Which requests a log has: shares of all, the rest is people who come from nowhere. */
export interface Shares {
  agents: number;
  people: number;
}

/** @param hasHosts whether the log names hosts */
export function makeRequest(random: Random, time: number, shares: Shares, hasHosts: boolean): MadeRequest {
  const host = random.oneOf([DOMAIN, `www.${DOMAIN}`]);
  const base = { time, host, method: 'GET', referrer: '', address: personAddress(random) };
  const draw = random.fraction();
  if (draw < shares.agents) return makeAgentRequest(random, base, hasHosts);
  if (draw < shares.agents + shares.people) return makePersonRequest(random, base, hasHosts);
  return {
    ...base,
    method: random.oneOf(['GET', 'GET', 'GET', 'POST']),
    target: random.oneOf([...PATHS, ...ASSETS, '/search?q=gptbot', '/?utm_source=newsletter']),
    status: random.oneOf([...STATUSES, ...REDIRECTS]),
    userAgent: random.oneOf([...BROWSERS, ...BROWSERS, ...OTHER_BOTS]),
    referrer: random.oneOf([
      '',
      'https://www.google.com/',
      `https://${DOMAIN}/pricing?utm_source=chatgpt.com`,
      'https://notchatgpt.com/',
    ]),
    counts: { as: 'line' },
  };
}

type Base = Pick<MadeRequest, 'time' | 'host' | 'method' | 'referrer' | 'address'>;

function makeAgentRequest(random: Random, base: Base, hasHosts: boolean): MadeRequest {
  const agent = random.oneOf(AGENTS);
  const isForged = random.fraction() < 0.2;
  const address =
    isForged || agent.addresses.length === 0 ? random.oneOf(FORGED) : random.oneOf(agent.addresses);
  const isAsset = random.fraction() < 0.15;
  const path = random.oneOf(isAsset ? ASSETS : PATHS);
  const request = {
    ...base,
    address,
    target: !isAsset && random.fraction() < 0.2 ? `${path}?utm_source=chatgpt.com&v=1` : path,
    status: random.oneOf(STATUSES),
    userAgent: agent.userAgent,
  };
  const draw = random.fraction();
  if (draw < 0.1) return { ...request, status: random.oneOf(REDIRECTS), counts: { as: 'redirect' } };
  if (draw < 0.15 && hasHosts) return { ...request, host: OTHER_HOST, counts: { as: 'other-host' } };
  if (draw < 0.2) return { ...request, method: 'POST', counts: { as: 'line' } };
  const published = isForged ? 'forged' : 'verified';
  const verification = agent.addresses.length === 0 ? 'unpublished' : published;
  return {
    ...request,
    counts: { as: 'agent', agent: agent.token, verification, page: isAsset ? null : pageOf(path) },
  };
}

function makePersonRequest(random: Random, base: Base, hasHosts: boolean): MadeRequest {
  const { platform, referrer, utm } = random.oneOf(PEOPLE);
  const path = random.oneOf(PATHS);
  const hasReferrer = random.fraction() < 0.6;
  const request = {
    ...base,
    target: hasReferrer ? path : `${path}?a=1&utm_source=${utm}`,
    status: random.oneOf(STATUSES),
    userAgent: random.oneOf(BROWSERS),
    referrer: hasReferrer ? referrer : '',
  };
  const draw = random.fraction();
  if (draw < 0.1) return { ...request, status: random.oneOf(REDIRECTS), counts: { as: 'redirect' } };
  if (draw < 0.15 && hasHosts) return { ...request, host: OTHER_HOST, counts: { as: 'other-host' } };
  if (draw < 0.2) return { ...request, target: random.oneOf(ASSETS), counts: { as: 'line' }, referrer };
  if (draw < 0.25) return { ...request, method: 'POST', counts: { as: 'line' } };
  if (draw < 0.3) return { ...request, userAgent: random.oneOf(OTHER_BOTS), counts: { as: 'line' } };
  return { ...request, counts: { as: 'person', platform, page: pageOf(path) } };
}

const pageOf = (path: string) => `https://${DOMAIN}${path.replace(/\/$/, '')}`;

const personAddress = (random: Random) =>
  random.fraction() < 0.3
    ? `2a01:4f8:${random.below(0xffff).toString(16)}::${random.below(0xffff).toString(16)}`
    : `84.${random.below(256)}.${random.below(256)}.${random.below(256)}`;
