import { Readability } from '@mozilla/readability';
import { parseHTML } from 'linkedom';
import { collectBlocks, type DomNode, type MainText } from './collect-blocks.ts';
import type { SimplifiedPage } from './simplify-html.ts';

/** A fragment shorter than this is tried with laxer rules by Readability. */
const MIN_ARTICLE = 250;
/** Readability's time grows faster than the number of nodes; larger pages are read whole. */
const MAX_ARTICLE_NODES = 16_000;
/** Share of a page's text that its article has at least; with less, Readability took a part for the whole. */
const MIN_SHARE = 0.45;

/**
 * The main text of a simplified page: what Readability takes for the article, or all of the page's text without lists
 * of links where it finds none (lists of products, forums, documentation).
 */
export function findMainText({ html, textLength, nodes }: SimplifiedPage, keepsComments: boolean): MainText {
  const article = nodes > MAX_ARTICLE_NODES ? null : readArticle(html, keepsComments);
  if (article && proseLength(article) >= MIN_SHARE * textLength) return article;
  const whole = readWhole(html, keepsComments);
  return article && proseLength(article) >= MIN_SHARE * proseLength(whole) ? article : whole;
}

const documentOf = (html: string, keepsComments: boolean): Document => {
  const { document } = parseHTML(`<!doctype html><html><head></head><body>${html}</body></html>`);
  if (!keepsComments) for (const element of document.querySelectorAll('[data-comments]')) element.remove();
  return document;
};

function readArticle(html: string, keepsComments: boolean): MainText | null {
  try {
    const found = new Readability<Node>(documentOf(html, keepsComments), {
      charThreshold: MIN_ARTICLE,
      disableJSONLD: true,
      keepClasses: true,
      serializer: (element) => element,
    }).parse();
    return found?.content ? collectBlocks(found.content as unknown as DomNode) : null;
  } catch {
    // Readability expects a browser's DOM and throws on some trees that no browser would build.
    return null;
  }
}

function readWhole(html: string, keepsComments: boolean): MainText {
  const document = documentOf(html, keepsComments);
  const mains = document.querySelectorAll('main');
  const articles = document.querySelectorAll('article');
  const only = (elements: NodeListOf<Element>) => (elements.length === 1 ? elements[0] : undefined);
  const root = only(mains) ?? only(articles) ?? document.body;
  return withoutLinkLists(collectBlocks(root as unknown as DomNode));
}

/** Leaves out runs of list items that are links and nothing else: menus that no class names as such. */
function withoutLinkLists({ blocks, links, isCut }: MainText): MainText {
  const linked = new Array<number>(blocks.length).fill(0);
  for (const { block, start, end } of links) linked[block] = (linked[block] ?? 0) + end - start;
  const isLink = blocks.map(
    ({ kind, text }, index) =>
      (kind === 'list-item' || kind === 'paragraph') &&
      text.length < 80 &&
      (linked[index] ?? 0) > 0.8 * text.length,
  );
  const kept: number[] = [];
  const renumbered = new Map<number, number>();
  blocks.forEach((_block, index) => {
    if (isLink[index] && (isLink[index - 1] || isLink[index + 1])) return;
    renumbered.set(index, kept.length);
    kept.push(index);
  });
  return {
    blocks: kept.flatMap((index) => blocks[index] ?? []),
    links: links.flatMap((link) => {
      const block = renumbered.get(link.block);
      return block === undefined ? [] : [{ ...link, block }];
    }),
    isCut,
  };
}

/** Characters outside links. */
function proseLength({ blocks, links }: MainText): number {
  const all = blocks.reduce((sum, { text }) => sum + text.length, 0);
  return links.reduce((sum, { start, end }) => sum - (end - start), all);
}
