import { POLICY_AGENTS } from '../../ai-agents/policy-agents.ts';
import { FetchError, type PublicResponse } from '../../net/public-fetch.ts';
import type { LlmsLink } from '../../site-files/llms-txt/link.ts';
import type { Fetching } from '../pages/fetching/fetching.ts';
import { follow } from './fetching/follow.ts';
import { readHead } from './fetching/read-head.ts';
import type { CheckedLink, LinkOutcome } from './model.ts';

const MAX_BYTES = 128 * 1024;

/** Requests a link of llms.txt. @throws the signal's reason */
export async function checkLink(
  fetching: Fetching,
  link: LlmsLink,
  signal: AbortSignal,
): Promise<CheckedLink> {
  const result = (outcome: LinkOutcome, more: Partial<CheckedLink> = {}): CheckedLink => ({
    ...uncheckedLink(link),
    outcome,
    ...more,
  });
  try {
    const followed = await follow(fetching, link.url, { maxBytes: MAX_BYTES, accept: '*/*', signal });
    if (followed === 'robots')
      return result('robots', { closedFor: await closedBots(fetching, link.url, signal) });
    const { response, finalUrl } = followed;
    const redirectsTo = finalUrl === link.url ? null : finalUrl;
    const head = await readHead(response, finalUrl);
    return result(outcomeOf(response.status, redirectsTo), {
      httpStatus: response.status,
      redirectsTo,
      noIndex: head.noIndex || /\bnoindex\b/i.test(response.headers.get('x-robots-tag') ?? ''),
      canonicalUrl: head.canonicalUrl === finalUrl ? null : head.canonicalUrl,
      closedFor: await closedBots(fetching, finalUrl, signal),
    });
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof FetchError)) throw error;
    return result(error.timedOut ? 'timed-out' : 'unreachable');
  }
}

export const uncheckedLink = ({ line, name, url }: LlmsLink): CheckedLink => ({
  line,
  name: name.slice(0, 200),
  url,
  outcome: 'not-checked',
  httpStatus: null,
  redirectsTo: null,
  canonicalUrl: null,
  noIndex: false,
  closedFor: [],
});

async function closedBots(fetching: Fetching, url: string, signal: AbortSignal): Promise<string[]> {
  const robots = await fetching.rules.of(url, signal);
  return POLICY_AGENTS.filter(({ token }) => !robots.isAllowed(url, token)).map(({ token }) => token);
}

function outcomeOf(status: PublicResponse['status'], redirectsTo: string | null): LinkOutcome {
  if (status === 404 || status === 410) return 'not-found';
  if ([401, 402, 403, 429, 451].includes(status)) return 'refused';
  if (status !== 200) return 'failed';
  return redirectsTo === null ? 'ok' : 'redirect';
}
