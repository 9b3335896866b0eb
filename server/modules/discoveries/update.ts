import { setImmediate as nextTurn } from 'node:timers/promises';
import { DISCOVERY_METHOD } from '../../analysis/discovery/method.ts';
import { versionOf } from '../../lib/version.ts';
import { allCompanies } from '../brands/model.ts';
import { listCompanies } from './company-list.ts';
import { type Counted, countAnswers } from './count-answers.ts';
import { hasLostAnswers, setList } from './state-store.ts';
import { readCompanies, replaceList } from './store.ts';
import { addAnswers, readSum } from './sum-evidence.ts';
import { inAccount, restart, type Update, type UpdateDeps } from './update-context.ts';

/**
 * Brings an account's discovered companies up to date: adds the evidence of new answers, makes the list, and counts the
 * answers that were counted with another list. Every transaction holds the account and leaves a state that the next update
 * continues, so that it may be killed, or run twice at once.
 * @throws NOT_FOUND for a deleted account
 */
export async function updateDiscoveries(
  deps: UpdateDeps,
  userId: string,
  signal?: AbortSignal,
): Promise<void> {
  const update: Update = { ...deps, userId, method: deps.method ?? DISCOVERY_METHOD, sum: null, namer: null };
  const isStopped = () => signal?.aborted === true;
  while (!isStopped()) {
    while (!isStopped() && (await addAnswers(update))) await nextTurn();
    if (!(await refreshList(update))) continue;
    let result: Counted = 'some';
    while (!isStopped() && result === 'some') {
      result = await countAnswers(update);
      await nextTurn();
    }
    if (result === 'all') return;
  }
}

/**
 * Makes the list if anything it is made from has changed; other names make answers to be counted again.
 * @returns false when the evidence starts again, since answers were deleted
 */
function refreshList(update: Update): Promise<boolean> {
  const { userId, brands, accounts } = update;
  return inAccount(update, async (tx, state) => {
    if (await hasLostAnswers(tx, userId, state)) {
      await restart(update, tx, state);
      return false;
    }
    const tracked = allCompanies(await brands.tracked(userId, tx));
    const stored = await readCompanies(tx, userId);
    const dismissed = stored.filter((company) => company.dismissed).map(({ key }) => key);
    const judged = stored.filter((company) => company.judged).map(({ name }) => name);
    const listedFrom = versionOf([state.revision, tracked, dismissed, judged]);
    if (listedFrom === state.listedFrom) return true;
    const companies = listCompanies(await readSum(update, tx, state), judged, tracked, new Set(dismissed));
    await replaceList(tx, userId, companies);
    await setList(tx, userId, { names: versionOf([tracked, companies]), listedFrom });
    await accounts.raiseDataVersion(tx, userId);
    return true;
  });
}
