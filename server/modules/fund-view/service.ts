import { fundAccount } from '../accounts/fund-account.ts';
import type { Viewer } from '../accounts/model.ts';
import type { AccountsService } from '../accounts/service.ts';
import type { BrandsService } from '../brands/service.ts';
import { FUND_PROMPTS, FUND_TOPICS } from './samples.ts';

export type FundViewService = ReturnType<typeof createFundViewService>;

/**
 * The pages that only the fund view has; sample content.
 * Both throw FORBIDDEN without the fund view or for another's account; NOT_FOUND.
 */
export const createFundViewService = (accounts: AccountsService, brands: BrandsService) => ({
  async prompts(viewer: Viewer, userId: string | null | undefined) {
    const account = await fundAccount(accounts, viewer, userId);
    const { brand } = await brands.trackedFor(viewer, account.userId);
    return { sample: true, brand, prompts: FUND_PROMPTS };
  },

  /** @returns null when the fund view has no such topic */
  async topic(viewer: Viewer, userId: string | null | undefined, slug: string) {
    await fundAccount(accounts, viewer, userId);
    return FUND_TOPICS.find((topic) => topic.slug === slug) ?? null;
  },
});
