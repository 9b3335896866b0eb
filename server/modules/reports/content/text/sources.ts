import { counted, oneLine } from '../../../../lib/format.ts';
import type { ReportContent, SourceKind, SourceKindFindings } from '../model.ts';
import { cut } from './cut.ts';

/** What the kinds of cited sites are called. */
export const SOURCE_KINDS: Readonly<Record<SourceKind, string>> = {
  own: 'Your own site',
  competitor: 'Competitors’ sites',
  reviews: 'Reviews and comparisons',
  community: 'Forums and communities',
  media: 'News and magazines',
  video: 'Video',
  reference: 'Reference works',
  shop: 'Shops and marketplaces',
  social: 'Social networks',
  official: 'Public bodies and universities',
  other: 'Other sites',
};

/** Said where pages are cited and none is the company's own; null otherwise, or where its site is not known. */
export const noOwnPage = ({ website, sources }: Pick<ReportContent, 'website' | 'sources'>): string | null =>
  website !== null && sources.length > 0 && sources.every(({ kind }) => kind !== 'own')
    ? `No answer cites a page of ${website}.`
    : null;

/** Characters of a page's title or path. */
const LONGEST = 80;

/**
 * What cited pages are called: title and site, or the address where no title is known or another page of the list has
 * the same.
 */
export function pageNames(pages: readonly Page[]): string[] {
  const names = pages.map(titled);
  return pages.map((page, index) => {
    const name = names[index] ?? '';
    return name && names.indexOf(name) === names.lastIndexOf(name) ? name : addressed(page);
  });
}

/** `The best boots · boots.example: 9 answers` for each page. */
export const pageLines = (pages: readonly Page[]): string[] =>
  pageNames(pages).map((name, index) => `${name}: ${counted(pages[index]?.answers ?? 0, 'answer')}`);

type Page = SourceKindFindings['sources'][number];

function titled({ title, domain }: Page): string {
  const shown = oneLine(title);
  return shown && shown !== domain ? `${cut(shown, LONGEST)} · ${domain}` : '';
}

const addressed = ({ url }: Page) => cut(url.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, ''), LONGEST);
