import { FUND_SOURCES } from '../../sample/action/sources/fund.ts';
import { FUND_PROMPTS } from '../../sample/fund/prompts.ts';
import { FUND_ACTIVITIES } from '../../sample/fund-content/activities.ts';
import { FUND_RECOMMENDATIONS } from '../../sample/fund-content/recommendations.ts';
import { FUND_TEMPLATES } from '../../sample/fund-content/templates.ts';
import { LLMS_LIBRARY_ITEMS } from '../../sample/llms-library/items.ts';
import { OUTREACH_CAMPAIGNS } from '../../sample/outreach/campaigns.ts';
import { fundActionAccount } from '../accounts/action-account.ts';
import type { Viewer } from '../accounts/model.ts';
import type { AccountsService } from '../accounts/service.ts';
import { categoryPerformance, toolFigures } from './figures.ts';
import type { FundActionCenter, FundGenerator } from './model.ts';

/** The home of the fund's Action Center, and its content templates; written until live data takes their place in here. */
export interface FundContentService {
  /** @throws FORBIDDEN without the fund view, without the Action Center or for another's account; NOT_FOUND */
  home(viewer: Viewer, userId: string | null | undefined): Promise<FundActionCenter>;
  /** @throws FORBIDDEN without the fund view, without the Action Center or for another's account; NOT_FOUND */
  generator(viewer: Viewer, userId: string | null | undefined): Promise<FundGenerator>;
}

export function createFundContentService(accounts: AccountsService): FundContentService {
  return {
    async home(viewer, userId) {
      await fundActionAccount(accounts, viewer, userId);
      return {
        sample: true,
        figures: toolFigures({
          items: LLMS_LIBRARY_ITEMS,
          sources: FUND_SOURCES.sources,
          campaigns: OUTREACH_CAMPAIGNS,
          prompts: FUND_PROMPTS,
        }),
        activities: FUND_ACTIVITIES,
        performance: categoryPerformance(FUND_PROMPTS),
        recommendations: FUND_RECOMMENDATIONS,
      };
    },

    async generator(viewer, userId) {
      const account = await fundActionAccount(accounts, viewer, userId);
      return { simulated: true, userId: account.userId, templates: FUND_TEMPLATES };
    },
  };
}
