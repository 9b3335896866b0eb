/** What a page is for, as screens name it. */
export const PAGE_KIND_NAMES: Readonly<Record<string, string>> = {
  list: 'List',
  comparison: 'Comparison',
  'how-to': 'How-to guide',
  documentation: 'Documentation',
  review: 'Review',
  forum: 'Forum',
  news: 'News',
  video: 'Video',
  product: 'Product page',
  home: 'Home page',
  other: 'Other page',
};
