import type { Config } from '../../../config/config.ts';
import type { PublicFetchOptions } from '../../../net/public-fetch.ts';
import { userAgent } from '../../../net/user-agent.ts';
import { createHostTurns, type HostTurns } from './host-turns.ts';
import { createSiteRules, type SiteRules } from './site-rules.ts';
import { createMirror, createPublicWeb, type Web } from './web.ts';

/** How pages are fetched: from where, by whose rules, and how often. */
export interface Fetching {
  web: Web;
  rules: SiteRules;
  turns: HostTurns;
  /** The pages are made up, and marked so. */
  simulated: boolean;
  /** For one page, without its redirects. */
  timeoutMs: number;
}

/** Between two requests to one host. */
const PAUSE_MS = 1_000;
const TIMEOUT_MS = 15_000;

export function createFetching(
  config: Pick<Config, 'siteUrl' | 'pageContact' | 'pageMirror'>,
  access: Pick<PublicFetchOptions, 'resolve' | 'isPublic' | 'defaultPortsOnly'>,
): Fetching {
  const agent = userAgent(config.pageContact ?? config.siteUrl);
  // A copy is the operator's own server, which need not be spared.
  return config.pageMirror
    ? fetchFrom(createMirror(config.pageMirror, agent), { pauseMs: 0 })
    : fetchFrom(createPublicWeb(access, agent));
}

/** Fetches from a web of one's own. */
export const fetchFrom = (
  web: Web,
  { pauseMs = PAUSE_MS, timeoutMs = TIMEOUT_MS, simulated = false } = {},
): Fetching => ({
  simulated,
  web,
  timeoutMs,
  rules: createSiteRules(web),
  turns: createHostTurns(pauseMs),
});
