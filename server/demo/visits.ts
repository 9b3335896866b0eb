import { DAY_MS } from '../lib/days.ts';
import { textId } from '../lib/text-id.ts';
import { ownerViewer } from '../modules/accounts/owner-viewer.ts';
import { type Random, seeded } from '../platforms/simulator/random.ts';
import type { Services } from '../services.ts';
import type { DemoAccount } from './accounts.ts';

/** Days of the simulated log. */
const DAYS = 35;
const LINES_A_DAY = 60;
/** From so many days ago on, a page refuses a bot. */
const REFUSED_DAYS = 9;
const LOG_NAME = 'Simulated log';

/** A bot with an address of its vendor's published ranges; the lines are dropped once they are counted. */
interface SimulatedBot {
  token: string;
  address: string;
  /** Of the visits. */
  share: number;
}

const BOTS: readonly SimulatedBot[] = [
  { token: 'GPTBot', address: '20.171.206.7', share: 0.27 },
  { token: 'OAI-SearchBot', address: '20.42.10.180', share: 0.2 },
  { token: 'ChatGPT-User', address: '23.98.142.178', share: 0.16 },
  { token: 'ClaudeBot', address: '216.73.216.9', share: 0.14 },
  { token: 'PerplexityBot', address: '107.20.236.150', share: 0.09 },
  { token: 'Bytespider', address: '110.249.201.5', share: 0.08 },
  // Outside the ranges that OpenAI publishes.
  { token: 'GPTBot', address: '5.188.210.20', share: 0.06 },
];
/** The bot that is refused. */
const REFUSED = 'OAI-SearchBot';

const REFERRERS = [
  { referrer: 'https://chatgpt.com/', share: 0.6 },
  { referrer: 'https://www.perplexity.ai/', share: 0.25 },
  { referrer: 'https://gemini.google.com/', share: 0.15 },
];

/** Pages that no answer cites. */
const UNCITED = ['/careers', '/blog/company-retreat', '/legal/terms', '/press/2024-award'];
const MAX_CITED = 60;

/** Posts a simulated server log by the door that real logs come through. A second call adds nothing. */
export async function fillVisits(services: Services, account: DemoAccount, now: Date): Promise<void> {
  const domain = account.tracks?.brand.domain;
  if (!domain) return;
  const viewer = ownerViewer(services.accounts, account.id);
  const cited = await services.visitMetrics.pages(viewer, { list: 'NEVER_FETCHED', first: MAX_CITED });
  const paths = cited.nodes.map(({ page }) => pathOf(page.url));
  const host = cited.nodes[0] ? new URL(cited.nodes[0].page.url).hostname : domain;
  // Every fourth cited page is never fetched.
  const pages = [...paths.filter((_, index) => index % 4 !== 3), ...UNCITED];
  const log = makeLog(seeded('visits', account.id), { now, pages, refusedPage: pages[0] ?? '/' });
  await services.visits.post(viewer, {
    ...{ door: 'command', name: LOG_NAME, host, vercelSignature: undefined, simulated: true },
    file: { id: textId(`simulated visits ${account.id}`), from: 0 },
    body: bytesOf(log),
  });
}

interface LogSubject {
  now: Date;
  pages: readonly string[];
  /** Answers cite it. */
  refusedPage: string;
}

function makeLog(random: Random, subject: LogSubject): string {
  const end = subject.now.getTime() - 60_000;
  const start = end - DAYS * DAY_MS;
  const count = DAYS * LINES_A_DAY;
  const lines = Array.from({ length: count }, (_, index) => {
    // More of them lately.
    const time = start + (end - start) * Math.sqrt((index + 1) / count);
    return random() < 0.12 ? personLine(random, time, subject) : botLine(random, time, subject);
  });
  return lines.join('');
}

function botLine(random: Random, time: number, { now, pages, refusedPage }: LogSubject): string {
  const { token, address } = pick(BOTS, random());
  const userAgent = `Mozilla/5.0 (compatible; ${token}/1.2; +https://${token.toLowerCase()}.example)`;
  const isRecent = now.getTime() - time < REFUSED_DAYS * DAY_MS;
  const draw = random();
  if (draw < 0.08) return writeLine({ time, address, path: '/robots.txt', status: 200, userAgent });
  if (draw < 0.085) return writeLine({ time, address, path: '/llms.txt', status: 200, userAgent });
  if (draw < 0.12) return writeLine({ time, address, path: '/assets/logo.svg', status: 200, userAgent });
  const path = token === REFUSED && draw < 0.4 ? refusedPage : pageOf(pages, random());
  const isRefused = token === REFUSED && isRecent && path === refusedPage;
  const status = isRefused ? 403 : draw > 0.985 ? 503 : draw > 0.93 ? 304 : 200;
  return writeLine({ time, address, path, status, userAgent });
}

function personLine(random: Random, time: number, { pages }: LogSubject): string {
  const { referrer } = pick(REFERRERS, random());
  const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
  return writeLine({
    ...{ time, address: '198.51.100.7', path: pageOf(pages, random()), status: 200, userAgent, referrer },
  });
}

/** The first pages are visited most. */
const pageOf = (pages: readonly string[], draw: number) => pages[Math.floor(draw ** 2 * pages.length)] ?? '/';

function pick<Item extends { share: number }>(items: readonly Item[], draw: number): Item {
  let rest = draw;
  for (const item of items) {
    rest -= item.share;
    if (rest < 0) return item;
  }
  return items[0] as Item;
}

function pathOf(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

interface Line {
  time: number;
  address: string;
  path: string;
  status: number;
  userAgent: string;
  referrer?: string;
}

/** In the combined format. */
function writeLine({ time, address, path, status, userAgent, referrer = '-' }: Line): string {
  const iso = new Date(time).toISOString();
  const day = `${iso.slice(8, 10)}/${MONTHS[Number(iso.slice(5, 7)) - 1]}/${iso.slice(0, 4)}`;
  return `${address} - - [${day}:${iso.slice(11, 19)} +0000] "GET ${path} HTTP/1.1" ${status} 5120 "${referrer}" "${userAgent}"\n`;
}

async function* bytesOf(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text);
}
