/*
 * A URL parses itself anew whenever a part of it is set, even to what it is already; nearly every part of nearly every
 * address is clean, so these look first.
 */

/** Sets the path; '' is that of the site itself. */
export function setPath(url: URL, path: string): void {
  if ((path || '/') !== url.pathname) url.pathname = path;
}

/** Sets the query, with or without its `?`; an address without a fragment loses even a `?` with nothing after it. */
export function setSearch(url: URL, search: string): void {
  const marked = search === '' || search.startsWith('?') ? search : `?${search}`;
  if (marked !== url.search || (marked === '' && url.href.endsWith('?'))) url.search = search;
}
