import type { SiteOrder } from './use-site-order.ts';

/** Sites of a page. */
export const PAGE_LENGTH = 30;

/** The part of the sites that the address asks for. */
export const sitePart = ({ sort, direction, page }: SiteOrder) => ({
  ...{ sort, direction, first: PAGE_LENGTH, skip: (page - 1) * PAGE_LENGTH },
});
