import { createEvidence, type Evidence } from '../../analysis/discovery/usage.ts';
import type { Db } from '../../db/client.ts';
import type { AccountsService } from '../accounts/service.ts';
import type { BrandsService } from '../brands/service.ts';
import { encodeEvidence } from './evidence-codec.ts';
import type { NameCompanies } from './name-companies.ts';
import { type DiscoveryState, lockState, restartEvidence } from './state-store.ts';

export interface UpdateDeps {
  db: Db;
  accounts: AccountsService;
  brands: BrandsService;
  /** The version of the rules; tests raise it. */
  method?: string;
}

/** What one update keeps between its transactions. */
export interface Update extends UpdateDeps {
  userId: string;
  method: string;
  /** The account's sum at a revision. */
  sum: { revision: number; evidence: Evidence } | null;
  /** What looks for the list's names, of this version, and the version of the tracked ones. */
  namer: { names: string; tracked: string; nameCompanies: NameCompanies } | null;
}

/** Runs a step under the account's lock. @throws NOT_FOUND for a deleted account */
export const inAccount = <T>(
  update: Update,
  step: (tx: Db, state: DiscoveryState) => Promise<T>,
): Promise<T> =>
  update.db.transaction(async (tx) => {
    await update.accounts.lock(tx, update.userId);
    return step(tx, await currentState(update, tx));
  });

/** The account's state; the sum starts again where other rules gathered it. */
async function currentState(update: Update, tx: Db): Promise<DiscoveryState> {
  const state = await lockState(tx, update.userId, update.method);
  return state.hasEvidence && state.method === update.method ? state : restart(update, tx, state);
}

/** Starts the sum again from nothing. */
export async function restart(update: Update, tx: Db, state: DiscoveryState): Promise<DiscoveryState> {
  const { userId, method } = update;
  const evidenceVersion = state.hasEvidence ? state.evidenceVersion + 1 : state.evidenceVersion;
  const next = {
    ...state,
    method,
    evidenceVersion,
    hasEvidence: true,
    added: 0,
    revision: state.revision + 1,
  };
  await restartEvidence(tx, userId, next, await encodeEvidence(createEvidence()));
  return next;
}
