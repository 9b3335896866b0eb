/** Elements whose content is never main text. */
export const SKIPPED_TAGS: ReadonlySet<string> = new Set(
  `title script style svg template iframe object embed canvas audio video map select option datalist textarea input button nav
   dialog noscript aside frameset frame applet meter progress menu`.split(/\s+/),
);

export const SKIPPED_ROLES: ReadonlySet<string> = new Set([
  'navigation',
  'dialog',
  'alertdialog',
  'search',
  'menu',
  'menubar',
  'contentinfo',
  'banner',
  'complementary',
  'toolbar',
  'tablist',
]);

/** Class names and ids of what surrounds a main text; whole words between spaces, `-` and `_`. */
const FURNITURE = new RegExp(
  `(?:^|[\\s_-])(?:${[
    'cookies?(?![\\s_-](?:recipe|list))',
    'consent',
    'gdpr',
    'newsletter',
    'breadcrumbs?',
    'pagination',
    'pager',
    'sidebar',
    'advert(?:isements?|ising)?',
    'ads?[\\s_-](?:slot|banner|container|wrapper|unit|box)',
    'sponsored',
    'popup',
    'modal',
    'skip[\\s_-](?:link|nav|to)',
    'site[\\s_-](?:footer|header|nav)',
    'page[\\s_-]footer',
    'global[\\s_-](?:footer|header|nav)',
    'nav(?:bar|igation)',
    '(?:main|top|primary|mobile|footer|sub|side|user)[\\s_-](?:nav|menu)',
    'nav[\\s_-](?:menu|links|list|items?)',
    'social[\\s_-](?:share|sharing|links?|media|icons?|bar|buttons?)',
    'share[\\s_-](?:bar|buttons?|links?|tools|this|icons?)',
    'sharing',
    'sharedaddy',
    'related(?:[\\s_-](?:posts?|articles?|links?|stories|content|products?|reading|topics?|items?))?',
    'recommend(?:ed|ations?)(?:[\\s_-](?:posts?|articles?|for|reading|stories|products?))',
    'more[\\s_-](?:stories|articles|posts|from|news)',
    'read[\\s_-]next',
    'you[\\s_-](?:may|might)(?:[\\s_-]also)?[\\s_-]like',
    'trending',
    'most[\\s_-](?:read|popular)',
    'outbrain',
    'taboola',
    'sr[\\s_-]only',
    'visually[\\s_-]hidden',
    'screen[\\s_-]reader[\\s_-]text',
    'print[\\s_-]only',
  ].join('|')})(?=$|[\\s_-])`,
  'i',
);
const COMMENTS = /(?:^|[\s_-])(?:comments?|disqus|respond|replies|discussion)(?=$|[\s_-](?!count|body))/i;

export const isFurniture = (names: string): boolean => FURNITURE.test(names);
export const isComments = (names: string): boolean => COMMENTS.test(names);
