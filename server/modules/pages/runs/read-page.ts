import { hash as digest } from 'node:crypto';
import type { Logger } from 'pino';
import { type AnalysePage, analysePage } from '../../../page-analysis/analyse-page.ts';
import { PAGE_METHOD } from '../../../page-analysis/method.ts';
import type { PageContent } from '../../../page-analysis/types.ts';
import { nextDue } from '../due.ts';
import { FAILURE_TEXTS, type PageFailure } from '../failures.ts';
import { type FetchedPage, fetchPage } from '../fetching/fetch-page.ts';
import type { Fetching } from '../fetching/fetching.ts';
import type { PlannedPage } from './plan-store.ts';
import type { PageResult } from './result-store.ts';

interface Deps {
  fetching: Fetching;
  clock: () => Date;
  log: Logger;
  analyse?: AnalysePage;
}

/** Fetches, reads and scores one page. @throws the signal's reason */
export async function readPage(
  { fetching, clock, log, analyse = analysePage }: Deps,
  page: PlannedPage,
  signal: AbortSignal,
): Promise<PageResult> {
  // A page that was scored by other rules is scored again, whether it changed or not.
  const isCurrent = page.method === PAGE_METHOD;
  const fetched = await fetchPage(
    fetching,
    { url: page.url, etag: isCurrent ? page.etag : null, lastModified: isCurrent ? page.lastModified : null },
    signal,
  );
  const now = clock();
  const attempt = { id: page.id, triedAt: now.toISOString(), simulated: fetching.simulated };
  const failed = (failure: PageFailure): PageResult => {
    const failures = page.failures + 1;
    const dueAt = nextDue(now, { status: failure.status, failures, answers: page.answers });
    return { outcome: 'failed', ...attempt, ...failure, failures, dueAt: dueAt.toISOString() };
  };
  const succeeded = {
    ...attempt,
    dueAt: nextDue(now, { status: 'read', failures: 0, answers: page.answers }).toISOString(),
  };
  if (fetched.outcome === 'failed') {
    const { outcome: _, ...failure } = fetched;
    return failed(failure);
  }
  if (fetched.outcome === 'unchanged') return { ...fetched, ...succeeded };

  const analysed = await analyseFetched({ analyse, log: log.child({ page: page.id }) }, fetched);
  if ('status' in analysed) return failed(analysed);
  const { content, scores, kind, stems } = analysed;
  const { httpStatus, finalUrl, etag, lastModified } = fetched;
  const hash = textHash(content);
  const isNewVersion = hash !== page.hash;
  return {
    outcome: 'read',
    ...succeeded,
    ...{ httpStatus, finalUrl, etag, lastModified, content, scores, kind, stems, hash, isNewVersion },
    method: PAGE_METHOD,
    version: isNewVersion ? page.version + 1 : page.version,
  };
}

async function analyseFetched(
  { analyse, log }: Required<Pick<Deps, 'analyse' | 'log'>>,
  { html, contentType, finalUrl, httpStatus }: Extract<FetchedPage, { outcome: 'page' }>,
) {
  const failure = (status: PageFailure['status']): PageFailure => ({
    status,
    httpStatus,
    problem: FAILURE_TEXTS[status],
  });
  try {
    const analysed = await analyse(html, { url: finalUrl, contentType });
    if (analysed.content.needsJavaScript) return failure('needs-javascript');
    return analysed.content.blocks.length === 0 ? failure('no-text') : analysed;
  } catch (error) {
    // The list of pages does not say why.
    log.warn({ err: error }, 'a page could not be read');
    return failure('failed');
  }
}

/** Of the main text and its links; a new date or advertisement is no new version. */
const textHash = ({ title, blocks, links }: PageContent) =>
  digest('sha256', JSON.stringify([title, blocks, links.map(({ url }) => url)]), 'base64url').slice(0, 22);
