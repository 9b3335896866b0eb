import type { RawProduct, RawSearch } from '../types.ts';

/** Most searches and products of an answer that are stored; the vendors' first. */
export const MAX_SEARCHES = 20;
export const MAX_PRODUCTS = 20;
/** In UTF-16 units; longer queries are cut. */
export const MAX_QUERY_LENGTH = 300;
/** Most pages of a search. */
export const MAX_PAGES = 20;
export const MAX_PRODUCT_NAME = 300;
export const MAX_PRICE = 60;
export const MAX_MERCHANT = 120;
const MAX_URL = 4000;

/** Searches that can be stored: without empty ones, each wording once with all of its pages. Idempotent. */
export function limitSearches(searches: readonly RawSearch[]): RawSearch[] {
  const byWords = new Map<string, { query: string; urls: Set<string> }>();
  for (const { query, urls } of searches) {
    const words = clean(query, MAX_QUERY_LENGTH);
    if (words === '') continue;
    const search = byWords.get(words) ?? { query: words, urls: new Set<string>() };
    for (const url of urls) if (url.length <= MAX_URL) search.urls.add(clean(url, MAX_URL));
    byWords.set(words, search);
  }
  return [...byWords.values()].slice(0, MAX_SEARCHES).map(({ query, urls }) => ({ query, urls: [...urls] }));
}

/** Products that can be stored, without those that have no name. Idempotent. */
export const limitProducts = (products: readonly RawProduct[]): RawProduct[] =>
  products
    .map(({ name, price, merchant, url }) => ({
      name: clean(name, MAX_PRODUCT_NAME),
      price: optional(price, MAX_PRICE),
      merchant: optional(merchant, MAX_MERCHANT),
      url: url !== null && url.length <= MAX_URL && /^https?:\/\//i.test(url) ? clean(url, MAX_URL) : null,
    }))
    .filter(({ name }) => name !== '')
    .slice(0, MAX_PRODUCTS);

const optional = (text: string | null, length: number) =>
  text === null ? null : clean(text, length) || null;

/** One line that Postgres stores: no NUL, no lone surrogates. */
const clean = (text: string, length: number) =>
  text
    .slice(0, 4 * length)
    .replaceAll('\u0000', '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, length)
    .toWellFormed();
