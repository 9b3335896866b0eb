import pLimit from 'p-limit';
import { AppError } from '../../../errors.ts';
import type { PagesDeps } from '../deps.ts';
import { choosePages, type PlannedPage } from './plan-store.ts';
import { readPage } from './read-page.ts';
import { type PageResult, saveResults } from './result-store.ts';
import { createResultWriter } from './result-writer.ts';
import { beginRun, endRun, findRun } from './run-store.ts';
import { updateSitemap } from './sitemap-pages.ts';

/** Sites that are read at the same time; each has at most one page in memory. */
const MAX_SITES = 64;

/** Reads the pages of a run that are not read yet; a run that was interrupted goes on. @throws the signal's reason */
export async function readRun(
  deps: PagesDeps,
  { userId, runId }: { userId: string; runId: string },
  signal: AbortSignal,
): Promise<void> {
  const { db, accounts, clock, log } = deps;
  const run = await findRun(db, userId, runId);
  if (!run || run.endedAt !== null) return;
  if (run.status === 'waiting') await updateSitemap(deps, userId, signal);

  const pages = await db.transaction(async (tx) => {
    await accounts.lock(tx, userId);
    const done = run.changed + run.unchanged + run.failed;
    const chosen = await choosePages(tx, {
      userId,
      promptId: run.promptId,
      limit: Math.max(0, run.limit - done),
      now: clock().toISOString(),
      since: run.startedAt,
    });
    await beginRun(tx, userId, runId, chosen.length);
    return chosen;
  });

  const stopping = new AbortController();
  const save = async (results: readonly PageResult[]) => {
    const goesOn = await db.transaction(async (tx) => {
      await accounts.lock(tx, userId);
      const isReading = await saveResults(tx, { userId, runId }, results);
      return isReading;
    });
    if (!goesOn) stopping.abort();
  };
  await readAll(deps, { userId, pages }, AbortSignal.any([signal, stopping.signal]), save).catch(
    (error: unknown) => {
      // Somebody stopped the run, or deleted the account.
      if (stopping.signal.aborted || isNotFound(error)) return;
      throw error;
    },
  );
  const ended = await db.transaction(async (tx) => {
    await accounts.lock(tx, userId);
    const isEnded = await endRun(tx, {
      userId,
      id: runId,
      status: 'done',
      endedAt: clock().toISOString(),
    });
    return isEnded;
  });
  if (ended) log.info({ userId, pages: pages.length }, 'pages were read');
}

async function readAll(
  deps: PagesDeps,
  { userId, pages }: { userId: string; pages: readonly PlannedPage[] },
  signal: AbortSignal,
  save: (results: readonly PageResult[]) => Promise<void>,
): Promise<void> {
  const fetching = deps.fetchingFor(userId);
  const writer = createResultWriter(save);
  const slots = pLimit(MAX_SITES);
  const byHost = [...Map.groupBy(pages, ({ url }) => new URL(url).host).values()];
  // A site is asked once a second, so that the one with the most pages takes longest.
  const sites = byHost.toSorted((a, b) => b.length - a.length);
  const failing = new AbortController();
  const reading = AbortSignal.any([signal, failing.signal]);
  const settled = await Promise.allSettled(
    sites.map((site) =>
      slots(async () => {
        for (const page of site) await writer.add(await readPage({ ...deps, fetching }, page, reading));
      }).catch((error: unknown) => {
        failing.abort(error);
        throw error;
      }),
    ),
  );
  await writer.close();
  signal.throwIfAborted();
  const failed = settled.find(({ status }) => status === 'rejected');
  if (failed) throw (failed as PromiseRejectedResult).reason;
}

const isNotFound = (error: unknown) => error instanceof AppError && error.code === 'NOT_FOUND';
