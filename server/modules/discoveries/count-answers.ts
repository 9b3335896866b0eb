import { setImmediate as nextTurn } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Db } from '../../db/client.ts';
import { versionOf } from '../../lib/version.ts';
import { allCompanies } from '../brands/model.ts';
import { listedOf, namesVersion } from './company-list.ts';
import { createNamer, type NameCompanies } from './name-companies.ts';
import { findUncounted, markCounted, type UncountedAnswer } from './progress-store.ts';
import type { DiscoveryState } from './state-store.ts';
import { readCompanies, replaceNamed } from './store.ts';
import { inAccount, type Update } from './update-context.ts';

/** Answers counted in one transaction. */
const COUNTED_AT_ONCE = 30;

/** Whether answers were counted, none was left, or the names have changed since the list was made. */
export type Counted = 'some' | 'all' | 'names changed';

/** Counts some answers with the current list; their names are looked for between two transactions. */
export async function countAnswers(update: Update): Promise<Counted> {
  const { userId, accounts } = update;
  const { state, answers, nameCompanies } = await inAccount(update, async (tx, state) => ({
    state,
    answers: await findUncounted(tx, userId, state, { limit: COUNTED_AT_ONCE }),
    nameCompanies: await readNamer(update, tx, state),
  }));
  if (answers.length === 0) return 'all';
  if (!nameCompanies) return 'names changed';
  const counted = new Map<string, { answer: UncountedAnswer; companyIds: string[] }>();
  for (const answer of answers) {
    counted.set(answer.id, { answer, companyIds: nameCompanies(answer) });
    await nextTurn();
  }
  return inAccount<Counted>(update, async (tx, { evidenceVersion, listVersion, names }) => {
    const isSame = evidenceVersion === state.evidenceVersion && listVersion === state.listVersion;
    if (!isSame || names !== state.names) return 'some';
    const current = await findUncounted(tx, userId, state, { ids: [...counted.keys()] });
    // An answer that was analysed again meanwhile is counted the next time.
    const same = current.filter((answer) => isDeepStrictEqual(answer, counted.get(answer.id)?.answer));
    const changed = same.flatMap(({ id, named }) => {
      const companyIds = counted.get(id)?.companyIds ?? [];
      return companyIds.join() === named.join() ? [] : [{ answerId: id, companyIds }];
    });
    await replaceNamed(tx, userId, changed);
    await markCounted(
      tx,
      userId,
      listVersion,
      same.map(({ id }) => id),
    );
    if (changed.length > 0) await accounts.raiseDataVersion(tx, userId);
    return 'some';
  });
}

/** @returns null when other companies are tracked than the list was made for */
async function readNamer(update: Update, tx: Db, { names }: DiscoveryState): Promise<NameCompanies | null> {
  const tracked = allCompanies(await update.brands.tracked(update.userId, tx));
  const known = update.namer;
  if (known?.names === names && known.tracked === versionOf(tracked)) return known.nameCompanies;
  const stored = await readCompanies(tx, update.userId);
  const listed = listedOf(stored);
  if (namesVersion(tracked, listed) !== names) return null;
  const nameCompanies = createNamer(tracked, listed);
  update.namer = { names, tracked: versionOf(tracked), nameCompanies };
  return nameCompanies;
}
