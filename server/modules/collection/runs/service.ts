import type { Db } from '../../../db/client.ts';
import { badInput, conflict, notFound } from '../../../errors.ts';
import { SIMULATOR_KEY } from '../../../platforms/platform.ts';
import type { Viewer } from '../../accounts/model.ts';
import type { IncomingAnswer } from '../../answers/model.ts';
import type { Run, RunFailure } from '../model.ts';
import type { RunDeps } from '../settings/service.ts';
import { readRunOptions } from '../settings/validate.ts';
import { endRun } from './end.ts';
import { type PreparedRun, prepareRun } from './prepare.ts';
import { type EndedRun, startRun, storeEndedRun } from './start.ts';
import { findRun, findRunningRun, listFailures, listRuns } from './store.ts';

const MAX_FAILURES = 20;
const MAX_RUNS = 100;

export interface RunsService {
  /** What a run would ask and cost if the viewer started it now. @throws BAD_USER_INPUT */
  estimate(viewer: Viewer, options: Record<string, unknown>): Promise<PreparedRun>;
  /** Starts a run. @throws BAD_USER_INPUT; CONFLICT with the obstacle as its message */
  start(viewer: Viewer, options: Record<string, unknown>): Promise<Run>;
  /** Cancels a run; questions in flight are still stored. @throws NOT_FOUND; CONFLICT when it has ended */
  cancel(viewer: Viewer, id: string): Promise<Run>;
  /** The latest first. The caller checks that the account may be read. */
  list(userId: string, page: { first: number; before: string | null }): Promise<Run[]>;
  find(userId: string, id: string): Promise<Run | null>;
  running(userId: string): Promise<Run | null>;
  failures(run: Run): Promise<RunFailure[]>;
  /** Whether the simulator wrote all answers of a run, so that its cost of 0 is no price. */
  isSimulated(run: Run): boolean;
  /** Stores a run of the past with the counts of its answers, in the transaction that stores these. */
  storeEnded(tx: Db, userId: string, run: EndedRun, answers: readonly IncomingAnswer[]): Promise<void>;
}

export function createRunsService(deps: RunDeps): RunsService {
  const { db } = deps;
  const find: RunsService['find'] = async (userId, id) => (UUID.test(id) ? findRun(db, userId, id) : null);
  const readOptions = (input: Record<string, unknown>) => {
    const read = readRunOptions(input, deps.platforms);
    if (read.ok) return read.value;
    const [error] = read.errors;
    throw badInput(error?.field ?? 'input', `${error?.field}: ${error?.message}`);
  };

  return {
    estimate: ({ userId }, input) => prepareRun(deps, userId, readOptions(input)),

    async start({ userId }, input) {
      const prepared = await prepareRun(deps, userId, readOptions(input));
      if (prepared.obstacle) throw conflict(prepared.obstacle.message);
      const id = await startRun(deps, userId, prepared, { trigger: 'manual', scheduledFor: null });
      const run = id && (await findRun(db, userId, id));
      if (!run) throw conflict('A run is going on.');
      return run;
    },

    async cancel({ userId }, id) {
      const ended =
        UUID.test(id) && (await endRun(deps, { userId, id }, { status: 'cancelled', reason: null }));
      const run = await find(userId, id);
      if (!run) throw notFound('There is no such run.', 'id');
      if (!ended) throw conflict('This run is over already.');
      return run;
    },

    list(userId, { first, before }) {
      if (!Number.isInteger(first) || first < 1 || first > MAX_RUNS) {
        throw badInput('first', `first: 1–${MAX_RUNS}.`);
      }
      return listRuns(db, userId, before, first);
    },
    find,
    running: (userId) => findRunningRun(db, userId),
    failures: (run) => listFailures(db, run.userId, run.id, MAX_FAILURES),
    isSimulated: ({ userId, platforms }) =>
      platforms.length > 0 &&
      (deps.isDemoAccount(userId) || platforms.every(({ platform }) => platform === SIMULATOR_KEY)),
    storeEnded: storeEndedRun,
  };
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
