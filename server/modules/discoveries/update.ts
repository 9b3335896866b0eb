import { setImmediate as nextTurn } from 'node:timers/promises';
import { DISCOVERY_METHOD } from '../../analysis/discovery/method.ts';
import type { Db } from '../../db/client.ts';
import { versionOf } from '../../lib/version.ts';
import { allCompanies } from '../brands/model.ts';
import { changedNames, findAffected } from './affected-answers.ts';
import { markUncounted } from './affected-store.ts';
import { listCompanies, listedOf, namesVersion } from './company-list.ts';
import { type Counted, countAnswers } from './count-answers.ts';
import { countUnadded } from './progress-store.ts';
import { type DiscoveryState, hasLostAnswers, setList } from './state-store.ts';
import { readCompanies, replaceList } from './store.ts';
import { addAnswers, readSum } from './sum-evidence.ts';
import { inAccount, restart, type Update, type UpdateDeps } from './update-context.ts';

/**
 * Brings an account's discovered companies up to date: adds the evidence of new answers, makes the list, and counts the
 * answers that were counted with another list. It adds as many answers as were new when it began; otherwise it would go on as
 * long as an import. Every transaction holds the account and leaves a state that the next update
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
    let left = await inAccount(update, (tx, { evidenceVersion }) =>
      countUnadded(tx, userId, evidenceVersion),
    );
    while (!isStopped() && left > 0) {
      left -= (await addAnswers(update)) ?? left;
      await nextTurn();
    }
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
 * Makes the list, between two transactions, if anything it is made from has changed. Where other names are listed, the answers that have them in
 * their texts are counted again; all answers where other companies are tracked.
 * @returns false when the evidence starts again, since answers were deleted, or when something changed meanwhile
 */
async function refreshList(update: Update): Promise<boolean> {
  const { userId, accounts } = update;
  const read = await inAccount(update, async (tx, state) => {
    if (await hasLostAnswers(tx, userId, state)) {
      await restart(update, tx, state);
      return null;
    }
    const sources = await readSources(update, tx, state);
    return {
      ...sources,
      before: state,
      sum: sources.listedFrom === state.listedFrom ? null : await readSum(update, tx, state),
    };
  });
  if (!read) return false;
  const { tracked, judged, dismissed, listed, listedFrom, sum, before } = read;
  if (!sum) return true;
  const companies = listCompanies(await sum(), judged, tracked, new Set(dismissed));
  const names = namesVersion(tracked, companies);
  const affected =
    before.names === namesVersion(tracked, listed)
      ? await findAffected(update.db, { userId, ...before }, changedNames(listed, companies))
      : null;
  return inAccount(update, async (tx, state) => {
    if ((await readSources(update, tx, state)).listedFrom !== listedFrom) return false;
    // Another update has made a list meanwhile.
    if (state.names !== before.names || state.listVersion !== before.listVersion) return false;
    await replaceList(tx, userId, companies);
    if (affected) await markUncounted(tx, userId, affected);
    const listVersion = state.listVersion + Number(!affected);
    await setList(tx, userId, { names, listedFrom, listVersion });
    await accounts.raiseDataVersion(tx, userId);
    return true;
  });
}

/** What the list is made from besides the evidence. */
async function readSources({ userId, brands }: Update, tx: Db, state: DiscoveryState) {
  const tracked = allCompanies(await brands.tracked(userId, tx));
  const stored = await readCompanies(tx, userId);
  const dismissed = stored.filter((company) => company.dismissed).map(({ key }) => key);
  const judged = stored.filter((company) => company.judged).map(({ name }) => name);
  const listedFrom = versionOf([state.revision, tracked, dismissed, judged]);
  return { tracked, dismissed, judged, listed: listedOf(stored), listedFrom };
}
