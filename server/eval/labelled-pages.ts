import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readPage } from '../page-analysis/read/read-page.ts';
import { PAGE_KINDS, type PageBlock, type PageKind, type ScoreName } from '../page-analysis/types.ts';

/** Scores whose spans are labelled. */
export const LABELLED_SCORES = ['statistics', 'quotations', 'citations'] as const;
export type LabelledScore = (typeof LABELLED_SCORES)[number];

export interface Label {
  score: LabelledScore;
  block: number;
  start: number;
  end: number;
}

/** A page written for the evaluation, with what a person marked in it. */
export interface LabelledPage {
  name: string;
  kind: PageKind;
  /** Written like pages of the web, in full sentences; the others are short and dense. */
  isNatural: boolean;
  url: string;
  html: Uint8Array;
  /** As the reader splits the page into blocks. */
  labels: Label[];
  /** Marks in text that the reader left out; each is one that no score can find. */
  lost: Record<LabelledScore, number>;
}

export type PageSet = 'tuned' | 'unseen';

const MARKS: Record<LabelledScore, readonly [open: string, close: string]> = {
  statistics: ['⟪', '⟫'],
  quotations: ['⸢', '⸣'],
  citations: ['⦃', '⦄'],
};
const ALL_MARKS = new RegExp(`[${Object.values(MARKS).flat().join('')}]`, 'gu');
const HEADER = /^<!-- kind=(\S+)( natural)? url=(\S+) -->\n/;
const CITED_LINK = /(<a data-cited [^>]*>)([\s\S]*?)(<\/a>)/g;

/** Reads `server/eval/pages/<set>/`: HTML in which ⟪statistics⟫ and ⸢quotations⸣ are marked, and links by `data-cited`; no pages where the set has none. `every`: each nth page only. */
export function loadLabelledPages(set: PageSet, every = 1): LabelledPage[] {
  const folder = new URL(`pages/${set}/`, import.meta.url);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .sort()
    .filter((_, at) => at % every === 0)
    .map((file) => toLabelledPage(file.replace(/\.html$/, ''), readFileSync(new URL(file, folder), 'utf8')));
}

function toLabelledPage(name: string, source: string): LabelledPage {
  const [header = '', kindName, natural, url = ''] = HEADER.exec(source) ?? [];
  const kind = PAGE_KINDS.find((known) => known === kindName);
  if (!kind) throw new Error(`${name}: unknown kind ${kindName}`);
  const marked = source.slice(header.length).replace(CITED_LINK, '$1⦃$2⦄$3');
  const labels: Label[] = [];
  const blocks = read(marked, url).map(({ text }, block) => takeLabels(text, block, labels));
  const html = new TextEncoder().encode(marked.replace(ALL_MARKS, ''));
  const plain = readPage(html, { url, contentType: 'text/html; charset=utf-8' }).blocks;
  const same = plain.length === blocks.length && plain.every(({ text }, index) => text === blocks[index]);
  if (!same) throw new Error(`${name}: the reader splits the page differently with marks in it`);
  const lost = (score: LabelledScore): number =>
    marked.split(MARKS[score][0]).length - 1 - labels.filter((label) => label.score === score).length;
  return {
    name,
    kind,
    isNatural: natural !== undefined,
    url,
    html,
    labels,
    lost: { statistics: lost('statistics'), quotations: lost('quotations'), citations: lost('citations') },
  };
}

const read = (html: string, url: string): PageBlock[] =>
  readPage(new TextEncoder().encode(html), { url, contentType: 'text/html; charset=utf-8' }).blocks;

/** Adds the marked ranges of a block and returns its text without marks. */
function takeLabels(text: string, block: number, labels: Label[]): string {
  const open = new Map<ScoreName, number>();
  let plain = '';
  for (const char of text) {
    const score = LABELLED_SCORES.find((candidate) => MARKS[candidate].includes(char));
    if (!score) {
      plain += char;
    } else if (char === MARKS[score][0]) {
      open.set(score, plain.length);
    } else {
      labels.push({ score, block, start: open.get(score) ?? 0, end: plain.length });
    }
  }
  return plain;
}
