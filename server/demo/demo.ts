import { setTimeout } from 'node:timers/promises';
import { type Config, isReachedByOthers } from '../config/config.ts';
import type { Database } from '../db/client.ts';
import type { Clock } from '../lib/clock.ts';
import type { SampleFilling } from '../modules/sample/model.ts';
import type { Services } from '../services.ts';
import { type DemoAccount, demoAccounts } from './accounts.ts';
import { readMarker, writeMarker } from './marker.ts';
import { lastCollectedDay } from './measurements.ts';
import { isUnused, type Portion, prepareAccount } from './prepare.ts';

/** What the demo is made with. */
export interface DemoDeps {
  config: Config;
  database: Database;
  services: Services;
  clock: Clock;
  /** Told how far the filling is, a few times in all. */
  log: (message: string) => void;
  /** Those of demoAccounts unless given. */
  accounts?: readonly DemoAccount[];
}

/** The demo of this installation. */
export interface Demo {
  accounts: readonly DemoAccount[];
  /**
   * Fills the accounts with simulated answers, the latest days first, each day of an account in a transaction
   * of its own. A fill that was cut short goes on at the next start; one that was finished does nothing.
   * Resolves early, and without an error, when the signal aborts.
   */
  fill(signal: AbortSignal): Promise<void>;
  /** Measurements stored and planned for an account; null unless it is to be filled, or is being filled. */
  filling(userId: string): SampleFilling | null;
}

/**
 * Makes the demo accounts on an empty embedded database that only this machine can reach, or takes up those
 * that an earlier start made. To be called before the server listens.
 * @returns null where there is to be no demo
 */
export async function openDemo(deps: DemoDeps): Promise<Demo | null> {
  const { config, database, services, clock } = deps;
  if (!config.demo || config.hostedAuth || database.kind !== 'embedded') return null;
  if (isReachedByOthers(config)) return null;
  const known = readMarker(config.dataDir);
  if (known?.state === 'removed' || (!known && !(await isUnused(database.db)))) return null;
  const accounts = deps.accounts ?? demoAccounts(config);
  if (known?.state === 'finished') return { accounts, fill: async () => {}, filling: () => null };

  const marker = known ?? { until: lastCollectedDay(clock()), state: 'filling' };
  // Written first: after a kill in between, the database is no longer empty and only this says why.
  writeMarker(config.dataDir, marker);
  // Together: hashing a password, made to be slow, is then done beside the rest.
  const perAccount = await Promise.all(
    accounts.map((account) => prepareAccount(database.db, services, account, marker.until, clock())),
  );
  return createFill(deps, accounts, inTurns(perAccount), () =>
    writeMarker(config.dataDir, { ...marker, state: 'finished' }),
  );
}

/** After each day, so that a request's statements, which follow one another, need not each wait for a day. */
const BREATHER_MS = 30;
/** How often the filling is logged. */
const REPORTS = 5;

function createFill(
  { services, log }: DemoDeps,
  accounts: readonly DemoAccount[],
  portions: readonly Portion[],
  finish: () => void,
): Demo {
  const total = sizeOf(portions);
  let done = 0;
  const ofAccount = new Map<string, SampleFilling>();
  for (const { userId, size } of portions) {
    ofAccount.set(userId, { done: 0, total: (ofAccount.get(userId)?.total ?? 0) + size });
  }
  async function fillAll(signal: AbortSignal): Promise<void> {
    let reported = 0;
    for (const portion of portions) {
      if (signal.aborted) return;
      await services.answers.ingest(portion.userId, portion.make());
      done += portion.size;
      const account = ofAccount.get(portion.userId);
      if (account) account.done += portion.size;
      const report = Math.floor((REPORTS * done) / total);
      if (report > reported) log(`Sample data: ${done} of ${total} simulated answers are stored.`);
      reported = report;
      await setTimeout(BREATHER_MS);
    }
    finish();
  }
  return {
    accounts,
    filling(userId) {
      const account = ofAccount.get(userId);
      return account && account.done < account.total ? account : null;
    },
    // What was cut short, or failed, does not go on before the next start.
    fill: (signal) => fillAll(signal).finally(() => ofAccount.clear()),
  };
}

const sizeOf = (portions: readonly Portion[]) => portions.reduce((sum, { size }) => sum + size, 0);

/** The latest day of every account, then the day before of every account, and so on. */
function inTurns(perAccount: readonly (readonly Portion[])[]): Portion[] {
  const longest = Math.max(0, ...perAccount.map((portions) => portions.length));
  return Array.from({ length: longest }, (_, index) =>
    perAccount.flatMap((portions) => portions[index] ?? []),
  ).flat();
}
