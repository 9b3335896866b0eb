import type { WebPageKind } from '../../schema.generated.ts';

/** What a page is for, as screens and files name it. */
export const PAGE_KINDS: Readonly<Record<WebPageKind, string>> = {
  LIST: 'List',
  COMPARISON: 'Comparison',
  HOW_TO: 'How-to guide',
  DOCUMENTATION: 'Documentation',
  REVIEW: 'Review',
  FORUM: 'Forum',
  NEWS: 'News',
  VIDEO: 'Video',
  PRODUCT: 'Product page',
  HOME: 'Home page',
  OTHER: 'Other page',
};
