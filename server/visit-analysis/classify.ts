import { hash } from 'node:crypto';
import type { AiAgent } from '../ai-agents/agents.ts';
import { agentOf } from '../ai-agents/match.ts';
import type { VerifyAgent } from '../ai-agents/ranges/verify.ts';
import { canonicalUrl } from '../analysis/citations/canonical-url.ts';
import type { LogFormat, LogRequest, SkimmedLine } from './formats/format.ts';
import { mayNameSource, platformOf, referrerHost, UTM_SOURCE_KEY } from './people.ts';
import type { Visit } from './types.ts';

/** Whose visits count. */
export interface Site {
  /** Registrable domain of the account's site. */
  domain: string;
  /** Host of lines that name none. */
  defaultHost: string;
}

/** Why a line of an agent or a person from an AI platform is no visit; `bad`: it has an impossible time or address. */
export type Skipped = 'redirect' | 'bad' | { otherHost: string };

const MAX_AGENTS = 5000;
const BROWSER = /^Mozilla\/(?!.*(?:bot|crawl|spider|headless|preview|externalhit|scan))/i;
const ASSET =
  /\.(?:js|mjs|css|map|png|jpe?g|gif|svg|webp|avif|ico|bmp|woff2?|ttf|otf|eot|mp4|webm|mov|mp3|m4a|wav|ogg|wasm|webmanifest)$/i;
const ASSET_FOLDER = /^\/(?:_next|_nuxt|cdn-cgi)\//;

const isRedirect = (status: number) => status >= 300 && status < 400 && status !== 304;

/** Tells what requests are. */
export interface Classifier {
  /** Null: of nobody who counts. */
  classify(request: LogRequest, line: number): Visit | Skipped | null;
  /** Whether a line is of nobody who counts, whatever else it says. */
  dismisses(skimmed: SkimmedLine, line: string): boolean;
}

export function createClassifier(format: LogFormat['key'], site: Site, verify: VerifyAgent): Classifier {
  const agents = new Map<string, AiAgent | null>();

  /** A log has few user agents, so that most are looked up. */
  function cachedAgentOf(userAgent: string): AiAgent | null {
    const known = agents.get(userAgent);
    if (known !== undefined) return known;
    const agent = agentOf(userAgent);
    if (agents.size >= MAX_AGENTS) agents.clear();
    // A copy: a part of a string keeps the whole string in memory.
    agents.set(Buffer.from(userAgent).toString(), agent);
    return agent;
  }

  /** The platform that sent the person to a landing page; null for any other request. */
  function landingFrom({ method, referrer, target, userAgent }: LogRequest): string | null {
    if (method !== 'GET' || (referrer === '' && !target.includes(UTM_SOURCE_KEY))) return null;
    const platform = platformOf(referrer, target);
    if (platform === null || !BROWSER.test(userAgent) || isAsset(pathOf(target))) return null;
    const host = referrerHost(referrer);
    return host === site.domain || host.endsWith(`.${site.domain}`) ? null : platform;
  }

  function classify(request: LogRequest, line: number): Visit | Skipped | null {
    const agent = cachedAgentOf(request.userAgent);
    if (agent && request.method !== 'GET' && request.method !== 'HEAD') return null;
    const platform = agent ? null : landingFrom(request);
    if (!agent && platform === null) return null;
    const time = request.time(request.timeText);
    if (!Number.isFinite(time)) return 'bad';
    const { httpStatus, target } = request;
    const isAbsolute = /^https?:\/\//i.test(target);
    const host = request.host || site.defaultHost;
    const address = isAbsolute ? target : `https://${host}${target.startsWith('/') ? '' : '/'}${target}`;
    const url = canonicalUrl(address);
    const pageUrl = canonicalUrl(address.replace(/[?#].*$/s, ''));
    if (!pageUrl) return 'bad';
    if (pageUrl.domain !== site.domain) return { otherHost: host };
    if (isRedirect(httpStatus)) return 'redirect';
    const visitor = agent
      ? { agent: agent.token, verification: verify(agent, request.address), platform: null }
      : { agent: null, verification: null, platform: platform as string };
    return {
      ...visitor,
      line,
      time,
      ...identify(format, request, pageUrl.url),
      url: secure(url?.url ?? pageUrl.url),
      pageUrl: secure(pageUrl.url),
      isAsset: isAsset(pathOf(target)),
      httpStatus,
    };
  }

  return {
    classify,
    dismisses: ({ userAgent, referrer }, line) =>
      cachedAgentOf(userAgent) === null &&
      platformOf(referrer, '') === null &&
      !mayNameSource(line, referrer),
  };
}

/** Logs do not say by which protocol a page is served, and answers cite `https`. */
const secure = (url: string) => url.replace(/^http:/, 'https:');

const pathOf = (target: string) => target.replace(/[?#].*$/s, '');

const isAsset = (path: string) => ASSET.test(path) || ASSET_FOLDER.test(path);

/** By the request's id where the log has one, else by all that is said of it but the visitor's address. */
function identify(
  format: string,
  { id, timeText, method, target, httpStatus, userAgent, referrer }: LogRequest,
  pageUrl: string,
): Pick<Visit, 'hash' | 'hasId'> {
  const parts = id
    ? [format, id]
    : [timeText, method, pageUrl, target, String(httpStatus), userAgent, referrer];
  return { hash: hash('sha256', JSON.stringify(parts), 'buffer').readBigInt64BE(), hasId: id !== '' };
}
