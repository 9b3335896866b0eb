import { SAMPLE_ARTICLE } from '../../sample/content/article.ts';
import { SAMPLE_LLMS_TXT, SAMPLE_LLMS_TXT_SCORES } from '../../sample/content/llms-txt.ts';
import { actionAccount } from '../accounts/action-account.ts';
import type { Viewer } from '../accounts/model.ts';
import type { AccountsService } from '../accounts/service.ts';
import type { ContentGenerator, LlmsTxtFile } from './model.ts';

/** What the content tools open with; written content until live data takes its place in here. */
export interface ContentToolsService {
  /** @throws FORBIDDEN without the Action Center or for another's account; NOT_FOUND */
  llmsTxtFile(viewer: Viewer, userId: string | null | undefined): Promise<LlmsTxtFile>;
  /** @throws FORBIDDEN without the Action Center or for another's account; NOT_FOUND */
  contentGenerator(viewer: Viewer, userId: string | null | undefined): Promise<ContentGenerator>;
}

export function createContentToolsService(accounts: AccountsService): ContentToolsService {
  return {
    async llmsTxtFile(viewer, userId) {
      await actionAccount(accounts, viewer, userId);
      return { sample: true, text: SAMPLE_LLMS_TXT, scores: SAMPLE_LLMS_TXT_SCORES };
    },

    async contentGenerator(viewer, userId) {
      await actionAccount(accounts, viewer, userId);
      return { simulated: true, sampleContent: SAMPLE_ARTICLE };
    },
  };
}
