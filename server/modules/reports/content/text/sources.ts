import { counted, oneLine } from '../../../../lib/format.ts';
import type { ReportContent, SourceKind, SourceKindFindings } from '../model.ts';
import { cut } from './figures.ts';

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

/** The sentence for a company whose known site is not among the cited pages; null otherwise. */
export const noOwnPage = ({ website, sources }: Pick<ReportContent, 'website' | 'sources'>): string | null =>
  website !== null && sources.length > 0 && sources.every(({ kind }) => kind !== 'own')
    ? `No answer cites a page of ${website}.`
    : null;

/** Characters of a page's title or address. */
const MAX_LENGTH = 80;

/**
 * Names of cited pages: title and site, or the address of pages without a title or with the same title as another.
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
  return shown && shown !== domain ? `${cut(shown, MAX_LENGTH)} · ${domain}` : '';
}

const addressed = ({ url }: Page) =>
  cut(url.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, ''), MAX_LENGTH);
