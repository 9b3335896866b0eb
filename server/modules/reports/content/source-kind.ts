import { parse } from 'tldts';
import knownSites from './known-sites.json' with { type: 'json' };
import type { SourceKind } from './model.ts';

/** Kinds that do not depend on whose report it is. */
type PublicKind = Exclude<SourceKind, 'own' | 'competitor' | 'other'>;

/** Sites that compare and report, and that may include a company when asked. */
export const PREFERRED: ReadonlySet<SourceKind> = new Set(['reviews', 'media', 'community']);

/** Public suffixes reserved for governments and universities: `service.gov.uk`, `ox.ac.uk`, `go.jp`. */
const STATE = /(?:^|\.)(?:gov|govt|gob|gouv|gv|mil|edu|int)(?:$|\.)|^(?:ac|go)\.[a-z]{2}$/;

/** Host prefixes of sections such as forums. */
const HOSTS: readonly (readonly [PublicKind, RegExp])[] = [
  ['community', /^(?:forums?|community|communities|discuss|discussions?|answers)\./],
  ['reference', /^(?:docs?|developers?|wiki|learn|manual)\./],
  ['shop', /^(?:shop|store)\./],
];

/** Words at the end of a name, or set off by hyphens, that describe a site. */
const WORDS: readonly (readonly [PublicKind, RegExp])[] = [
  ['reviews', /(?:reviews?|ratings)$|(?:^|-)(?:reviews?|ratings?|compare|comparison)(?:-|$)/],
  ['community', /(?:forums?|community)$/],
  ['reference', /(?:wiki|pedia)$|(?:^|-)wiki(?:-|$)/],
  [
    'media',
    /(?:news|magazine|times|herald|gazette|tribune)$|^news(?!letter)|(?:^|-)(?:daily|mag|wire)(?:-|$)/,
  ],
  ['video', /(?:^|-)videos?(?:-|$)/],
  ['shop', /(?<!work)(?:shop|store)$/],
];

/** Registrable domains, hosts, either with the first segment of a path, or names in any country (`amazon.*`). */
const SITES: Readonly<Record<PublicKind, readonly string[]>> = knownSites;
const known = new Map(
  Object.entries(SITES).flatMap(([kind, sites]) => sites.map((site) => [site, kind as PublicKind] as const)),
);

/**
 * The kind of a page's site: by the list of well-known sites (the most specific entry decides), then guessed from its
 * public suffix, host or name; `other` for the rest.
 */
export function sourceKind(url: string, domain: string): PublicKind | 'other' {
  const { hostname, publicSuffix, domainWithoutSuffix } = parse(url);
  const host = hostname ?? domain;
  const name = domainWithoutSuffix ?? '';
  const folder = URL.parse(url)?.pathname.split('/')[1] ?? '';
  const entries = [`${host}/${folder}`, host, domain, `${name}.*`];
  const listed = entries.map((entry) => known.get(entry)).find((kind) => kind !== undefined);
  if (listed) return listed;
  if (STATE.test(publicSuffix ?? '')) return 'official';
  return matching(HOSTS, host) ?? matching(WORDS, name) ?? 'other';
}

const matching = (rules: typeof WORDS, text: string) => rules.find(([, rule]) => rule.test(text))?.[0];
