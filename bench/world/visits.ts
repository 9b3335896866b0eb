import type { Viewer } from '../../server/modules/accounts/model.ts';
import type { VisitsService } from '../../server/modules/visits/service.ts';
import { createRandom, type Random } from '../logs/random.ts';
import { makeRequest } from '../logs/requests.ts';
import { WRITERS } from '../logs/writers.ts';
import { OWN_PAGES } from './read-pages.ts';

const DAYS = 90;
const DAY_MS = 86_400_000;
/** Of lines; the others are of people who come from nowhere, which the product leaves out. */
const SHARES = { agents: 0.9, people: 0.08 };
/** Lines for each answer of the year. */
const LINES_PER_ANSWER = 0.5;
const MAX_LINES = 200_000;
/** Zipf's exponent of how often a page is visited. */
const EXPONENT = 0.9;

/**
 * Counts visits of AI agents and people to the brand's pages over the last 90 days, as a server posts its log.
 * @param end ISO 8601; after the last visit
 */
export async function postWorldVisits(
  visits: VisitsService,
  viewer: Viewer,
  { answers, end }: { answers: number; end: string },
): Promise<void> {
  const lines = Math.min(MAX_LINES, Math.floor(answers * LINES_PER_ANSWER));
  const log = { door: 'post', name: null, file: null, host: null } as const;
  await visits.post(viewer, { ...log, body: writeLog(lines, Date.parse(end)), vercelSignature: undefined });
}

async function* writeLog(lines: number, end: number): AsyncGenerator<Uint8Array> {
  const random = createRandom(1);
  const drawPage = createPageDraw(random);
  const encoder = new TextEncoder();
  for (let line = 0; line < lines; line += 1) {
    const time = end - DAYS * DAY_MS + Math.floor((line / lines) * DAYS * 86_400) * 1_000;
    const request = makeRequest(random, time, SHARES, WRITERS.combined.hasHosts);
    const { counts } = request;
    const isOfPage = counts.as === 'agent' && counts.page !== null;
    const target = isOfPage ? drawPage() : request.target;
    yield encoder.encode(`${WRITERS.combined.line({ ...request, target }, random)}\n`);
  }
}

/** Draws a path of the brand's site by popularity. */
function createPageDraw(random: Random): () => string {
  const sums: number[] = [];
  for (let rank = 1; rank <= OWN_PAGES; rank += 1) sums.push((sums.at(-1) ?? 0) + rank ** -EXPONENT);
  return () => {
    const drawn = random.fraction() * (sums.at(-1) as number);
    return `/pages/${sums.findIndex((sum) => sum > drawn)}`;
  };
}
