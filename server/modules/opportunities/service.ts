import { isDeepStrictEqual } from 'node:util';
import type { Db } from '../../db/client.ts';
import type { JobQueue } from '../../jobs/queue.ts';
import type { Clock } from '../../lib/clock.ts';
import { addDays, utcDay } from '../../lib/days.ts';
import { lazy } from '../../lib/lazy.ts';
import { createRemember } from '../../lib/remember.ts';
import type { Viewer } from '../accounts/model.ts';
import { ownerViewer } from '../accounts/owner-viewer.ts';
import type { AccountsService } from '../accounts/service.ts';
import type { ActionCenterService } from '../action-center/service.ts';
import type { GapsService } from '../gaps/service.ts';
import { findResultsVersion } from '../pages/results-version.ts';
import type { AccountMetrics } from '../visibility/account-metrics.ts';
import type { RateChange } from '../visibility/model.ts';
import type { VisibilityService } from '../visibility/service.ts';
import { findOpportunities } from './find-opportunities.ts';
import { findInsights, type Insights } from './insight/find-insight.ts';
import type { KeyInsight } from './insight/sentences.ts';
import { opportunityJobs } from './jobs.ts';
import {
  type ActionCenterHome,
  type ActionProgress,
  OPPORTUNITY_DAYS,
  type Opportunity,
  type StepEffect,
} from './model.ts';
import { type DerivedState, findState, saveState } from './state-store.ts';
import type { ListedStep } from './steps/model.ts';
import { createSteps } from './steps/service.ts';
import { findSteps, saveSteps } from './steps/store.ts';

/** Insights of the job are shown for so long after further answers came: they are about thirty days. */
const RECENT_MS = 15 * 60_000;
/** Insights, under 2 KB each. */
const MAX_INSIGHTS = 500;
/** Lists of opportunities, up to 20 KB each. */
const MAX_LISTS = 200;

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
  // Every citation of the range is counted.
  const rememberInsights = createRemember<Insights>(MAX_INSIGHTS);
  // All prompts are compared.
  const rememberOpportunities = createRemember<readonly Opportunity[]>(MAX_LISTS);

  async function open(viewer: Viewer, userId: string | null | undefined): Promise<ActionCenterHome> {
    const metrics = await visibility.metrics(viewer, userId, { days: OPPORTUNITY_DAYS });
    const opportunities = lazy(async () =>
      rememberOpportunities(await versionOf(viewer, metrics), () => findOpportunities(deps, viewer, metrics)),
    );
    const state = lazy(() => findState(db, metrics.account.userId));
    const checklist = lazy(async () =>
      steps.list({ viewer, metrics, opportunities, isDerived: isCurrent(await state(), metrics) }),
    );
    return {
      metrics,
      opportunities,
      insight: async () => (await insightsOf(viewer, await state(), metrics)).insight,
      checklist,
      progress: async () => progressSince(viewer, userId, (await checklist()).firstCompleted),
    };
  }

  /** The state is of the current data and of today. */
  const isCurrent = (state: DerivedState | null, { account }: AccountMetrics) =>
    state !== null && state.dataVersion === account.dataVersion && state.day === utcDay(clock());

  /** Those of the job, which follows changed data within minutes; found at once where it has not. */
  async function insightsOf(
    viewer: Viewer,
    state: DerivedState | null,
    metrics: AccountMetrics,
  ): Promise<Insights> {
    const isRecent = state !== null && clock().getTime() - Date.parse(state.derivedAt) < RECENT_MS;
    if (state && (isRecent || isCurrent(state, metrics))) return state;
    return rememberInsights(await versionOf(viewer, metrics), () => findInsights(db, metrics));
  }

  /** The answers and the pages that were read, on which opportunities and insights depend. */
  async function versionOf(viewer: Viewer, { account, range }: AccountMetrics) {
    const { userId, revision } = account;
    return [userId, range.from, range.to, revision, await findResultsVersion(db, viewer, userId)];
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

  /** Derives an account's steps and insights from its data and stores them. */
  async function derive(userId: string): Promise<void> {
    const viewer = ownerViewer(accounts, userId);
    const { metrics, opportunities } = await open(viewer, null);
    const insights = await findInsights(db, metrics);
    const { checklist, stored } = await steps.derive({ viewer, metrics, opportunities, isDerived: false });
    await db.transaction(async (tx) => {
      const { dataVersion } = await accounts.lock(tx, userId);
      // Answers that came meanwhile are in none of this.
      if (dataVersion !== metrics.account.dataVersion) return;
      // Nor is a step that somebody ticked meanwhile; the next job derives them again.
      if (!isDeepStrictEqual(await findSteps(tx, userId), stored)) return;
      const now = clock();
      await saveSteps(tx, userId, checklist);
      await saveState(tx, userId, {
        ...insights,
        dataVersion,
        day: utcDay(now),
        derivedAt: now.toISOString(),
      });
    });
  }

  return {
    /** @throws FORBIDDEN, NOT_FOUND */
    async home(viewer: Viewer, userId: string | null | undefined): Promise<ActionCenterHome> {
      await actionCenter.readable(viewer, userId);
      return open(viewer, userId);
    },

    /** The strongest tested difference between answers that cite something and others. @throws FORBIDDEN, NOT_FOUND */
    async sourceInsight(viewer: Viewer, userId: string | null | undefined): Promise<KeyInsight> {
      const metrics = await visibility.metrics(viewer, userId, { days: OPPORTUNITY_DAYS });
      const state = await findState(db, metrics.account.userId);
      return (await insightsOf(viewer, state, metrics)).sourceInsight;
    },

    /**
     * Completes a step of the viewer's own account by hand, or opens it again; idempotent.
     * @throws FORBIDDEN; NOT_FOUND for a step that is neither on the checklist nor stored
     */
    async setNextStep(viewer: Viewer, id: string, completed: boolean): Promise<ListedStep[]> {
      await actionCenter.readable(viewer, null);
      const { metrics, opportunities } = await open(viewer, null);
      const query = { viewer, metrics, opportunities, isDerived: false };
      await steps.set(query, id, completed);
      return (await steps.list(query)).steps;
    },

    /** Derives an account's steps and insights from its data and stores them. @throws NOT_FOUND */
    derive,

    jobs: opportunityJobs({ db, clock, jobs, derive }),
  };
}

const toEffect = ({ current, previous, difference, low, high, verdict }: RateChange): StepEffect => ({
  ...{ before: previous, after: current, low, high, verdict },
  // Without a test there are not enough answers to say anything.
  difference: low === null ? null : difference,
});
