/** What is kept of a page; nothing outside can make it more. */
export const PAGE_LIMITS = {
  /** Characters of HTML that are read. */
  html: 5_000_000,
  /** Characters of main text. */
  text: 200_000,
  /** Characters of text that are read to find the main text. */
  source: 600_000,
  /** Pieces of text between tags and entities that are read. */
  pieces: 60_000,
  blocks: 5_000,
  links: 2_000,
  /** Elements that are read; a page with more is cut. */
  elements: 40_000,
  /** Nested elements; deeper ones are read as text of their ancestor. */
  depth: 120,
  /** Open elements after which a page is broken and the rest is left out. */
  openElements: 512,
  title: 300,
  description: 1_000,
  siteName: 100,
  author: 120,
  url: 2_048,
  structuredTypes: 20,
  /** Characters of JSON-LD that are parsed. */
  jsonLd: 200_000,
} as const;
