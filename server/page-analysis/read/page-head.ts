/** What is said of a page beside its main text, as it is written in the HTML. */
export interface PageHead {
  title: string;
  firstHeading: string;
  language: string;
  base: string;
  /** First value by lower-cased `name`, `property` or `itemprop`. */
  metas: Map<string, string>;
  canonical: string;
  amp: string;
  /** Texts of scripts of the type `application/ld+json`. */
  jsonLd: string[];
  /** `datetime` of `time` elements, those marked as published or modified, and the first of all. */
  times: { published: string; modified: string; first: string };
  /** Author by `rel=author`, `itemprop=author` or a byline's class. */
  byline: string;
  /** schema.org types of microdata. */
  itemTypes: string[];
  noscript: string;
  scripts: number;
  videos: number;
  /** An element with a class or id of a subscription barrier. */
  hasBarrier: boolean;
  /** An empty element that scripts usually fill. */
  hasAppRoot: boolean;
}

export const createPageHead = (): PageHead => ({
  title: '',
  firstHeading: '',
  language: '',
  base: '',
  metas: new Map(),
  canonical: '',
  amp: '',
  jsonLd: [],
  times: { published: '', modified: '', first: '' },
  byline: '',
  itemTypes: [],
  noscript: '',
  scripts: 0,
  videos: 0,
  hasBarrier: false,
  hasAppRoot: false,
});

const MAX_METAS = 200;
const MAX_VALUE = 2_100;
const BARRIER =
  /(?:^|[\s_-])(?:paywall|paid-?content|premium-(?:content|wall)|subscri(?:ber|ption)-(?:only|wall|barrier)|metered-content|piano-offer|regwall)(?=$|[\s_-])/i;
const APP_ROOT = /^(?:root|app|__next|__nuxt|app-root|react-root|main-app|svelte|___gatsby)$/i;
const VIDEO =
  /\/\/(?:www\.)?(?:youtube(?:-nocookie)?\.com\/embed|player\.vimeo\.com|dailymotion\.com\/embed)/i;

/** Takes what the start of an element says of its page. */
export function readHeadElement(head: PageHead, tag: string, attributes: Record<string, string>): void {
  const value = (name: string) => (attributes[name] ?? '').slice(0, MAX_VALUE);
  const names = `${value('class')} ${value('id')}`;
  if (!head.hasBarrier && names.length > 1) head.hasBarrier = BARRIER.test(names);
  const type = value('itemtype');
  if (type && head.itemTypes.length < 20) head.itemTypes.push(type.replace(/^.*[/#]/, ''));
  switch (tag) {
    case 'html':
      head.language ||= value('lang') || value('xml:lang');
      break;
    case 'base':
      head.base ||= value('href');
      break;
    case 'meta': {
      const content = value('content');
      if (!content || head.metas.size >= MAX_METAS) break;
      for (const key of [value('name'), value('property'), value('itemprop'), value('http-equiv')]) {
        const name = key.trim().toLowerCase();
        if (name && !head.metas.has(name)) head.metas.set(name, content);
      }
      break;
    }
    case 'link': {
      const rel = value('rel').toLowerCase().split(/\s+/);
      if (rel.includes('canonical')) head.canonical ||= value('href');
      if (rel.includes('amphtml')) head.amp ||= value('href');
      break;
    }
    case 'time': {
      const time = value('datetime');
      if (!time) break;
      head.times.first ||= time;
      const role = `${value('itemprop')} ${value('class')} ${'pubdate' in attributes ? 'published' : ''}`;
      if (/modif|updat/i.test(role)) head.times.modified ||= time;
      else if (/publi|entry-date|posted/i.test(role)) head.times.published ||= time;
      break;
    }
    case 'script':
      head.scripts += 1;
      break;
    case 'video':
      head.videos += 1;
      break;
    case 'iframe':
      if (VIDEO.test(value('src') || value('data-src'))) head.videos += 1;
      break;
    case 'div':
    case 'main':
      if (APP_ROOT.test(value('id'))) head.hasAppRoot = true;
  }
}

/** Whether an element's text is the name of the page's author. */
export const isByline = (attributes: Record<string, string>): boolean =>
  /(?:^|\s)author(?:\s|$)/i.test((attributes.rel ?? '').slice(0, 200)) ||
  /(?:^|\s)author(?:\s|$)/i.test((attributes.itemprop ?? '').slice(0, 200)) ||
  /(?:^|[\s_-])(?:byline|author-?name|p-author|post-author|article-author)(?=$|[\s_-])/i.test(
    (attributes.class ?? '').slice(0, 500),
  ) ||
  /^author$/i.test((attributes.class ?? '').trim());
