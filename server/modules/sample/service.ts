import { FUND_PROMPTS } from '../../sample/fund/prompts.ts';
import { FUND_TOPICS } from '../../sample/fund/topics.ts';
import { fundAccount } from '../accounts/fund-account.ts';
import type { Viewer } from '../accounts/model.ts';
import type { AccountsService } from '../accounts/service.ts';
import { fundTopicOf } from './fund-topic.ts';
import type { FundPromptList, FundTopic, SampleFilling } from './model.ts';

/**
 * Written content for screens that nothing is measured for yet. It says so in `sample`; measured figures can take its
 * place in here without any change to the schema or to a screen.
 */
export interface SampleService {
  /** @returns null unless the viewer's own account is being filled just now */
  filling(viewer: Viewer): SampleFilling | null;
  /** @throws FORBIDDEN without the fund view or for another's account; NOT_FOUND */
  fundPrompts(viewer: Viewer, userId: string | null | undefined): Promise<FundPromptList>;
  /**
   * @returns null when the fund view has no such topic
   * @throws FORBIDDEN without the fund view or for another's account; NOT_FOUND
   */
  fundTopic(viewer: Viewer, userId: string | null | undefined, slug: string): Promise<FundTopic | null>;
}

export function createSampleService({
  accounts,
  sampleFilling,
}: {
  accounts: AccountsService;
  sampleFilling: (userId: string) => SampleFilling | null;
}): SampleService {
  return {
    filling: ({ userId }) => sampleFilling(userId),

    async fundPrompts(viewer, userId) {
      const account = await fundAccount(accounts, viewer, userId);
      return { sample: true, userId: account.userId, prompts: FUND_PROMPTS };
    },

    async fundTopic(viewer, userId, slug) {
      await fundAccount(accounts, viewer, userId);
      const topic = FUND_TOPICS.find((candidate) => candidate.slug === slug);
      return topic ? fundTopicOf(topic) : null;
    },
  };
}
