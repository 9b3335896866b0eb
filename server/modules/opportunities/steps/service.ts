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
import { findSteps, saveSteps, setStepByHand } from './store.ts';

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
  opportunities: () => Promise<readonly Opportunity[]>;
  /** The stored steps are those of the current data: which ones hold is not derived again. */
  isDerived: boolean;
}

export function createSteps({ db, accounts, gaps, clock }: Deps) {
  /** The checklist as it is now, which need not be stored yet. */
  async function plan(query: StepsQuery, stored: readonly StoredStep[]): Promise<Checklist> {
    const { userId } = query.metrics.account;
    const latestDay = query.metrics.range.to;
    if (latestDay === null) return { steps: [], outdated: [] };
    const { pages, candidates } = await findCandidates(query, stored, latestDay);
    const changes = await measureChanges(db, { userId, latestDay, pagesRead: pages.read }, stored);
    return planChecklist({ stored, candidates, changes, now: clock(), latestDay });
  }

  async function findCandidates(
    { viewer, metrics, opportunities, isDerived }: StepsQuery,
    stored: readonly StoredStep[],
    latestDay: string,
  ) {
    const { userId } = metrics.account;
    const ownDomain = metrics.brand?.domain ?? null;
    if (isDerived) {
      const candidates = stored.filter(({ completedAt }) => completedAt === null);
      return { pages: await findPageState(db, userId, ownDomain, []), candidates };
    }
    const { nodes: sources } = await gaps.listSources(viewer, {
      ...{ userId, filter: { days: OPPORTUNITY_DAYS }, neverVisible: false },
      ...{ sort: 'MISSED', direction: 'DESC', searchIn: ['URL'], first: MAX_PAGES },
    });
    const pages = await findPageState(
      db,
      userId,
      ownDomain,
      sources.map(({ url }) => textId(url)),
    );
    const age = countDays({ from: latestDay, to: utcDay(clock()) }) - 1;
    const candidates = stepCandidates({
      opportunities: await opportunities(),
      sources,
      pages,
      latestDay,
      age,
    });
    return { pages, candidates };
  }

  const list = async (query: StepsQuery): Promise<{ steps: ListedStep[]; firstCompleted: string | null }> => {
    const stored = await findSteps(db, query.metrics.account.userId);
    const { steps } = await plan(query, stored);
    return { steps, firstCompleted: firstCompletion([...stored, ...steps]) };
  };

  return {
    list,

    /** The checklist as it follows from the current data, to be stored, and the steps it was made from. */
    async derive(query: StepsQuery): Promise<{ checklist: Checklist; stored: readonly StoredStep[] }> {
      const stored = await findSteps(db, query.metrics.account.userId);
      return { checklist: await plan(query, stored), stored };
    },

    /**
     * A stored step can be set although it left the checklist: it was on the screen until the data changed.
     * @throws NOT_FOUND for a step that is neither on the checklist nor stored
     */
    async set(query: StepsQuery, id: string, completed: boolean): Promise<void> {
      const { userId } = query.metrics.account;
      const stored = await findSteps(db, userId);
      const { steps } = await plan(query, stored);
      const step = [...steps, ...stored].find((known) => known.id === id);
      if (!step) throw notFound('There is no next step with this id.', 'id');
      if ((step.completedAt !== null) === completed) return;
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
