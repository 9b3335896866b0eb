import type { CollectionDeps } from '../deps.ts';
import { doneOf, type Run } from '../model.ts';
import { finishRun } from '../runs/finish.ts';
import { prepareRun } from '../runs/prepare.ts';
import { noteUnstarted, startPrepared } from '../runs/start.ts';
import { allRunning } from '../runs/store.ts';
import type { CollectionSettingsService } from '../settings/service.ts';
import { scheduledAccounts } from '../settings/store.ts';
import { dueDay } from './schedule.ts';

/** A run that is not done by then has lost a question; nobody would ever see its end. */
const LONGEST_RUN_MS = 24 * 3_600_000;

type TendDeps = CollectionDeps & { settings: CollectionSettingsService };

/** Starts what is due by schedule. Several servers may do it at once: the database lets each day's run start once. */
export async function startDue(deps: TendDeps): Promise<void> {
  const now = deps.clock();
  for (const account of await scheduledAccounts(deps.db)) {
    const day = dueDay(account.userId, account, now);
    if (day === null || (account.latest !== null && account.latest >= day)) continue;
    try {
      await startScheduled(deps, account.userId, day);
    } catch (error) {
      deps.log.error({ err: error, userId: account.userId }, 'a scheduled run could not be started');
    }
  }
}

async function startScheduled(deps: TendDeps, userId: string, scheduledFor: string): Promise<void> {
  const prepared = await prepareRun(deps, userId, {});
  // A run that was started by hand goes on; the next look may find it done.
  if (prepared.obstacle?.kind === 'busy') return;
  if (prepared.obstacle) await noteUnstarted(deps, userId, prepared, scheduledFor);
  else await startPrepared(deps, userId, prepared, { trigger: 'schedule', scheduledFor });
}

/** Ends runs that could not end by themselves: a platform left the configuration, or a question was lost. */
export async function endStranded(deps: TendDeps): Promise<void> {
  for (const run of await allRunning(deps.db)) {
    const reason = strandedBy(deps, run);
    if (reason === null) continue;
    await deps.runEnded?.prepare();
    await deps.db.transaction(async (tx) => {
      await deps.accounts.lock(tx, run.userId);
      await finishRun(deps, tx, run, { status: 'stopped', reason, at: deps.clock().toISOString() });
    });
  }
}

function strandedBy({ platforms, clock }: TendDeps, run: Run): string | null {
  if (clock().getTime() - Date.parse(run.startedAt) > LONGEST_RUN_MS) {
    return 'It was not done within a day.';
  }
  const known = new Map(platforms.all().map((platform) => [platform.key, platform]));
  const gone = run.platforms.find((row) => {
    const status = known.get(row.platform)?.status;
    return doneOf(row) < row.planned && status !== 'on' && status !== 'simulated';
  });
  return gone
    ? `${known.get(gone.platform)?.name ?? gone.platform} is not set up on this server any more.`
    : null;
}
