import icons from 'simple-icons/icons.json' with { type: 'json' };
import { parse } from 'tldts';
import { foldName } from '../../analysis/text/fold.ts';
import { lazy } from '../../lib/lazy.ts';
import { CATALOGUE, type Category, type KnownCompany } from './catalogue/catalogue.ts';
import { withoutLegalForm } from './legal-form.ts';

/** A company and its first category in the catalogue. */
export interface CatalogueCompany {
  company: KnownCompany;
  category: Category;
}

/** Sites under these suffixes are about a brand, not the company's own. */
const BRAND_SITE_SUFFIXES = new Set(['design', 'google', 'media', 'page', 'foundation', 'photo', 'video']);

const keyOf = (name: string) => foldName(withoutLegalForm(name)).replace(/[^\p{L}\p{N}]/gu, '');

/**
 * Finds a company in the catalogue by name, else by domain. A known name with another domain is another company; a domain
 * shared by several companies matches none.
 */
export function findCompany(name: string, domain: string | null): CatalogueCompany | null {
  const { byName, byDomain } = catalogueIndex();
  const named = byName.get(keyOf(name)) ?? null;
  if (!domain || (named && domainLabel(named.company.domain) === domainLabel(domain))) return named;
  return byDomain.get(domain) ?? null;
}

const domainLabel = (domain: string) => parse(domain).domainWithoutSuffix;

/**
 * A company's site from the catalogue or from simple-icons.
 * @returns a registrable domain; null when the company is not known
 */
export function findSite(name: string): string | null {
  const key = keyOf(name);
  return key ? (catalogueIndex().byName.get(key)?.company.domain ?? brandSites().get(key) ?? null) : null;
}

const catalogueIndex = lazy(() => {
  const byName = new Map<string, CatalogueCompany>();
  const byDomain = new Map<string, CatalogueCompany | null>();
  for (const category of CATALOGUE) {
    for (const company of category.companies) {
      const entry = { company, category };
      if (!byName.has(keyOf(company.name))) byName.set(keyOf(company.name), entry);
      const other = byDomain.get(company.domain);
      if (other === undefined) byDomain.set(company.domain, entry);
      else if (other?.company.name !== company.name) byDomain.set(company.domain, null);
    }
  }
  return { byName, byDomain };
});

/**
 * Names and domains from simple-icons. It lists the source of a logo, which counts as the company's site only if the
 * domain equals the name.
 */
const brandSites = lazy(() => {
  const sites = new Map<string, string>();
  for (const { title, source } of icons) {
    const { domain, domainWithoutSuffix: label, publicSuffix, isIcann } = parse(source);
    if (!domain || !label || !isIcann || BRAND_SITE_SUFFIXES.has(publicSuffix ?? '')) continue;
    if (label.replaceAll('-', '') === keyOf(title)) sites.set(keyOf(title), domain);
  }
  return sites;
});
