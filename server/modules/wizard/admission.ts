import { AppError, rateLimited } from '../../errors.ts';
import type { RateLimiter } from '../../rate-limit/rate-limiter.ts';
import { visitorKey } from '../../rate-limit/visitor-key.ts';

/** Somebody who goes through the wizard needs four, and may go back. */
const PROPOSALS = { count: 60, seconds: 600 };
/** Home pages that one visitor, and all of them together, have read for them. */
const PAGES = { count: 15, seconds: 600 };
const ALL_PAGES = { count: 600, seconds: 600 };

/** How much visitors may ask for. */
export interface Admission {
  /** @throws RATE_LIMITED with how long to wait; UNAVAILABLE on a server that makes no reports */
  countProposal(ip: string): Promise<void>;
  /** Whether one more home page may be read; without it the visitor gets what is known without. */
  mayReadPage(ip: string): Promise<boolean>;
}

export function createAdmission(rateLimiter: RateLimiter, makesReports: boolean): Admission {
  return {
    async countProposal(ip) {
      if (!makesReports) throw new AppError('UNAVAILABLE', 'This server makes no reports for visitors.');
      const { allowed, resetsIn } = await rateLimiter.consume(`wizard:${visitorKey(ip)}`, PROPOSALS);
      if (allowed) return;
      const minutes = Math.ceil(resetsIn / 60);
      throw rateLimited(
        `Only ${PROPOSALS.count} proposals in ten minutes. Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
        resetsIn,
      );
    },

    async mayReadPage(ip) {
      const own = await rateLimiter.consume(`wizard-page:${visitorKey(ip)}`, PAGES);
      return own.allowed && (await rateLimiter.consume('wizard-page', ALL_PAGES)).allowed;
    },
  };
}
