import { decodeHtml } from '../../lib/decode-html.ts';
import type { PageContent } from '../types.ts';
import { cleanLine } from './clean-text.ts';
import { detectLanguage } from './detect-language.ts';
import { PAGE_LIMITS } from './limits.ts';
import { findMainText } from './main-text.ts';
import type { PageHead } from './page-head.ts';
import { isPaywalled } from './paywall.ts';
import { readDate } from './read-date.ts';
import { createUrlResolver } from './resolve-url.ts';
import { simplifyHtml } from './simplify-html.ts';
import { readStructuredData, type StructuredData } from './structured-data.ts';

export interface PageSource {
  /** Absolute, after redirects. */
  url: string;
  /** The header, for the charset. */
  contentType: string;
}

/** Pages with fewer words and an app to start are shells. */
const MIN_WORDS_WITHOUT_SCRIPTS = 40;
const WORD = /[\p{L}\p{N}]+(?:['’.,-][\p{L}\p{N}]+)*/gu;
/** Addresses under which visitors write the main text. */
const FORUM_PATH =
  /\/(?:forums?|threads?|topics?|questions?|discussions?|community|viewtopic|showthread|t)(?:[/.?-]|$)/i;
const FORUM_TYPES = new Set(['DiscussionForumPosting', 'QAPage', 'Question']);

/** Reads a page's HTML, whatever its markup; bounded in time, depth and what it returns. */
export function readPage(html: Uint8Array, { url, contentType }: PageSource): PageContent {
  const resolve = createUrlResolver(url);
  const page = simplifyHtml(decodeHtml(html, contentType), resolve);
  const { head } = page;
  const data = readStructuredData(head.jsonLd);
  const types = [
    ...new Set([...data.types, ...head.itemTypes.map((type) => cleanLine(type, 60)).filter(Boolean)]),
  ];
  const isForum = types.some((type) => FORUM_TYPES.has(type)) || FORUM_PATH.test(url);
  const { blocks, links, isCut } = findMainText(page, isForum);
  const words = blocks.reduce((sum, { text }) => sum + (text.match(WORD)?.length ?? 0), 0);
  const hasShell = head.hasAppRoot || /javascript/i.test(head.noscript) || head.scripts >= 5;
  return {
    ...describe(head, data),
    language: detectLanguage(head.language, blocks),
    canonicalUrl: resolve(head.canonical, head.base),
    ampUrl: resolve(head.amp, head.base),
    structuredTypes: types.slice(0, PAGE_LIMITS.structuredTypes),
    blocks,
    links,
    words,
    noIndex: /\b(?:noindex|none)\b/i.test(`${meta(head, 'robots')} ${meta(head, 'googlebot')}`),
    paywalled: data.paywalled || isPaywalled(head, blocks),
    needsJavaScript: words < MIN_WORDS_WITHOUT_SCRIPTS && head.scripts > 0 && hasShell,
    truncated: page.isCut || isCut,
  };
}

function describe(head: PageHead, data: StructuredData) {
  const first = (length: number, ...values: string[]): string =>
    values.map((value) => cleanLine(value, length)).find(Boolean) ?? '';
  const day = (...values: string[]): string | null =>
    values.map(readDate).find((date) => date !== null) ?? null;
  const author = first(
    PAGE_LIMITS.author,
    data.author,
    meta(head, 'author'),
    meta(head, 'parsely-author'),
    nameOnly(meta(head, 'article:author')),
    nameOnly(meta(head, 'twitter:creator')),
    head.byline,
  ).replace(/^(?:written |posted |published )?(?:by|von|par|por):?\s+/i, '');
  return {
    title: first(PAGE_LIMITS.title, meta(head, 'og:title'), data.title, head.title, head.firstHeading),
    description: first(
      PAGE_LIMITS.description,
      meta(head, 'description'),
      meta(head, 'og:description'),
      meta(head, 'twitter:description'),
    ),
    siteName: first(
      PAGE_LIMITS.siteName,
      meta(head, 'og:site_name'),
      data.siteName,
      meta(head, 'application-name'),
    ),
    author: author || null,
    publishedOn: day(
      data.publishedOn,
      meta(head, 'article:published_time'),
      meta(head, 'datepublished'),
      meta(head, 'date'),
      meta(head, 'dc.date'),
      meta(head, 'dcterms.created'),
      meta(head, 'parsely-pub-date'),
      head.times.published,
      head.times.first,
    ),
    modifiedOn: day(
      data.modifiedOn,
      meta(head, 'article:modified_time'),
      meta(head, 'datemodified'),
      meta(head, 'og:updated_time'),
      meta(head, 'dcterms.modified'),
      head.times.modified,
    ),
  };
}

const meta = (head: PageHead, name: string): string => head.metas.get(name) ?? '';
/** Profiles and handles are no names. */
const nameOnly = (value: string): string => (/^(?:https?:|@)/i.test(value) ? '' : value);
