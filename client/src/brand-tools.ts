/** The Action Center's tools that also have an address under the brand's own name. */
export const BRAND_TOOLS = ['comparison', 'sources', 'llms-txt', 'generate'] as const;

export type BrandTool = (typeof BRAND_TOOLS)[number];

const MAX_SLUG_LENGTH = 100;

/**
 * The last part of a brand-prefixed address: `ostrellio-generate`, `hask-verrin-sources` for “Hask & Verrin”. Letters of
 * every script stay, Latin ones lose their accents; a name without any letter or digit gives `brand-…`.
 */
export function brandToolSegment(brand: string, tool: BrandTool): string {
  const slug = brand
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '-')
    .slice(0, MAX_SLUG_LENGTH)
    .replace(/^-+|-+$/g, '');
  return `${slug || 'brand'}-${tool}`;
}
