import { LLMS_LIBRARY_ITEMS } from '../../sample/llms-library/items.ts';
import { fundActionAccount } from '../accounts/action-account.ts';
import type { Viewer } from '../accounts/model.ts';
import type { AccountsService } from '../accounts/service.ts';
import type { LlmsLibrary } from './model.ts';

/** The content behind the fund's llms.txt; written content until live data takes its place in here. */
export interface LlmsLibraryService {
  /** @throws FORBIDDEN without the fund view, without the Action Center or for another's account; NOT_FOUND */
  read(viewer: Viewer, userId: string | null | undefined): Promise<LlmsLibrary>;
}

export function createLlmsLibraryService(accounts: AccountsService): LlmsLibraryService {
  return {
    async read(viewer, userId) {
      const account = await fundActionAccount(accounts, viewer, userId);
      return { sample: true, userId: account.userId, items: LLMS_LIBRARY_ITEMS };
    },
  };
}
