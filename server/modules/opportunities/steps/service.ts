import type { Db } from '../../../db/client.ts';
import { notFound } from '../../../errors.ts';
import type { Clock } from '../../../lib/clock.ts';
import { countDays, utcDay } from '../../../lib/days.ts';
import { textId } from '../../../lib/text-id.ts';
import type { Viewer } from '../../accounts/model.ts';
import type { AccountsService } from '../../accounts/service.ts';
import type { GapsService } from '../../gaps/service.ts';
import type { AccountMetrics } from '../../visibility/account-metrics.ts';
import { OPPORTUNITY_DAYS, type Opportunity } from '../model.ts';
import { stepCandidates } from './candidates.ts';
import { type Checklist, planChecklist } from './checklist.ts';
import { measureChanges } from './measure-changes.ts';
import type { ListedStep, StoredStep } from './model.ts';
import { findPageState } from './page-store.ts';
import { findSteps, saveStepState, saveSteps, setStepByHand } from './store.ts';

interface Deps {
  db: Db;
  accounts: AccountsService;
  gaps: GapsService;
  clock: Clock;
}

/** Pages with missed answers from which steps are made. */
const MAX_PAGES = 30;

export interface StepsQuery {
  viewer: Viewer;
  metrics: AccountMetrics;
  opportunities: readonly Opportunity[];
}

export function createSteps({ db, accounts, gaps, clock }: Deps) {
  /** The checklist as it is now, which need not be stored yet. */
  async function plan({ viewer, metrics, opportunities }: StepsQuery, stored: readonly StoredStep[]) {
    const { userId } = metrics.account;
    const latestDay = metrics.range.to;
    if (latestDay === null) return { steps: [], outdated: [] };
    const { nodes: sources } = await gaps.listSources(viewer, {
      ...{ userId, filter: { days: OPPORTUNITY_DAYS }, neverVisible: false },
      ...{ sort: 'MISSED', direction: 'DESC', searchIn: ['URL'], first: MAX_PAGES },
    });
    const pages = await findPageState(
      db,
      userId,
      metrics.brand?.domain ?? null,
      sources.map(({ url }) => textId(url)),
    );
    const now = clock();
    const candidates = stepCandidates({
      ...{ opportunities, sources, pages, latestDay },
      age: countDays({ from: latestDay, to: utcDay(now) }) - 1,
    });
    const changes = await measureChanges(db, { userId, latestDay, pagesRead: pages.read }, stored);
    return planChecklist({ stored, candidates, changes, now, latestDay });
  }

  /** Stores the checklist as it is now. */
  async function store(query: StepsQuery): Promise<void> {
    const { userId } = query.metrics.account;
    const checklist = await plan(query, await findSteps(db, userId));
    await db.transaction(async (tx) => {
      const { dataVersion } = await accounts.lock(tx, userId);
      await saveSteps(tx, userId, checklist);
      await saveStepState(tx, userId, { dataVersion, day: utcDay(clock()) });
    });
  }

  return {
    store,

    async list(query: StepsQuery): Promise<{ steps: ListedStep[]; firstCompleted: string | null }> {
      const stored = await findSteps(db, query.metrics.account.userId);
      const { steps }: Checklist = await plan(query, stored);
      return { steps, firstCompleted: firstCompletion([...stored, ...steps]) };
    },

    /** @throws NOT_FOUND for a step that is not on the checklist */
    async set(query: StepsQuery, id: string, completed: boolean): Promise<void> {
      const { userId } = query.metrics.account;
      const { steps } = await plan(query, await findSteps(db, userId));
      const step = steps.find((listed) => listed.id === id);
      if (!step) throw notFound('There is no next step with this id.', 'id');
      if (step.completed === completed) return;
      await db.transaction(async (tx) => {
        await accounts.lock(tx, userId);
        await saveSteps(tx, userId, { steps, outdated: [] });
        await setStepByHand(tx, userId, id, {
          completedAt: completed ? clock().toISOString() : null,
          change: completed ? step.change : null,
        });
      });
    },
  };
}

/** When the first of the steps was completed. */
function firstCompletion(steps: readonly StoredStep[]): string | null {
  const times = steps.flatMap(({ completedAt }) => completedAt ?? []);
  return times.toSorted((a, b) => Date.parse(a) - Date.parse(b))[0] ?? null;
}
