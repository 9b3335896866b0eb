import { setTimeout } from 'node:timers/promises';
import { type Config, isReachedByOthers } from '../config/config.ts';
import type { Database } from '../db/client.ts';
import type { Clock } from '../lib/clock.ts';
import { ownerViewer } from '../modules/accounts/owner-viewer.ts';
import type { Services } from '../services.ts';
import { type DemoAccount, type DemoProgress, demoAccounts } from './accounts.ts';
import { addDemoAlerts } from './alerts.ts';
import { fillAnalytics } from './analytics.ts';
import { registerDemoExperiments } from './experiments.ts';
import { readMarker, writeMarker } from './marker.ts';
import { lastCollectedDay } from './measurements.ts';
import { writeDemoNotes } from './notes.ts';
import { fillOutreach } from './outreach.ts';
import { fillPersonas } from './personas.ts';
import { type DemoRun, isUnused, prepareAccount } from './prepare.ts';
import { makeDemoReport } from './reports.ts';
import { fillVisits } from './visits.ts';

interface DemoDeps {
  config: Config;
  database: Database;
  services: Services;
  clock: Clock;
  /** Called a few times with the progress. */
  log: (message: string) => void;
  /** By default demoAccounts. */
  accounts?: readonly DemoAccount[];
}

export interface Demo {
  accounts: readonly DemoAccount[];
  /**
   * Fills the accounts with simulated answers, latest days first, in one run per day and account. The next start
   * resumes an interrupted fill; a finished one is not repeated. Resolves early, without an error, when the signal aborts.
   */
  fill(signal: AbortSignal): Promise<void>;
  /** Progress of an account; null unless it is being filled. */
  progress(userId: string): DemoProgress | null;
}

/**
 * Creates the demo accounts on an empty embedded database that only this machine can reach, or resumes those of an earlier
 * start. Call it before the server listens.
 * @returns null where there are to be no demo accounts
 */
export async function openDemo(deps: DemoDeps): Promise<Demo | null> {
  const { config, database, services, clock } = deps;
  if (!config.demo || config.hostedAuth || database.kind !== 'embedded') return null;
  if (isReachedByOthers(config)) return null;
  const known = readMarker(config.dataDir);
  if (known?.state === 'removed' || (!known && !(await isUnused(database.db)))) return null;
  const accounts = deps.accounts ?? demoAccounts(config);
  if (known?.state === 'finished') return { accounts, fill: async () => {}, progress: () => null };

  const marker = known ?? { until: lastCollectedDay(clock()), state: 'filling' };
  // Written first: if the process is killed after this, the database is no longer empty and the marker says why.
  writeMarker(config.dataDir, marker);
  // In parallel because hashing a password is slow on purpose.
  const perAccount = await Promise.all(
    accounts.map((account) => prepareAccount(database.db, services, account, marker.until, clock())),
  );
  return createFill(deps, accounts, latestDaysFirst(perAccount), marker.until, () =>
    writeMarker(config.dataDir, { ...marker, state: 'finished' }),
  );
}

/** Pause after each run, so that requests do not wait for a run per statement. */
const PAUSE_MS = 30;
/** More than a demo account's answers cite. */
const MAX_PAGES = 300;
/** How often the progress is logged. */
const REPORTS = 5;

function createFill(
  { log, services, config, database, clock }: DemoDeps,
  accounts: readonly DemoAccount[],
  runs: readonly DemoRun[],
  until: string,
  finish: () => void,
): Demo {
  const readsPages = ({ id, tracks }: DemoAccount) =>
    tracks !== null && !config.fundUserIds.has(id) && !config.actionBlockedUserIds.has(id);
  const total = runs.reduce((sum, { size }) => sum + size, 0);
  let done = 0;
  const progress = new Map<string, DemoProgress>();
  for (const { userId, size } of runs) {
    progress.set(userId, { done: 0, total: (progress.get(userId)?.total ?? 0) + size });
  }
  async function fillAll(signal: AbortSignal): Promise<void> {
    let reported = 0;
    for (const run of runs) {
      if (signal.aborted) return;
      await run.store();
      done += run.size;
      const account = progress.get(run.userId);
      if (account) account.done += run.size;
      const report = Math.floor((REPORTS * done) / total);
      if (report > reported) log(`demo accounts: ${done} of ${total} simulated answers stored`);
      reported = report;
      await setTimeout(PAUSE_MS);
    }
    if (signal.aborted) return;
    for (const { id, email } of accounts.filter(({ tracks }) => tracks !== null)) {
      const owner = { ...ownerViewer(services.accounts, id), email };
      await writeDemoNotes(services, owner, until);
    }
    // Only the general view's Action Center shows pages, visits, experiments and outreach.
    for (const account of accounts.filter(readsPages)) {
      await fillPersonas(services, account, until);
      await fillVisits(services, account, clock());
      await fillAnalytics(services, account, clock());
      await registerDemoExperiments({ db: database.db, services, clock }, account, until);
      await services.pages.startUnasked(account.id, MAX_PAGES);
      await fillOutreach(services, ownerViewer(services.accounts, account.id));
      await makeDemoReport(services, ownerViewer(services.accounts, account.id));
      await addDemoAlerts(services, ownerViewer(services.accounts, account.id));
    }
    finish();
  }
  return {
    accounts,
    progress(userId) {
      const account = progress.get(userId);
      return account && account.done < account.total ? account : null;
    },
    // An interrupted or failed fill is not resumed before the next start.
    fill: (signal) => fillAll(signal).finally(() => progress.clear()),
  };
}

/** The latest day of every account, then the day before of every account, and so on. */
function latestDaysFirst(perAccount: readonly (readonly DemoRun[])[]): DemoRun[] {
  const longest = Math.max(0, ...perAccount.map((runs) => runs.length));
  return Array.from({ length: longest }, (_, index) =>
    perAccount.flatMap((runs) => runs[index] ?? []),
  ).flat();
}
