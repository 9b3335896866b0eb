import type { Db } from '../../db/client.ts';
import { forbidden, notFound } from '../../errors.ts';
import type { ActionCenterState } from '../../graphql/resolvers.generated.ts';
import { fundAccount } from '../accounts/fund-account.ts';
import type { Account, Viewer } from '../accounts/model.ts';
import type { AccountsService } from '../accounts/service.ts';
import type { BrandsService } from '../brands/service.ts';
import { FUND_PROMPTS } from '../fund-view/samples.ts';
import { categoryPerformance, toolFigures } from './fund-figures.ts';
import * as samples from './samples.ts';
import { addCompletedStep, findCompletedSteps, removeCompletedStep } from './store.ts';

interface Dependencies {
  db: Db;
  accounts: AccountsService;
  brands: BrandsService;
}

export type ActionCenterService = ReturnType<typeof createActionCenterService>;

/**
 * The Action Center and its tools. Their content is sample content, except for completed steps.
 * Every method reads the named account, by default the viewer's own, and throws FORBIDDEN for another's account and
 * NOT_FOUND. All but `state` throw FORBIDDEN for an account without the Action Center; those of the fund's tools also for
 * an account without the fund view.
 */
export function createActionCenterService({ db, accounts, brands }: Dependencies) {
  function stateOf(account: Account): ActionCenterState {
    const { enabled, blocked } = accounts.actionCenter(account);
    return blocked ? 'NOT_AVAILABLE' : enabled ? 'AVAILABLE' : 'COMING_SOON';
  }
  function requireActionCenter(account: Account): Account {
    if (stateOf(account) !== 'AVAILABLE') {
      throw forbidden('The Action Center is not available for this account.');
    }
    return account;
  }
  const view = ({ userId }: Account) => (accounts.viewFor(userId) === 'fund' ? 'fund' : 'general');

  const tool =
    <Content>(read: (account: Account) => Content | Promise<Content>) =>
    async (viewer: Viewer, userId: string | null | undefined) => ({
      sample: true,
      ...(await read(requireActionCenter(await accounts.readable(viewer, userId)))),
    });
  const fundTool =
    <Content>(read: (account: Account) => Content | Promise<Content>) =>
    async (viewer: Viewer, userId: string | null | undefined) => ({
      sample: true,
      ...(await read(requireActionCenter(await fundAccount(accounts, viewer, userId)))),
    });
  /** Null before set-up. */
  const brandOf = async ({ userId }: Account) => (await brands.tracked(userId)).brand;

  return {
    state: async (viewer: Viewer, userId: string | null | undefined) =>
      stateOf(await accounts.readable(viewer, userId)),

    home: tool(async ({ userId }) => {
      const completed = await findCompletedSteps(db, userId);
      const nextSteps = samples.HOME.nextSteps.map((step) => ({
        ...step,
        completed: completed.has(step.id),
      }));
      return { ...samples.HOME, nextSteps };
    }),
    comparison: tool((account) => samples.ARTICLES[view(account)]),
    sources: tool((account) => samples.SOURCES[view(account)]),
    llmsTxtFile: tool(() => samples.LLMS_TXT),
    generator: tool(() => ({ simulated: true, sampleContent: samples.ARTICLE })),

    fundHome: fundTool(() => ({
      ...samples.FUND_HOME,
      figures: toolFigures({
        items: samples.LIBRARY_ITEMS,
        sources: samples.SOURCES.fund.sources,
        campaigns: samples.OUTREACH.campaigns,
        prompts: FUND_PROMPTS,
      }),
      performance: categoryPerformance(FUND_PROMPTS),
    })),
    fundGenerator: fundTool(async (account) => ({
      simulated: true,
      brand: await brandOf(account),
      templates: samples.FUND_TEMPLATES,
    })),
    llmsLibrary: fundTool(async (account) => ({
      brand: await brandOf(account),
      items: samples.LIBRARY_ITEMS,
    })),
    outreach: fundTool(async (account) => ({ brand: await brandOf(account), ...samples.OUTREACH })),
    crawlerActivity: fundTool(() => samples.CRAWLER_ACTIVITY),

    /**
     * Stores whether the viewer has completed a step; idempotent.
     * @throws NOT_FOUND for an unknown step
     */
    async setNextStep(viewer: Viewer, stepId: string, completed: boolean) {
      const { userId } = requireActionCenter(await accounts.readable(viewer, null));
      const step = samples.HOME.nextSteps.find(({ id }) => id === stepId);
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
