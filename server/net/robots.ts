import { agentToken, readRobotsLines } from './robots-lines.ts';
import { compilePattern, encodePath, matchesPattern, type RobotsPattern } from './robots-pattern.ts';

const MAX_SITEMAPS = 100;

/** An `Allow` or `Disallow` line. */
export interface RobotsRule {
  isAllow: boolean;
  /** As written. */
  path: string;
  /** From 1. */
  line: number;
}

/** What a robots.txt allows on its own origin; URLs of other origins are not allowed. */
export interface Robots {
  /** @param agent a product token or a whole user agent */
  isAllowed: (url: string, agent: string) => boolean;
  /** The rule that decides; null where none matches. */
  ruleFor: (url: string, agent: string) => RobotsRule | null;
  /** Whether a group names the agent; otherwise the rules for `*` hold. */
  hasGroupFor: (agent: string) => boolean;
  /** Seconds; null where none is set. Not part of the RFC. */
  crawlDelay: (agent: string) => number | null;
  /** Absolute URLs, without duplicates. */
  sitemaps: string[];
}

type Rule = RobotsRule & { pattern: RobotsPattern };
interface Group {
  rules: Rule[];
  crawlDelay: number | null;
}

/**
 * Parses a robots.txt by RFC 9309. robots-parser, a package for the same, forgets groups without rules, ends a group at
 * records such as `Sitemap` and compares `%61` and `a` as different.
 * @param url of the file
 */
export function parseRobots(text: string, url: string): Robots {
  const { groups, sitemaps } = readGroups(text, url);
  const origin = URL.parse(url)?.origin;
  const groupFor = (agent: string) => groups.get(agentToken(agent)) ?? groups.get('*');
  const ruleAt = (path: string, agent: string): Rule | null => {
    let decisive: Rule | null = null;
    for (const rule of groupFor(agent)?.rules ?? []) {
      const lead = rule.pattern.length - (decisive?.pattern.length ?? -1);
      const isDecisive = lead > 0 || (lead === 0 && rule.isAllow && !decisive?.isAllow);
      if (isDecisive && matchesPattern(rule.pattern, path)) decisive = rule;
    }
    return decisive;
  };
  const parseOwn = (address: string) => {
    const parsed = URL.parse(address);
    return parsed && parsed.origin === origin ? parsed : null;
  };
  const ruleFor = (address: string, agent: string) => {
    const parsed = parseOwn(address);
    return parsed && parsed.pathname !== '/robots.txt' ? ruleAt(encodePath(parsed), agent) : null;
  };
  return {
    ruleFor,
    isAllowed: (address, agent) => parseOwn(address) !== null && (ruleFor(address, agent)?.isAllow ?? true),
    hasGroupFor: (agent) => groups.has(agentToken(agent)),
    crawlDelay: (agent) => groupFor(agent)?.crawlDelay ?? null,
    sitemaps,
  };
}

/** Groups by agent token; several groups of one agent are one. */
function readGroups(text: string, url: string): { groups: Map<string, Group>; sitemaps: string[] } {
  const groups = new Map<string, Group>();
  const sitemaps = new Set<string>();
  let current: Group[] = [];
  let hasRules = false;
  for (const { line, field, value } of readRobotsLines(text)) {
    if (field === 'user-agent') {
      if (hasRules) current = [];
      hasRules = false;
      const token = agentToken(value);
      const group = groups.get(token) ?? { rules: [], crawlDelay: null };
      groups.set(token, group);
      if (!current.includes(group)) current.push(group);
    } else if (field === 'allow' || field === 'disallow') {
      hasRules = true;
      // An empty path matches nothing, but its group exists.
      if (value === '') continue;
      const rule = { isAllow: field === 'allow', path: value, line, pattern: compilePattern(value) };
      for (const group of current) group.rules.push(rule);
    } else if (field === 'crawl-delay') {
      const seconds = /^\d+(\.\d+)?$/.test(value) ? Number(value) : 0;
      for (const group of current) group.crawlDelay = Math.max(group.crawlDelay ?? 0, seconds) || null;
    } else if (field === 'sitemap' && sitemaps.size < MAX_SITEMAPS) {
      const sitemap = URL.parse(value, url);
      if (sitemap && /^https?:$/.test(sitemap.protocol)) sitemaps.add(sitemap.href);
    }
  }
  groups.delete('');
  return { groups, sitemaps: [...sitemaps] };
}

/**
 * What crawlers may fetch after the reply to a request for robots.txt: everything where there is no file (4xx), nothing
 * while the server has failures or refuses for now (5xx, 429), as long as it gives no reply.
 * @param status after redirects; null: no reply
 */
export function robotsForStatus(status: number | null, body: Uint8Array | string, url: string): Robots {
  if (status !== null && status >= 200 && status < 300) {
    return parseRobots(typeof body === 'string' ? body : new TextDecoder().decode(body), url);
  }
  const isMissing = status !== null && status >= 300 && status < 500 && status !== 429;
  return parseRobots(isMissing ? '' : 'User-agent: *\nDisallow: /', url);
}
