import { counted, oneLine } from '../../../words.ts';
import type { ReportContent, SourceKind, SourceKindFindings } from '../content/model.ts';
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

/** What a cited page is called: its title and site, or its address where no title is known. */
export function pageName({ title, domain, url }: SourceKindFindings['sources'][number]): string {
  const shown = oneLine(title);
  if (shown && shown !== domain) return `${cut(shown, LONGEST)} · ${domain}`;
  return cut(url.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, ''), LONGEST);
}

/** `The best boots · boots.example: 9 answers` */
export const pageLine = (page: SourceKindFindings['sources'][number]) =>
  `${pageName(page)}: ${counted(page.answers, 'answer')}`;
