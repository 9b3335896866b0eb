import { sql } from 'drizzle-orm';
import { type Db, rows } from '../../server/db/client.ts';
import { lazy } from '../../server/lib/lazy.ts';
import { textId } from '../../server/lib/text-id.ts';
import { nextDue } from '../../server/modules/pages/due.ts';
import { FAILURE_TEXTS, type PageFailure } from '../../server/modules/pages/failures.ts';
import { choosePages, type PlannedPage, saveSitemap } from '../../server/modules/pages/runs/plan-store.ts';
import { type PageResult, saveResults } from '../../server/modules/pages/runs/result-store.ts';
import { analysePage } from '../../server/page-analysis/analyse-page.ts';
import { PAGE_METHOD } from '../../server/page-analysis/method.ts';
import type { AnalysedPage } from '../../server/page-analysis/page-thread.ts';
import { PAGE_KINDS } from '../../server/page-analysis/types.ts';
import { pick, type Random, seeded } from '../../server/platforms/simulator/random.ts';
import { BRAND, drawCompanies } from './companies.ts';
import { TOPICS } from './prompts.ts';
import { writeText } from './texts.ts';

/** Of the cited pages; a third is what about 500 pages a day come to where those with many citations are read every week. */
const SHARE_READ = 1 / 3;
/** 2,000 a day, the most that an account may set, each read every week. */
const MAX_READ = 14_000;
/** Of the brand's sitemap. */
export const OWN_PAGES = 200;
const PAGES_PER_RUN = 1_000;
/** Texts of pages; pages share them, so that most need no analysis when a database is filled. */
const ARTICLES = 60;
const FAILURES: readonly PageFailure['status'][] = ['robots', 'robots', 'refused', 'not-found', 'timed-out'];
/** Of the attempts. */
const SHARE_FAILED = 0.12;

/**
 * Reads the pages that missed answers cite most, and the brand's own, by the product's own statements.
 * @param now ISO 8601
 */
export async function readWorldPages(
  db: Db,
  { userId, seed, now }: { userId: string; seed: string; now: string },
): Promise<void> {
  const random = seeded(seed, 'read pages');
  const articles = await analyseArticles();
  await saveSitemap(db, userId, ownPages(), now);
  const [cited] = await rows<{ pages: number }>(
    db,
    sql`select count(*)::int as pages from sightline.source_total where user_id = ${userId} and mentions > 0`,
  );
  const wanted = Math.min(Math.ceil((cited?.pages ?? 0) * SHARE_READ), MAX_READ);
  for (let read = 0; read < wanted; ) {
    const run = { promptId: null, limit: Math.min(PAGES_PER_RUN, wanted - read), now, since: now };
    const chosen = await choosePages(db, { userId, ...run });
    if (chosen.length === 0) return;
    const results = chosen.map((page) => resultOf(random, page, pick(random, articles), now));
    await db.transaction((tx) => saveResults(tx, { userId, runId: null }, results).then(() => {}));
    read += chosen.length;
  }
}

const ownPages = () =>
  Array.from({ length: OWN_PAGES }, (_, number) => {
    const { domain } = BRAND.brand;
    const url = `https://${domain}/pages/${number}`;
    return { id: textId(url), url, domain };
  });

const analyseArticles = lazy(async () => {
  const random = seeded('articles');
  const articles: AnalysedPage[] = [];
  for (let number = 0; number < ARTICLES; number += 1) articles.push(await analyseArticle(random, number));
  return articles;
});

/** An article of some hundred words about a topic, read as the product does. */
function analyseArticle(random: Random, number: number): Promise<AnalysedPage> {
  const topic = number % TOPICS.length;
  const text = writeText(random, drawCompanies(random, topic, 5));
  const paragraphs = [...text.split('\n\n'), writeWords(random)].map((paragraph) => `<p>${paragraph}</p>`);
  const html = `<!doctype html><html lang="en"><head><title>${TOPICS[topic]}, ${number}</title>
    <meta name="description" content="What to know about ${TOPICS[topic]}."></head>
    <body><article><h1>${TOPICS[topic]}, ${number}</h1>${paragraphs.join('\n')}</article></body></html>`;
  const url = `https://article.example/${number}`;
  return analysePage(Buffer.from(html), { url, contentType: 'text/html; charset=utf-8' });
}

const SYLLABLES = [
  'ba',
  'den',
  'fi',
  'gor',
  'hal',
  'ke',
  'lom',
  'mu',
  'nar',
  'pi',
  'ras',
  'sel',
  'to',
  'ven',
];

/** The sentences of answers have few different words; an article has some hundred. */
const writeWords = (random: Random) =>
  Array.from({ length: 400 }, () => Array.from({ length: 3 }, () => pick(random, SYLLABLES)).join('')).join(
    ' ',
  );

/** Every page has its own. */
const titleOf = (url: string) => url.slice(url.lastIndexOf('/') + 1).replaceAll('-', ' ');

function resultOf(random: Random, page: PlannedPage, article: AnalysedPage, now: string): PageResult {
  const attempt = { id: page.id, triedAt: now, simulated: false };
  const dueAt = (status: 'read' | PageFailure['status'], failures: number) =>
    nextDue(new Date(now), { status, failures, answers: page.answers }).toISOString();
  if (random() < SHARE_FAILED) {
    const status = pick(random, FAILURES);
    const failure = { status, httpStatus: null, problem: FAILURE_TEXTS[status], failures: 1 };
    return { outcome: 'failed', ...attempt, ...failure, dueAt: dueAt(status, 1) };
  }
  return {
    ...{ outcome: 'read', ...attempt, dueAt: dueAt('read', 0), httpStatus: 200, finalUrl: page.url },
    ...{ etag: null, lastModified: null, method: PAGE_METHOD, version: 1, isNewVersion: true },
    ...{ content: { ...article.content, title: titleOf(page.url) }, scores: article.scores },
    stems: article.stems,
    hash: textId(page.url).slice(0, 22),
    kind: pick(random, PAGE_KINDS),
  };
}
