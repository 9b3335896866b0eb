import { lastDays } from '../../lib/days.ts';
import { enforceLimit } from '../../rate-limit/enforce-limit.ts';
import type { Viewer } from '../accounts/model.ts';
import { countAnswered } from './candidate-store.ts';
import { type ChangeSinceInput, changeSince } from './change-since.ts';
import { findLatestDay } from './counts-store.ts';
import type { ExperimentsDeps } from './deps.ts';
import { createDrafts } from './drafts.ts';
import { endOver, experimentJobs } from './jobs.ts';
import { type Comparison, DEFAULT_WINDOWS, MIN_CONTROLS, MIN_TREATED } from './model.ts';
import { createRegistration } from './registration.ts';
import { findExperiments, type ListedExperiment } from './store.ts';
import { createExperimentView, type ExperimentView, readExperiment } from './views.ts';

const COMPARISONS = { count: 60, seconds: 3600 };

/** An account's experiments, the latest first, and what it could measure with. */
export interface ExperimentList {
  experiments: ListedExperiment[];
  prompts: () => Promise<number>;
  neededTreated: number;
  neededControls: number;
}

export type ExperimentsService = ReturnType<typeof createExperimentsService>;

/**
 * Experiments: registered before a page is published, judged once after the last day. Methods throw FORBIDDEN for another's
 * account and for one without the Action Center; those with an id NOT_FOUND.
 */
export function createExperimentsService(deps: ExperimentsDeps) {
  const { db, actionCenter, rateLimiter, clock } = deps;
  const view = createExperimentView(deps);

  return {
    async list(viewer: Viewer, otherId: string | null | undefined): Promise<ExperimentList> {
      const { userId } = await actionCenter.readable(viewer, otherId);
      return {
        experiments: await findExperiments(db, userId),
        prompts: async () => {
          const latest = await findLatestDay(db, userId);
          return latest === null
            ? 0
            : countAnswered(db, userId, lastDays(DEFAULT_WINDOWS.daysBefore, latest));
        },
        neededTreated: MIN_TREATED,
        neededControls: MIN_CONTROLS,
      };
    },

    async experiment(
      viewer: Viewer,
      otherId: string | null | undefined,
      id: string,
    ): Promise<ExperimentView> {
      const { userId, simulated } = await actionCenter.readable(viewer, otherId);
      return view(userId, simulated, await readExperiment(db, userId, id));
    },

    ...createDrafts(deps),
    ...createRegistration(deps),

    /** Compares prompts with controls around a day in the past, without registration. @throws BAD_USER_INPUT, RATE_LIMITED */
    async changeSince(
      viewer: Viewer,
      otherId: string | null | undefined,
      input: ChangeSinceInput,
    ): Promise<Comparison> {
      const { userId } = await actionCenter.readable(viewer, otherId);
      await enforceLimit(
        rateLimiter,
        `change-since:${viewer.userId}`,
        COMPARISONS,
        'At most 60 comparisons an hour.',
      );
      return changeSince(db, userId, input, clock());
    },

    /** Ends the experiments of all accounts whose last day is over. */
    endOver: () => endOver(deps),

    jobs: experimentJobs(deps),
  };
}
