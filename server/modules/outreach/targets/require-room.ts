import type { Db } from '../../../db/client.ts';
import { badInput } from '../../../errors.ts';
import { countTargets } from './store.ts';

const MAX_TARGETS = 5_000;

/** @throws BAD_USER_INPUT where an account would have too many targets */
export async function requireRoom(tx: Db, userId: string, added: number): Promise<void> {
  if ((await countTargets(tx, userId)) + added > MAX_TARGETS) {
    throw badInput('id', `An account has at most ${MAX_TARGETS.toLocaleString('en')} targets.`);
  }
}
