import { OUTREACH_CAMPAIGNS } from '../../sample/outreach/campaigns.ts';
import { OUTREACH_SOURCES } from '../../sample/outreach/sources.ts';
import { OUTREACH_SUMMARY } from '../../sample/outreach/summary.ts';
import { OUTREACH_TEMPLATES } from '../../sample/outreach/templates.ts';
import { fundActionAccount } from '../accounts/action-account.ts';
import type { Viewer } from '../accounts/model.ts';
import type { AccountsService } from '../accounts/service.ts';
import type { Outreach } from './model.ts';

/** What the fund's e-mail outreach works with; written content until live data takes its place in here. */
export interface OutreachService {
  /** @throws FORBIDDEN without the fund view, without the Action Center or for another's account; NOT_FOUND */
  read(viewer: Viewer, userId: string | null | undefined): Promise<Outreach>;
}

export function createOutreachService(accounts: AccountsService): OutreachService {
  return {
    async read(viewer, userId) {
      const account = await fundActionAccount(accounts, viewer, userId);
      return {
        sample: true,
        userId: account.userId,
        summary: OUTREACH_SUMMARY,
        sources: OUTREACH_SOURCES,
        templates: OUTREACH_TEMPLATES,
        campaigns: OUTREACH_CAMPAIGNS,
      };
    },
  };
}
