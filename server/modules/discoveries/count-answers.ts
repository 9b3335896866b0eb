import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Db } from '../../db/client.ts';
import { versionOf } from '../../lib/version.ts';
import { allCompanies } from '../brands/model.ts';
import { createNamer, type NameCompanies } from './name-companies.ts';
import { findUncounted, markCounted } from './progress-store.ts';
import type { DiscoveryState } from './state-store.ts';
import { readCompanies, replaceNamed } from './store.ts';
import { ANSWERS_PER_TURN, inAccount, type Update } from './update-context.ts';

/** Answers counted in one transaction. */
const COUNTED_AT_ONCE = 100;

/** Whether answers were counted, none was left, or the names have changed since the list was made. */
export type Counted = 'some' | 'all' | 'names changed';

/** Counts some answers with the current list. */
export function countAnswers(update: Update): Promise<Counted> {
  const { userId, accounts } = update;
  return inAccount(update, async (tx, state) => {
    const answers = await findUncounted(tx, userId, state, COUNTED_AT_ONCE);
    if (answers.length === 0) return 'all';
    const nameCompanies = await readNamer(update, tx, state);
    if (!nameCompanies) return 'names changed';
    const changed = [];
    for (const [index, { id, named, ...answer }] of answers.entries()) {
      const companyIds = nameCompanies(answer);
      if (companyIds.join() !== named.join()) changed.push({ answerId: id, companyIds });
      if (index % ANSWERS_PER_TURN === 0) await nextTurn();
    }
    await replaceNamed(tx, userId, changed);
    await markCounted(
      tx,
      userId,
      state.listVersion,
      answers.map(({ id }) => id),
    );
    if (changed.length > 0) await accounts.raiseDataVersion(tx, userId);
    return 'some';
  });
}

/** @returns null when other companies are tracked than the list was made for */
async function readNamer(
  update: Update,
  tx: Db,
  { listVersion, names }: DiscoveryState,
): Promise<NameCompanies | null> {
  const tracked = allCompanies(await update.brands.tracked(update.userId, tx));
  const known = update.namer;
  if (known?.listVersion === listVersion && known.tracked === versionOf(tracked)) return known.nameCompanies;
  const stored = await readCompanies(tx, update.userId);
  const listed = stored.flatMap(({ id, key, name, listed }) => (listed ? [{ id, key, name }] : []));
  if (versionOf([tracked, listed]) !== names) return null;
  const nameCompanies = createNamer(tracked, listed);
  update.namer = { listVersion, tracked: versionOf(tracked), nameCompanies };
  return nameCompanies;
}
