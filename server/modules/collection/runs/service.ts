import { AppError, badInput, conflict, notFound } from '../../../errors.ts';
import type { Viewer } from '../../accounts/model.ts';
import type { CollectionDeps } from '../deps.ts';
import type { Run, RunFailure } from '../model.ts';
import type { CollectionSettingsService } from '../settings/service.ts';
import { readRunOptions } from '../settings/validate.ts';
import { finishRun } from './finish.ts';
import { type PreparedRun, prepareRun } from './prepare.ts';
import { startPrepared } from './start.ts';
import { findRun, listFailures, listRuns, runningRun } from './store.ts';

const MOST_FAILURES = 20;
const MOST_RUNS = 100;

/** Runs of an account. */
export interface RunsService {
  /** What a run would ask and cost if the viewer started it now. @throws BAD_USER_INPUT */
  estimate(viewer: Viewer, options: Record<string, unknown>): Promise<PreparedRun>;
  /** Starts one. @throws BAD_USER_INPUT; CONFLICT when there is an obstacle, which the message tells */
  start(viewer: Viewer, options: Record<string, unknown>): Promise<Run>;
  /** Ends one; what is being asked is finished. @throws NOT_FOUND; CONFLICT when it is over */
  cancel(viewer: Viewer, id: string): Promise<Run>;
  /** The latest first. The caller has checked that the account may be seen. */
  list(userId: string, page: { first: number; before: string | null }): Promise<Run[]>;
  find(userId: string, id: string): Promise<Run | null>;
  running(userId: string): Promise<Run | null>;
  failures(run: Run): Promise<RunFailure[]>;
}

export function createRunsService(
  deps: CollectionDeps & { settings: CollectionSettingsService },
): RunsService {
  const { db, platforms, clock } = deps;
  const options = (input: Record<string, unknown>) => {
    const read = readRunOptions(input, platforms);
    if (read.ok) return read.value;
    const [error] = read.errors;
    throw badInput(error?.field ?? 'input', `${error?.field}: ${error?.message}`);
  };

  return {
    estimate: ({ userId }, input) => prepareRun(deps, userId, options(input)),

    async start({ userId }, input) {
      const prepared = await prepareRun(deps, userId, options(input));
      if (prepared.obstacle) throw conflict(prepared.obstacle.message);
      const id = await startPrepared(deps, userId, prepared, { trigger: 'manual', scheduledFor: null });
      const run = id && (await findRun(db, userId, id));
      if (!run) throw conflict('A run is going on.');
      return run;
    },

    async cancel({ userId }, id) {
      if (!UUID.test(id)) throw notFound('There is no such run.', 'id');
      await deps.runEnded?.prepare();
      const at = clock().toISOString();
      const ended = await db.transaction(async (tx) => {
        await deps.accounts.lock(tx, userId);
        return finishRun(deps, tx, { userId, id }, { status: 'cancelled', reason: null, at });
      });
      const run = await findRun(db, userId, id);
      if (!run) throw notFound('There is no such run.', 'id');
      if (!ended) throw new AppError('CONFLICT', 'This run is over already.');
      return run;
    },

    list(userId, { first, before }) {
      if (!Number.isInteger(first) || first < 1 || first > MOST_RUNS) {
        throw badInput('first', `first: 1–${MOST_RUNS}.`);
      }
      return listRuns(db, userId, before, first);
    },
    find: async (userId, id) => (UUID.test(id) ? findRun(db, userId, id) : null),
    running: (userId) => runningRun(db, userId),
    failures: (run) => listFailures(db, run.userId, run.id, MOST_FAILURES),
  };
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
