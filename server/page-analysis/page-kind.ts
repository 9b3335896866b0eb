import { comparesInTable, kindFeatures } from './page-kind-features.ts';
import shipped from './page-kind-weights.json' with { type: 'json' };
import { PAGE_KINDS, type PageContent, type PageKind } from './types.ts';

/** The weight of each feature for each kind. */
export type KindWeights = Readonly<Partial<Record<PageKind, Readonly<Record<string, number>>>>>;

const LIST_TITLE =
  /(?:^|\b)(?:the |our |die |unsere )?(?:top[ -]?)?\d{1,3}\s+(?:[\p{L}'’-]+\s+){0,3}?(?:best|top|great|ways|tips|ideas|reasons|examples|tools|alternatives|beste[nr]?|Tipps|Ideen|Gründe)\b|\b(?:best|top) (?:[\p{L}'’-]+ ){1,6}(?:of|in|for) (?:20\d\d|\p{L}+)|\btop[ -]?\d{1,3}\b|^(?:the )?best \p{L}+/iu;
const COUNTED_TITLE = /^(?:the |die )?\d{1,3}\s+\p{L}+/iu;
const VERSUS =
  /\p{L}\s+(?:vs\.?|versus|oder|or)\s+\p{L}|\bcompar(?:ed|ison|ing)\b|\bside by side\b|\bim Vergleich\b|\bVergleich\b/iu;
const CLEAR_VERSUS = /\bvs\.?\s|\bversus\b|\bcompared\b|\bcomparison\b|\bside by side\b|\bVergleich\b/iu;
const HOW_TO =
  /^how (?:to|do|can)\b|\bstep[- ]by[- ]step\b|\btutorial\b|\bSchritt für Schritt\b|\bAnleitung\b|^so (?:\p{L}+ ){1,4}(?:Sie|du)\b|\bin \d{1,2} (?:easy )?(?:steps|Schritten)\b/iu;
const DOCUMENTATION_TITLE =
  /\b(?:docs|documentation|api reference|reference manual|dokumentation|changelog|release notes|handbuch)\b/iu;
const DOCUMENTATION_PATH = /^\/(?:docs?|documentation|reference|manual|api|guides?|handbook)(?:\/|$)/i;
const DOCUMENTATION_HOST = /^(?:docs?|developers?|api|help|support|learn|manual)\./i;
const FORUM_PATH = /\/(?:forums?|threads?|topics?|questions?|viewtopic|showthread|q)(?:[/.?-]|$)/i;
const FORUM_HOST = /^(?:forums?|community|discuss|answers)\./i;
const REVIEW_TITLE = /\breviewe?d?\b|\btested\b|\bim Test\b|\bTestbericht\b/iu;
const VIDEO_PATH = /\/(?:watch|videos?|v)(?:[/?]|$)/i;
const NEWS_PATH = /\/(?:news|press|presse|politics|politik|economy|world|breaking)(?:\/|$)|\/20\d\d\/\d\d\//i;
const STEP = /^(?:step|schritt)\s+\d+|^\d{1,2}[.)]\s/i;
const NUMBERED = /^(?:#|No\. ?)?\d{1,3}[.):]?\s+\p{L}/u;

/**
 * What a page is for: what its structured data, title and address plainly say, or else the kind whose weights of the
 * page's features have the greatest sum (logistic regression with several outcomes, server/eval/page-kind-train.ts).
 */
export function pageKind(content: PageContent, url: string, weights: KindWeights = shipped): PageKind {
  const plain = plainKind(content, url);
  return plain === 'other' ? likeliestKind(kindFeatures(content, url), weights) : plain;
}

/** Below this probability a page is `other`: a page named wrongly is worse than one that is not named. */
const MIN_PROBABILITY = 0.4;

/** The kind with the greatest sum of value × weight, where its probability by softmax is large enough. */
export function likeliestKind(features: ReadonlyMap<string, number>, weights: KindWeights): PageKind {
  const sums = PAGE_KINDS.map((kind) =>
    [...features].reduce((sum, [name, value]) => sum + value * (weights[kind]?.[name] ?? 0), 0),
  );
  const greatest = Math.max(...sums);
  const likeliest = PAGE_KINDS[sums.indexOf(greatest)];
  const probability = 1 / sums.reduce((sum, other) => sum + Math.exp(other - greatest), 0);
  return likeliest && probability >= MIN_PROBABILITY ? likeliest : 'other';
}

/** The kind by rules that are nearly always right; `other` where none holds. */
function plainKind(content: PageContent, url: string): PageKind {
  const { title, structuredTypes, blocks } = content;
  const address = URL.parse(url);
  const path = address?.pathname ?? '/';
  const host = address?.hostname.replace(/^www\./, '') ?? '';
  const hasType = (...types: string[]): boolean => types.some((type) => structuredTypes.includes(type));
  const headings = blocks.filter(({ kind }) => kind === 'heading');
  const numbered = headings.filter(({ text }) => NUMBERED.test(text)).length;
  const steps = headings.filter(({ text }) => STEP.test(text) && /^[A-Za-zÄÖÜ]/.test(text)).length;

  if (/^\/(?:index\.\w+|home\/?|[a-z]{2}(?:-[a-z]{2})?\/?)?$/i.test(path) && !address?.search) return 'home';
  if (hasType('DiscussionForumPosting', 'QAPage', 'Question')) return 'forum';
  if (hasType('VideoObject') && !hasType('Article', 'NewsArticle', 'BlogPosting', 'HowTo')) return 'video';
  if (VIDEO_PATH.test(path) && content.words < 300) return 'video';
  if (FORUM_HOST.test(host) || FORUM_PATH.test(path)) return 'forum';
  if (hasType('HowTo', 'Recipe')) return 'how-to';
  if (hasType('Review', 'CriticReview') && !CLEAR_VERSUS.test(title) && !LIST_TITLE.test(title))
    return 'review';
  if (hasType('Product', 'Offer', 'ProductGroup') && !LIST_TITLE.test(title) && numbered < 3)
    return 'product';
  if (CLEAR_VERSUS.test(title) || (VERSUS.test(title) && comparesInTable(blocks))) return 'comparison';
  if (HOW_TO.test(title) || steps >= 2) return 'how-to';
  if (isDocumentation(content, host, path)) return 'documentation';
  if (LIST_TITLE.test(title) || numbered >= 3 || (COUNTED_TITLE.test(title) && headings.length >= 3))
    return 'list';
  if (hasType('NewsArticle', 'ReportageNewsArticle', 'LiveBlogPosting')) return 'news';
  if (REVIEW_TITLE.test(title)) return 'review';
  if (content.publishedOn !== null && NEWS_PATH.test(path)) return 'news';
  return 'other';
}

function isDocumentation({ title, blocks }: PageContent, host: string, path: string): boolean {
  const code = blocks.filter(({ kind }) => kind === 'code').length;
  const signs = [
    DOCUMENTATION_TITLE.test(title),
    DOCUMENTATION_PATH.test(path),
    DOCUMENTATION_HOST.test(host),
    code > 0,
  ];
  return signs.filter(Boolean).length >= 2;
}
