import { type ChatModel, ChatModelError } from '../../chat-model/chat-model.ts';
import { AppError } from '../../errors.ts';
import { enforceLimit } from '../../rate-limit/enforce-limit.ts';
import { perDay, type RateLimiter } from '../../rate-limit/rate-limiter.ts';
import { visitorKey } from '../../rate-limit/visitor-key.ts';

/** The wizard needs four; going back needs more. */
const SUGGESTIONS = { count: 60, seconds: 600 };
/** Home pages fetched for one visitor, and for all visitors. */
const PAGES = { count: 15, seconds: 600 };
const ALL_PAGES = { count: 600, seconds: 600 };

export interface VisitorLimits {
  /** @throws RATE_LIMITED with how long to wait; UNAVAILABLE on a server that makes no reports */
  countSuggestion(ip: string): Promise<void>;
  /** Whether one more home page may be fetched. */
  consumePage(ip: string): Promise<boolean>;
}

export function createVisitorLimits(rateLimiter: RateLimiter, makesReports: boolean): VisitorLimits {
  return {
    async countSuggestion(ip) {
      if (!makesReports) throw new AppError('UNAVAILABLE', 'This server makes no reports for visitors.');
      const rule = `Only ${SUGGESTIONS.count} suggestions in ten minutes.`;
      await enforceLimit(rateLimiter, `wizard:${visitorKey(ip)}`, SUGGESTIONS, rule);
    },

    async consumePage(ip) {
      const own = await rateLimiter.consume(`wizard-page:${visitorKey(ip)}`, PAGES);
      return own.allowed && (await rateLimiter.consume('wizard-page', ALL_PAGES)).allowed;
    },
  };
}

/**
 * Limits the chat model to a number of visitors' requests per day (UTC); further ones fail with `limit`, and callers use
 * the catalogue instead.
 */
export function visitorModel(
  model: ChatModel | null,
  rateLimiter: RateLimiter,
  requestsPerDay: number,
): ChatModel | null {
  if (!model || requestsPerDay === 0) return null;
  return {
    name: model.name,
    async object(request) {
      const { allowed } = await rateLimiter.consume('wizard:model', perDay(requestsPerDay));
      if (!allowed) throw new ChatModelError('limit', 'The daily limit of visitors’ requests is reached.');
      return model.object(request);
    },
  };
}
