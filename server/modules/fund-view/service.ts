import { fundAccount } from '../accounts/fund-account.ts';
import type { Viewer } from '../accounts/model.ts';
import type { AccountsService } from '../accounts/service.ts';
import type { BrandsService } from '../brands/service.ts';
import type { FundPromptList, FundTopic } from './model.ts';
import { SAMPLE_PROMPTS } from './sample-prompts.ts';
import { SAMPLE_TOPICS } from './sample-topics.ts';

/** The pages that only the fund view has; sample content. */
export interface FundViewService {
  /** @throws FORBIDDEN without the fund view or for another's account; NOT_FOUND */
  prompts(viewer: Viewer, userId: string | null | undefined): Promise<FundPromptList>;
  /**
   * @returns null when the fund view has no such topic
   * @throws FORBIDDEN without the fund view or for another's account; NOT_FOUND
   */
  topic(viewer: Viewer, userId: string | null | undefined, slug: string): Promise<FundTopic | null>;
}

export function createFundViewService(accounts: AccountsService, brands: BrandsService): FundViewService {
  return {
    async prompts(viewer, userId) {
      const account = await fundAccount(accounts, viewer, userId);
      const { brand } = await brands.trackedFor(viewer, account.userId);
      return { sample: true, brand, prompts: SAMPLE_PROMPTS };
    },

    async topic(viewer, userId, slug) {
      await fundAccount(accounts, viewer, userId);
      return SAMPLE_TOPICS.find((topic) => topic.slug === slug) ?? null;
    },
  };
}
