import { LRUCache } from 'lru-cache';
import { fold } from '../text/fold.ts';
import { findLinks } from '../text/links.ts';
import { findNotProse, type NotProse } from '../text/not-prose.ts';
import { covers } from '../text/ranges.ts';
import type { Span, TrackedCompany } from '../types.ts';
import { isInsideWord, standsAlone } from './boundaries.ts';
import type { Verdict } from './context.ts';
import { disambiguate } from './disambiguate.ts';
import { createPatterns, isAcronymMisspelled, type Pattern } from './patterns.ts';
import { type Candidate, type Hit, resolveCandidates } from './resolve-candidates.ts';
import { createTrie } from './trie.ts';

/** What the caller has already found in a text. */
export interface TextFacts {
  notProse: NotProse;
  /** Registrable domains that the answer links to: a link to ring.com says that "Ring" is the company. */
  domains: ReadonlySet<string>;
}

/** Finds companies' names in texts. */
export interface Matcher {
  /** Every place a company is named, ascending; two companies share a place only when they share the name. */
  find(text: string, facts?: TextFacts): Hit[];
}

/** Prepares the names and aliases of the companies once; `find` then costs the text's length, not their number. */
export function createMatcher(companies: readonly TrackedCompany[]): Matcher {
  const trie = createTrie<Pattern>();
  for (const [company, tracked] of companies.entries())
    for (const pattern of createPatterns(tracked, company)) trie.add(pattern.key, pattern);

  return {
    find(text, facts = { notProse: findNotProse(text, findLinks(text)), domains: new Set() }) {
      const { units, starts, ends } = fold(text);
      const isHidden = covers(facts.notProse.hidden);
      const isHost = covers(facts.notProse.hosts);
      const hasCapitals = /\p{Lu}/u.test(text);
      const candidates: Candidate[] = [];
      for (let at = 0; at < units.length; at += 1) {
        if (!trie.mayStart(units[at] ?? 0) || isInsideWord(text, starts[at] ?? 0)) continue;
        for (const found of trie.startingAt(units, at)) {
          if (splitsCharacter(starts, at) || splitsCharacter(starts, found.end)) continue;
          const span = { start: starts[at] ?? 0, end: ends[found.end - 1] ?? 0 };
          if (isHidden(span.start) || isHidden(span.end - 1)) continue;
          const host = isHost(span.start) || isHost(span.end - 1);
          const anyExact = found.payload.some((pattern) => pattern.exact);
          for (const pattern of found.payload) {
            if (anyExact && !pattern.exact) continue;
            if (host && !isWholeHost(pattern, span, facts.notProse.hosts)) continue;
            const verdict = judge(text, span, pattern, hasCapitals);
            if (verdict !== 'word') candidates.push({ ...span, company: pattern.company, verdict });
          }
        }
      }
      return resolveCandidates(text, candidates, (company) => {
        const domain = companies[company]?.domain;
        return domain != null && facts.domains.has(domain.toLowerCase());
      });
    },
  };
}

/** Characters of all names in the cache: about 800 names, each some hundred bytes. */
const CACHED_CHARACTERS = 30_000;

/** By the companies' names, in their order; a longer list of names is not cached. */
const matchers = new LRUCache<string, Matcher>({
  maxSize: CACHED_CHARACTERS,
  sizeCalculation: (_, key) => key.length,
});

/** A cached matcher: answers arrive a few at a time, and preparing an account's names costs as much as several answers. */
export function getMatcher(companies: readonly TrackedCompany[]): Matcher {
  const key = JSON.stringify(companies.map(({ name, aliases, domain }) => [name, aliases, domain]));
  const cached = matchers.get(key);
  if (cached) return cached;
  const matcher = createMatcher(companies);
  matchers.set(key, matcher);
  return matcher;
}

/** True when the text (a prompt, say) names the company. */
export function namesCompany(text: string, company: TrackedCompany): boolean {
  return createMatcher([company]).find(text).length > 0;
}

function judge(text: string, span: Span, pattern: Pattern, hasCapitals: boolean): Verdict {
  if (!standsAlone(text, span, pattern) || isAcronymMisspelled(pattern, text, span, hasCapitals))
    return 'word';
  return pattern.everyday ? disambiguate(text, span, pattern.name, hasCapitals) : 'name';
}

/** One original character may fold to several (ß to ss); a name starts and ends with whole ones. */
function splitsCharacter(starts: Int32Array, at: number): boolean {
  return at > 0 && at < starts.length && starts[at] === starts[at - 1];
}

function isWholeHost(pattern: Pattern, span: Span, hosts: readonly Span[]): boolean {
  return pattern.domainLike && hosts.some((host) => host.start === span.start && host.end === span.end);
}
