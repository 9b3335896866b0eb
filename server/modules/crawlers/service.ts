import { CRAWLERS } from '../../sample/crawlers/crawlers.ts';
import { CRAWLER_FIGURES, FUND_PAGES } from '../../sample/crawlers/site.ts';
import { fundActionAccount } from '../accounts/action-account.ts';
import type { Viewer } from '../accounts/model.ts';
import type { AccountsService } from '../accounts/service.ts';
import type { CrawlerActivity } from './model.ts';

/** What AI crawlers do on the fund's site; written content until live data takes its place in here. */
export interface CrawlersService {
  /** @throws FORBIDDEN without the fund view, without the Action Center or for another's account; NOT_FOUND */
  activity(viewer: Viewer, userId: string | null | undefined): Promise<CrawlerActivity>;
}

export function createCrawlersService(accounts: AccountsService): CrawlersService {
  return {
    async activity(viewer, userId) {
      await fundActionAccount(accounts, viewer, userId);
      return { sample: true, ...CRAWLER_FIGURES, pages: FUND_PAGES, crawlers: CRAWLERS };
    },
  };
}
