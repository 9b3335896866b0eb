import { robotsForStatus } from '../../../net/robots.ts';
import type { Fetching } from '../../pages/fetching/fetching.ts';
import type { FetchedFile } from '../model.ts';

/**
 * Fetches by the robots.txt that was just read instead of one of the past day. After a redirect it holds for both origins
 * (RFC 9309, section 2.3.1.2).
 */
export function withOwnRules(
  fetching: Fetching,
  domain: string,
  { httpStatus, content, finalUrl }: FetchedFile,
): Fetching {
  const origins = [`https://${domain}`, new URL(finalUrl).origin];
  const own = new Map(
    origins.map((origin) => [origin, robotsForStatus(httpStatus, content ?? '', `${origin}/robots.txt`)]),
  );
  return {
    ...fetching,
    rules: {
      of: async (url, signal) => own.get(new URL(url).origin) ?? fetching.rules.of(url, signal),
    },
  };
}
