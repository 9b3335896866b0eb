import type { Db } from '../../db/client.ts';
import { notFound } from '../../errors.ts';
import { CITATION_GAIN_PER_STEP, KEY_INSIGHT, VISIBILITY_GAIN_PER_STEP } from '../../sample/action/home.ts';
import { NEXT_STEPS } from '../../sample/action/next-steps.ts';
import { OPPORTUNITIES } from '../../sample/action/opportunities.ts';
import { writtenFor } from '../../sample/action/written.ts';
import { actionAccount } from '../accounts/action-account.ts';
import type { Account, Viewer } from '../accounts/model.ts';
import type { AccountsService } from '../accounts/service.ts';
import { contentTypeFigures } from './content-types.ts';
import type {
  ActionCenter,
  ActionCenterState,
  ContentComparison,
  NextStep,
  SourceAnalysis,
} from './model.ts';
import { addCompletedStep, completedSteps, removeCompletedStep } from './store.ts';

/**
 * The Action Center: whether an account has it, and what is in it. Content is written until findings can take its
 * place in here; the progress on next steps is the account's own.
 */
export interface ActionCenterService {
  /** @throws FORBIDDEN for another's account; NOT_FOUND */
  state(viewer: Viewer, userId: string | null | undefined): Promise<ActionCenterState>;
  /** @throws FORBIDDEN without the Action Center or for another's account; NOT_FOUND */
  home(viewer: Viewer, userId: string | null | undefined): Promise<ActionCenter>;
  /** @throws FORBIDDEN without the Action Center or for another's account; NOT_FOUND */
  comparison(viewer: Viewer, userId: string | null | undefined): Promise<ContentComparison>;
  /** @throws FORBIDDEN without the Action Center or for another's account; NOT_FOUND */
  sources(viewer: Viewer, userId: string | null | undefined): Promise<SourceAnalysis>;
  /**
   * Keeps whether the viewer has done a step; saying so twice is the same as once.
   * @throws FORBIDDEN without the Action Center; NOT_FOUND for a step that is none
   */
  setNextStep(viewer: Viewer, stepId: string, completed: boolean): Promise<NextStep>;
}

interface Dependencies {
  db: Db;
  accounts: AccountsService;
}

export function createActionCenterService({ db, accounts }: Dependencies): ActionCenterService {
  const stateOf = (account: Account): ActionCenterState => {
    const { enabled, blocked } = accounts.actionCenter(account);
    return blocked ? 'NOT_AVAILABLE' : enabled ? 'AVAILABLE' : 'COMING_SOON';
  };

  const available = (viewer: Viewer, userId: string | null | undefined) =>
    actionAccount(accounts, viewer, userId);

  return {
    state: async (viewer, userId) => stateOf(await accounts.readable(viewer, userId)),

    async home(viewer, userId) {
      const account = await available(viewer, userId);
      const completed = await completedSteps(db, account.userId);
      return {
        sample: true,
        keyInsight: KEY_INSIGHT,
        opportunities: OPPORTUNITIES,
        nextSteps: NEXT_STEPS.map((step) => ({ ...step, completed: completed.has(step.id) })),
        visibilityGainPerStep: VISIBILITY_GAIN_PER_STEP,
        citationGainPerStep: CITATION_GAIN_PER_STEP,
      };
    },

    async comparison(viewer, userId) {
      const { userId: owner } = await available(viewer, userId);
      return { sample: true, ...writtenFor(accounts.viewFor(owner)).articles };
    },

    async sources(viewer, userId) {
      const { userId: owner } = await available(viewer, userId);
      const written = writtenFor(accounts.viewFor(owner)).sources;
      return {
        sample: true,
        keyInsight: written.keyInsight,
        sources: written.sources.toSorted((a, b) => b.citations - a.citations),
        contentTypes: contentTypeFigures(written),
      };
    },

    async setNextStep(viewer, stepId, completed) {
      const { userId } = await available(viewer, null);
      const step = NEXT_STEPS.find(({ id }) => id === stepId);
      if (!step) throw notFound('There is no next step with this id.', 'id');
      await db.transaction(async (tx) => {
        await accounts.lock(tx, userId);
        const changed = completed
          ? await addCompletedStep(tx, userId, stepId)
          : await removeCompletedStep(tx, userId, stepId);
        if (changed) await accounts.raiseDataVersion(tx, userId);
      });
      return { ...step, completed };
    },
  };
}
