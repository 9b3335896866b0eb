import type { ActionCenterState } from '../../graphql/resolvers.generated.ts';
import { requireActionCenter } from '../accounts/action-center.ts';
import { fundAccount } from '../accounts/fund-account.ts';
import type { Account, Viewer } from '../accounts/model.ts';
import type { AccountsService } from '../accounts/service.ts';
import type { BrandsService } from '../brands/service.ts';
import { FUND_PROMPTS } from '../fund-view/samples.ts';
import { categoryPerformance, toolFigures } from './fund-figures.ts';
import * as samples from './samples.ts';

interface Dependencies {
  accounts: AccountsService;
  brands: BrandsService;
  /** Name of the chat model that writes the texts of Generate Content; null without one. */
  chatModel: string | null;
}

export type ActionCenterService = ReturnType<typeof createActionCenterService>;

/**
 * Who may use the Action Center, and the sample content of its tools.
 * Every method reads the named account, by default the viewer's own, and throws FORBIDDEN for another's account and
 * NOT_FOUND. All but `state` throw FORBIDDEN for an account without the Action Center; those of the fund's tools also for
 * an account without the fund view.
 */
export function createActionCenterService({ accounts, brands, chatModel }: Dependencies) {
  function stateOf(account: Account): ActionCenterState {
    const { enabled, blocked } = accounts.actionCenter(account);
    return blocked ? 'NOT_AVAILABLE' : enabled ? 'AVAILABLE' : 'COMING_SOON';
  }
  const view = ({ userId }: Account) => (accounts.viewFor(userId) === 'fund' ? 'fund' : 'general');

  const tool =
    <Content>(read: (account: Account) => Content | Promise<Content>) =>
    async (viewer: Viewer, userId: string | null | undefined) => ({
      sample: true,
      ...(await read(requireActionCenter(accounts, await accounts.readable(viewer, userId)))),
    });
  const fundTool =
    <Content>(read: (account: Account) => Content | Promise<Content>) =>
    async (viewer: Viewer, userId: string | null | undefined) => ({
      sample: true,
      ...(await read(requireActionCenter(accounts, await fundAccount(accounts, viewer, userId)))),
    });
  /** Null before set-up. */
  const brandOf = async ({ userId }: Account) => (await brands.tracked(userId)).brand;

  return {
    state: async (viewer: Viewer, userId: string | null | undefined) =>
      stateOf(await accounts.readable(viewer, userId)),

    /** The account to read, where it can use the Action Center. */
    readable: async (viewer: Viewer, userId: string | null | undefined) =>
      requireActionCenter(accounts, await accounts.readable(viewer, userId)),

    homeExample: tool(() => samples.HOME),
    comparison: tool((account) => samples.ARTICLES[view(account)]),
    sources: tool((account) => samples.SOURCES[view(account)]),
    generator: tool(() => ({
      simulated: chatModel === null,
      model: chatModel,
      sampleContent: samples.ARTICLE,
    })),

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
    fundOutreach: fundTool(async (account) => ({ brand: await brandOf(account), ...samples.OUTREACH })),
    crawlerActivity: fundTool(() => samples.CRAWLER_ACTIVITY),
  };
}
