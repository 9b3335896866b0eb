import type { PageBlock, PageContent, PageKind, ScoreSpan } from '../types.ts';
import { type Figure, findFigures } from './figures.ts';
import { splitSentences, type TextRange } from './sentences.ts';
import {
  ADDRESS,
  AMOUNT,
  COMPARED_AFTER,
  CONDITIONS,
  COUNTED,
  DIMENSION_AFTER,
  INSTRUCTIONS,
  LONG_TIME,
  MATERIAL_AFTER,
  MEASURES,
  PAST,
  PLANS,
  PLURAL,
  POSSESSION,
  PRICES,
  PROPERTIES,
  QUALITY_BEFORE,
  REPORTS,
  RESULTS,
  ROUNDED_BEFORE,
  SIZE_BEFORE,
} from './statistics-cues.ts';

/** How likely a figure of a kind carries a claim, before its sentence is read. */
const PRIOR: Record<Figure['kind'], number> = {
  share: 1,
  money: -1,
  magnitude: 2,
  unit: -1.5,
  fraction: 1.5,
  multiple: 1.5,
  plain: -2.5,
};
/** What words around a figure add. */
const WEIGHT = {
  magnitude: 2,
  measures: 2.5,
  reports: 1.75,
  past: 1,
  sources: 0.4,
  offers: -1,
  compared: 2,
  rounded: 1,
  counted: 3,
  plural: 1.5,
  sample: 4,
  few: -1,
  plans: -1.5,
  large: 1,
  size: -3,
  longTime: -1,
  prices: -1.5,
  properties: -1.5,
  conditions: -1.5,
  instructions: -3,
  linked: 1,
} as const;

/** Finds the figures that carry a claim: shares, counts, amounts, changes, results. */
export function findStatistics({ blocks }: PageContent, kind: PageKind, sources: number): ScoreSpan[] {
  const prior = weighPage(blocks, kind, sources);
  const spans: ScoreSpan[] = [];
  let header: string[] = [];
  blocks.forEach((block, index) => {
    const isRow = block.kind === 'table-row';
    if (isRow && blocks[index - 1]?.kind !== 'table-row') header = cellsOf(block.text);
    if (
      block.kind === 'code' ||
      !/\d|half|third|quarter|twice|times| in |drittel|viertel|hälfte|jede/i.test(block.text)
    )
      return;
    const found = isRow ? statisticsOfRow(block.text, header) : statisticsOfText(block, prior);
    for (const { start, end } of found) spans.push({ score: 'statistics', block: index, start, end });
  });
  return spans;
}

/** Pages that quote or link to sources report; those of prices, code and addresses to the reader do not. */
function weighPage(blocks: readonly PageBlock[], kind: PageKind, sources: number): number {
  const prose = blocks.filter(({ kind, text }) => kind === 'paragraph' && text.length > 80);
  const offers = blocks.filter(({ text }) => /[$€£]\s?\d|\d\s?(?:€|Euro)/.test(text)).length;
  const addresses = prose.filter(({ text }) => ADDRESS.test(text.replace(QUOTED, ''))).length;
  const hasCode = blocks.some(({ kind }) => kind === 'code');
  if (prose.length === 0 || hasCode || offers > blocks.length / 3) return sources > 0 ? 0 : WEIGHT.offers;
  if (addresses > prose.length / 2 || !REPORTING.has(kind)) return 0;
  return sources > 0 ? WEIGHT.sources * Math.min(2, sources) : 0;
}

const REPORTING: ReadonlySet<PageKind> = new Set(['news', 'other']);
const QUOTED = /[“"„][^“”"„]*[”"“]/g;

function statisticsOfText({ text, kind }: PageBlock, prior: number): TextRange[] {
  const figures = findFigures(text);
  if (figures.length === 0) return [];
  const sentences = splitSentences(text).flatMap((whole) => splitClauses(text, whole));
  const found: TextRange[] = [];
  for (const sentence of sentences) {
    const inside = figures.filter(({ start }) => start >= sentence.start && start < sentence.end);
    if (inside.length === 0) continue;
    const words = text.slice(sentence.start, sentence.end);
    const base = weighClause(words, text.slice(sentence.sentenceStart, sentence.sentenceEnd), kind, prior);
    const isOffer = PRICES.test(words) && !REPORTS.test(words);
    const weights = inside.map((figure) => base + weighFigure(text, figure, sentence, isOffer));
    inside.forEach(({ start, end, kind: ownKind }, index) => {
      // “118 litres, compared with 126 litres”: what one figure carries, its fellows of the kind share.
      const isLinked = inside.some(
        (other, at) => at !== index && other.kind === ownKind && (weights[at] ?? 0) > WEIGHT.linked,
      );
      if ((weights[index] ?? 0) + (isLinked ? WEIGHT.linked : 0) > 0) found.push({ start, end });
    });
  }
  return found;
}

interface Clause extends TextRange {
  sentenceStart: number;
  sentenceEnd: number;
}

/** What stands after a semicolon may be another claim. */
function splitClauses(text: string, { start, end }: TextRange): Clause[] {
  const stops = [...text.slice(start, end).matchAll(/;\s/g)].map(({ index }) => start + index + 1);
  return [...stops, end].map((stop, index) => ({
    start: stops[index - 1] ?? start,
    end: stop,
    sentenceStart: start,
    sentenceEnd: end,
  }));
}

/** A clause that names a price reports nothing of the clause before it. */
function weighClause(words: string, sentence: string, kind: PageBlock['kind'], prior: number): number {
  const scope = PRICES.test(words) ? words : sentence;
  const isMeasured = MEASURES.test(scope);
  let weight = prior;
  if (isMeasured) weight += WEIGHT.measures;
  else if (REPORTS.test(scope)) weight += WEIGHT.reports;
  else if (PAST.test(scope)) weight += WEIGHT.past;
  if (!isMeasured && PRICES.test(words)) weight += WEIGHT.prices;
  if (!isMeasured && PROPERTIES.test(words)) weight += WEIGHT.properties;
  if (!isMeasured && CONDITIONS.test(sentence)) weight += WEIGHT.conditions;
  if (INSTRUCTIONS.test(words)) weight += WEIGHT.instructions;
  if (kind === 'heading') weight -= 0.5;
  return weight;
}

function weighFigure(text: string, figure: Figure, sentence: TextRange, isOffer: boolean): number {
  const before = text.slice(Math.max(sentence.start, figure.start - 40), figure.start);
  const after = text.slice(figure.end, Math.min(sentence.end, figure.end + 60));
  let weight = PRIOR[figure.kind];
  if (figure.hasMagnitude) weight += WEIGHT.magnitude;
  if (!isOffer && COMPARED_AFTER.test(after)) weight += WEIGHT.compared;
  if (ROUNDED_BEFORE.test(before)) weight += WEIGHT.rounded;
  if (figure.kind === 'plain')
    weight += weighCount(figure, before, after, text.slice(sentence.start, sentence.end));
  if (figure.kind === 'unit' && LOUDNESS.test(text.slice(figure.start, figure.end)))
    weight += WEIGHT.compared;
  if (figure.kind === 'unit' && LONG_TIME.test(text.slice(figure.start, figure.end)))
    weight += WEIGHT.longTime;
  if (['plain', 'unit', 'fraction'].includes(figure.kind) && SIZE_BEFORE.test(before)) weight += WEIGHT.size;
  if (figure.kind === 'share' && MATERIAL_AFTER.test(after)) weight += WEIGHT.size;
  if (figure.kind === 'unit' && (QUALITY_BEFORE.test(before) || DIMENSION_AFTER.test(after)))
    weight += WEIGHT.size;
  if (figure.kind === 'unit' && AMOUNT.test(text.slice(figure.start, figure.end)))
    weight += WEIGHT.counted / 2;
  if (figure.kind !== 'money' && figure.value >= 1_000) weight += WEIGHT.large;
  return weight;
}

function weighCount({ value }: Figure, before: string, after: string, words: string): number {
  if (SAMPLE_BEFORE.test(before)) return WEIGHT.sample;
  const plan = PLANS.test(words) ? WEIGHT.plans : 0;
  if (COUNTED.test(after)) return plan + WEIGHT.counted;
  if (!PLURAL.test(after) || value < MIN_COUNT.some) return plan + (value < MIN_COUNT.some ? WEIGHT.few : 0);
  return plan + (value >= MIN_COUNT.many && !POSSESSION.test(words) ? WEIGHT.counted : WEIGHT.plural);
}

/** Fewer things of any kind are rather parts than a count. */
const MIN_COUNT = { some: 10, many: 40 };
/** “(n = 1,240)” */
const SAMPLE_BEFORE = /(?<!\p{L})n\s?=\s?$/iu;
/** A unit in which results are given and nothing is sold. */
const LOUDNESS = /(?:decibels?|Dezibel|dB)$/;

const cellsOf = (text: string): string[] => text.split(' | ');

/** In a table the labels of row and column say what its figures are. */
function statisticsOfRow(text: string, header: readonly string[]): TextRange[] {
  const cells = cellsOf(text);
  const found: TextRange[] = [];
  let at = 0;
  cells.forEach((cell, column) => {
    const label = `${cells[0] ?? ''} ${header[column] ?? ''}`;
    const isResult =
      column > 0 &&
      cell !== header[column] &&
      RESULTS.test(label) &&
      !PRICES.test(label) &&
      !/^max|^min/i.test(label);
    for (const { start, end, kind } of isResult ? findFigures(cell) : []) {
      if (kind !== 'money') found.push({ start: at + start, end: at + end });
    }
    at += cell.length + ' | '.length;
  });
  return found;
}
