import { AppError } from '../../../errors.ts';
import type { PagesDeps } from '../deps.ts';
import { findPlannedPage } from './plan-store.ts';
import { readPage } from './read-page.ts';
import { saveResults } from './result-store.ts';
import { endRun } from './run-store.ts';

/** Reads a page whether it is due or not. @throws the signal's reason */
export async function readOnePage(
  deps: PagesDeps,
  { userId, pageId }: { userId: string; pageId: string },
  signal: AbortSignal,
): Promise<void> {
  const { db, accounts } = deps;
  const page = await findPlannedPage(db, userId, pageId);
  if (!page) return;
  const result = await readPage({ ...deps, fetching: deps.fetchingFor(userId) }, page, signal);
  await db.transaction(async (tx) => {
    await accounts.lock(tx, userId);
    await saveResults(tx, { userId, runId: null }, [result]);
  });
}

/** Ends a run whose last attempt failed, so that another can start. */
export async function endFailedRun(
  { db, accounts, clock }: PagesDeps,
  { userId, runId }: { userId: string; runId: string },
): Promise<void> {
  await db
    .transaction(async (tx) => {
      await accounts.lock(tx, userId);
      const endedAt = clock().toISOString();
      const problem = 'Reading stopped by a failure of the server; its log has the reason.';
      await endRun(tx, { userId, id: runId, status: 'failed', endedAt, problem });
    })
    .catch((error: unknown) => {
      // The account was deleted meanwhile.
      if (!(error instanceof AppError && error.code === 'NOT_FOUND')) throw error;
    });
}
