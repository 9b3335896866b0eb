import { z } from 'zod';
import type { JobHandler } from '../../jobs/queue.ts';
import { utcDay } from '../../lib/days.ts';
import { pageIdOf } from './candidates.ts';
import { compareGroups } from './compare.ts';
import type { ExperimentsDeps } from './deps.ts';
import { windowsOf } from './model.ts';
import { END_EXPERIMENTS } from './queues.ts';
import { findExperiment, findOver, setStatus } from './store.ts';

/** Experiments ended at once; the others follow ten minutes later. */
const MAX_ENDED = 100;

type Deps = Pick<ExperimentsDeps, 'db' | 'clock' | 'ended'>;

export function experimentJobs(deps: Deps): JobHandler[] {
  const ending: JobHandler = {
    queue: END_EXPERIMENTS,
    schema: z.object({}),
    retries: 1,
    retryDelay: 60,
    cron: '*/10 * * * *',
    run: () => endOver(deps),
  };
  return [ending];
}

/** Ends the experiments whose last day is over. */
export async function endOver(deps: Deps): Promise<void> {
  const over = await findOver(deps.db, utcDay(deps.clock()), MAX_ENDED);
  for (const { userId, id } of over) await endExperiment(deps, userId, id);
  for (const userId of new Set(over.map((each) => each.userId))) await deps.ended(userId);
}

/** Compares the groups once and stores the result, which nothing changes later. */
async function endExperiment({ db, clock }: Deps, userId: string, id: string): Promise<void> {
  const experiment = await findExperiment(db, userId, id);
  if (experiment?.status !== 'running') return;
  const now = clock();
  const result = await compareGroups(db, {
    ...{ userId, metric: experiment.metric, prompts: experiment.prompts, now },
    pageIds: experiment.pages.map(pageIdOf),
    windows: windowsOf(experiment),
    seed: experiment.hash ?? '',
    isRegistered: true,
  });
  await setStatus(db, userId, id, 'running', { status: 'ended', endedAt: now.toISOString(), result });
}
