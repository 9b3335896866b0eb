import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parse } from 'tldts';
import { foldName } from '../../analysis/text/fold.ts';
import { CATALOGUE } from './catalogue/all.ts';
import { withoutLegalForm } from './legal-form.ts';
import type { Category, KnownCompany } from './model.ts';

const require = createRequire(import.meta.url);

/** A company of the catalogue and the first category it stands in. */
export interface FoundCompany {
  company: KnownCompany;
  category: Category;
}

/** Sites under these endings are about a brand and not the company’s own. */
const ABOUT_A_BRAND = new Set(['design', 'google', 'media', 'page', 'foundation', 'photo', 'video']);

const keyOf = (name: string) => foldName(withoutLegalForm(name)).replace(/[^\p{L}\p{N}]/gu, '');

/**
 * The catalogue’s company of that name, or of that domain where the name is not known. A known name at somebody else’s
 * domain is another company; a domain that several share tells none.
 */
export function findCompany(name: string, domain: string | null): FoundCompany | null {
  const { byName, byDomain } = catalogued();
  const named = byName.get(keyOf(name)) ?? null;
  if (!domain || (named && labelOf(named.company.domain) === labelOf(domain))) return named;
  return byDomain.get(domain) ?? null;
}

const labelOf = (domain: string) => parse(domain).domainWithoutSuffix;

/**
 * The site of a known company, from the catalogue or from an open list of brands.
 * @returns a registrable domain; null when the company is not known
 */
export function siteOf(name: string): string | null {
  const key = keyOf(name);
  return key ? (catalogued().byName.get(key)?.company.domain ?? brandSites().get(key) ?? null) : null;
}

const catalogued = once(() => {
  const byName = new Map<string, FoundCompany>();
  const byDomain = new Map<string, FoundCompany | null>();
  for (const category of CATALOGUE) {
    for (const company of category.companies) {
      const found = { company, category };
      if (!byName.has(keyOf(company.name))) byName.set(keyOf(company.name), found);
      const other = byDomain.get(company.domain);
      if (other === undefined) byDomain.set(company.domain, found);
      else if (other?.company.name !== company.name) byDomain.set(company.domain, null);
    }
  }
  return { byName, byDomain };
});

/**
 * Names and sites of simple-icons. It lists where a logo was found; only where that domain reads like the name is it
 * taken for the company’s site. Read at the first use and kept as names and domains alone.
 */
const brandSites = once(() => {
  const file = require.resolve('simple-icons/icons.json');
  const icons = JSON.parse(readFileSync(file, 'utf8')) as { title: string; source: string }[];
  const sites = new Map<string, string>();
  for (const { title, source } of icons) {
    const { domain, domainWithoutSuffix: label, publicSuffix, isIcann } = parse(source);
    if (!domain || !label || !isIcann || ABOUT_A_BRAND.has(publicSuffix ?? '')) continue;
    if (label.replaceAll('-', '') === keyOf(title)) sites.set(keyOf(title), domain);
  }
  return sites;
});

function once<T>(make: () => T): () => T {
  let made: { value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
