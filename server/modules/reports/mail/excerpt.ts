/** A mail shows the head of each list; the page has the whole. */
export const MOST_MISSING = 5;
export const MOST_SOURCE_KINDS = 4;
export const MOST_PAGES = 2;
export const MOST_PASSAGES = 2;

/** `3 more on the page.`; empty where there is nothing more. */
export const moreOnThePage = (more: number) => (more > 0 ? `${more} more on the page.` : '');
