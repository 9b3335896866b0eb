import { FetchError, type PublicResponse } from '../../../net/public-fetch.ts';
import { redirectOf } from '../../../net/redirect.ts';
import { ROBOTS_NAME } from '../../../net/user-agent.ts';
import type { Fetching } from '../../pages/fetching/fetching.ts';

const MAX_REDIRECTS = 5;

export interface FollowedResponse {
  response: PublicResponse;
  finalUrl: string;
}

export interface FollowOptions {
  maxBytes: number;
  accept: string;
  signal: AbortSignal;
  /** It may always be read. */
  isRobotsTxt?: boolean;
}

/**
 * Requests a URL and what it redirects to, as each site allows, one request after another.
 * @returns `robots` where a robots.txt does not allow it
 * @throws FetchError; the signal's reason
 */
export async function follow(
  { web, rules, turns, timeoutMs }: Fetching,
  address: string,
  { maxBytes, accept, signal, isRobotsTxt = false }: FollowOptions,
): Promise<FollowedResponse | 'robots'> {
  let url = address;
  for (let followed = 0; followed <= MAX_REDIRECTS; followed++) {
    if (!isRobotsTxt && !(await rules.of(url, signal)).isAllowed(url, ROBOTS_NAME)) return 'robots';
    await turns.next(new URL(url).host, signal);
    const response = await web.get(url, { maxBytes, timeoutMs, signal, headers: { accept } });
    const target = redirectOf(response, url)?.target ?? null;
    if (target === null) return { response, finalUrl: url };
    url = target;
  }
  throw new FetchError(`More than ${MAX_REDIRECTS} redirects.`);
}
