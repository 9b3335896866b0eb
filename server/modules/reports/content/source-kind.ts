import { parse } from 'tldts';
import { KNOWN_SITES, type PublicKind } from './known-sites.ts';
import type { SourceKind } from './model.ts';

/** Kinds that compare and report, and where being left out can be changed by asking. */
export const PREFERRED: ReadonlySet<SourceKind> = new Set(['reviews', 'media', 'community']);

/** Second-level names that states and schools keep to themselves: `service.gov.uk`, `ox.ac.uk`, `go.jp`. */
const STATE = /(?:^|\.)(?:gov|govt|gob|gouv|gv|mil|edu|int)(?:$|\.)|^(?:ac|go)\.[a-z]{2}$/;

/** What sites call the part that is for one thing only. */
const HOSTS: readonly (readonly [PublicKind, RegExp])[] = [
  ['community', /^(?:forums?|community|communities|discuss|discussions?|answers)\./],
  ['reference', /^(?:docs?|developers?|wiki|learn|manual)\./],
  ['shop', /^(?:shop|store)\./],
];

/** Words at a name's end, or set off by a hyphen, that say what a site is. */
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

const known = new Map<string, PublicKind>();
for (const [kind, sites] of Object.entries(KNOWN_SITES) as [PublicKind, string][])
  for (const site of sites.trim().split(/\s+/)) known.set(site, kind);

/**
 * The kind of site a page is on: by a list of well-known sites (the most exact entry decides, `amazon.*` is every
 * country's), then by what its suffix, its host or its name says; `other` for the rest. The last is a guess.
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
