import type { Db } from '../../db/client.ts';
import type { JobQueue } from '../../jobs/queue.ts';
import type { Clock } from '../../lib/clock.ts';
import { addDays, utcDay } from '../../lib/days.ts';
import { lazy } from '../../lib/lazy.ts';
import type { Viewer } from '../accounts/model.ts';
import { ownerViewer } from '../accounts/owner-viewer.ts';
import type { AccountsService } from '../accounts/service.ts';
import type { ActionCenterService } from '../action-center/service.ts';
import type { GapsService } from '../gaps/service.ts';
import type { RateChange } from '../visibility/model.ts';
import type { VisibilityService } from '../visibility/service.ts';
import { findOpportunities } from './find-opportunities.ts';
import { findInsight } from './insight/find-insight.ts';
import type { KeyInsight } from './insight/sentences.ts';
import { opportunityJobs } from './jobs.ts';
import { type ActionCenterHome, type ActionProgress, OPPORTUNITY_DAYS, type StepEffect } from './model.ts';
import type { ListedStep } from './steps/model.ts';
import { createSteps } from './steps/service.ts';

interface Deps {
  db: Db;
  accounts: AccountsService;
  actionCenter: ActionCenterService;
  gaps: GapsService;
  visibility: VisibilityService;
  clock: Clock;
  jobs: JobQueue;
}

export type OpportunitiesService = ReturnType<typeof createOpportunitiesService>;

/** What can be won, what to do next and what it brought: the Action Center's home. */
export function createOpportunitiesService(deps: Deps) {
  const { db, accounts, actionCenter, visibility, clock, jobs } = deps;
  const steps = createSteps(deps);

  async function open(viewer: Viewer, userId: string | null | undefined): Promise<ActionCenterHome> {
    const metrics = await visibility.metrics(viewer, userId, { days: OPPORTUNITY_DAYS });
    const opportunities = lazy(() => findOpportunities(deps, viewer, metrics));
    const checklist = lazy(async () => steps.list({ viewer, metrics, opportunities: await opportunities() }));
    return {
      metrics,
      opportunities,
      insight: lazy(() => findInsight(db, metrics, 'everything')),
      checklist,
      progress: async () => progressSince(viewer, userId, (await checklist()).firstCompleted),
    };
  }

  async function progressSince(
    viewer: Viewer,
    userId: string | null | undefined,
    firstCompleted: string | null,
  ): Promise<ActionProgress> {
    if (firstCompleted === null) return { since: null, visibility: null, ownCitations: null };
    const since = utcDay(firstCompleted);
    const { overview } = await visibility.metrics(viewer, userId, { from: addDays(since, 1) });
    const [mentions, citations] = await Promise.all([overview.visibilityChange(), overview.citationChange()]);
    return { since, visibility: toEffect(mentions), ownCitations: toEffect(citations) };
  }

  const storeSteps = async (userId: string): Promise<void> => {
    const viewer = ownerViewer(accounts, userId);
    const home = await open(viewer, null);
    await steps.store({ viewer, metrics: home.metrics, opportunities: await home.opportunities() });
  };

  return {
    /** @throws FORBIDDEN, NOT_FOUND */
    async home(viewer: Viewer, userId: string | null | undefined): Promise<ActionCenterHome> {
      await actionCenter.readable(viewer, userId);
      return open(viewer, userId);
    },

    /** The strongest tested difference between answers that cite something and others. @throws FORBIDDEN, NOT_FOUND */
    async sourceInsight(viewer: Viewer, userId: string | null | undefined): Promise<KeyInsight> {
      const metrics = await visibility.metrics(viewer, userId, { days: OPPORTUNITY_DAYS });
      return findInsight(db, metrics, 'sources');
    },

    /**
     * Completes a step of the viewer's own account by hand, or opens it again; idempotent.
     * @throws FORBIDDEN; NOT_FOUND for a step that is not on the checklist
     */
    async setNextStep(viewer: Viewer, id: string, completed: boolean): Promise<ListedStep[]> {
      await actionCenter.readable(viewer, null);
      const { metrics, opportunities } = await open(viewer, null);
      const query = { viewer, metrics, opportunities: await opportunities() };
      await steps.set(query, id, completed);
      return (await steps.list(query)).steps;
    },

    /** Brings the stored steps of an account up to date. @throws NOT_FOUND */
    storeSteps,

    jobs: opportunityJobs({ db, clock, jobs, storeSteps }),
  };
}

const toEffect = ({ current, previous, difference, low, high, verdict }: RateChange): StepEffect => ({
  ...{ before: previous, after: current, low, high, verdict },
  // Without a test there are not enough answers to say anything.
  difference: low === null ? null : difference,
});
