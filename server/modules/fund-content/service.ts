import { FUND_SOURCES } from '../../sample/action/sources/fund.ts';
import { FUND_PROMPTS } from '../../sample/fund/prompts.ts';
import { FUND_ACTIVITIES } from '../../sample/fund-content/activities.ts';
import { FUND_LIBRARY, LIBRARY_SUMMARY } from '../../sample/fund-content/library/library.ts';
import { FUND_RECOMMENDATIONS } from '../../sample/fund-content/recommendations.ts';
import { FUND_TEMPLATES } from '../../sample/fund-content/templates.ts';
import { OUTREACH_CAMPAIGNS } from '../../sample/outreach/campaigns.ts';
import { fundAccount } from '../accounts/fund-account.ts';
import type { Viewer } from '../accounts/model.ts';
import type { AccountsService } from '../accounts/service.ts';
import { categoryPerformance, toolFigures } from './figures.ts';
import type { FundActionCenter, FundGenerator, FundLibrary } from './model.ts';

/**
 * The fund's Action Center, its library of texts and its content templates; written content until live data takes
 * its place in here. All three throw FORBIDDEN without the fund view or for another's account, and NOT_FOUND.
 */
export interface FundContentService {
  home(viewer: Viewer, userId: string | null | undefined): Promise<FundActionCenter>;
  library(viewer: Viewer, userId: string | null | undefined): Promise<FundLibrary>;
  generator(viewer: Viewer, userId: string | null | undefined): Promise<FundGenerator>;
}

export function createFundContentService(accounts: AccountsService): FundContentService {
  return {
    async home(viewer, userId) {
      await fundAccount(accounts, viewer, userId);
      return {
        sample: true,
        figures: toolFigures({
          items: FUND_LIBRARY,
          sources: FUND_SOURCES.sources,
          campaigns: OUTREACH_CAMPAIGNS,
          prompts: FUND_PROMPTS,
        }),
        activities: FUND_ACTIVITIES,
        performance: categoryPerformance(FUND_PROMPTS),
        recommendations: FUND_RECOMMENDATIONS,
      };
    },

    async library(viewer, userId) {
      const account = await fundAccount(accounts, viewer, userId);
      return { sample: true, userId: account.userId, summary: LIBRARY_SUMMARY, items: FUND_LIBRARY };
    },

    async generator(viewer, userId) {
      const account = await fundAccount(accounts, viewer, userId);
      return { simulated: true, userId: account.userId, templates: FUND_TEMPLATES };
    },
  };
}
