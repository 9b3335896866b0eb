import type { PageContent, PageKind } from '../types.ts';
import { type Figure, findFigures } from './figures.ts';
import { splitSentences, type TextRange } from './sentences.ts';
import { clausesOf } from './statistics-clause.ts';
import { featuresOf, pageFeatures, type Surroundings } from './statistics-features.ts';
import { sentenceFeatures, wordsOf } from './statistics-words.ts';

/** A figure that may be a statistic. */
export interface Candidate {
  block: number;
  figure: Figure;
  features: string[];
  /** Of its kind in the same sentence, by their place in the list. */
  likes: number[];
}

/** All figures of a page's main text with what tells statistics from other figures. */
export function findCandidates({ blocks }: PageContent, kind: PageKind, sources: number): Candidate[] {
  const offers = blocks.filter(({ text }) => OFFER.test(text)).length / Math.max(1, blocks.length);
  const page = pageFeatures(kind, sources, offers);
  const candidates: Candidate[] = [];
  let header: string[] = [];
  let heading = '';
  blocks.forEach((block, index) => {
    const isRow = block.kind === 'table-row';
    const isHeader = isRow && blocks[index - 1]?.kind !== 'table-row';
    if (isHeader) header = cellsOf(block.text);
    if (isHeader || block.kind === 'code') return;
    if (block.kind === 'heading') heading = block.text;
    const figures = findFigures(block.text);
    if (figures.length === 0) return;
    const ofBlock = blockFeatures(block.text, heading);
    for (const range of isRow ? splitCells(block.text, header) : splitClauses(block.text)) {
      const fellows = figures.filter(({ start }) => start >= range.start && start < range.end);
      if (fellows.length === 0) continue;
      const first = candidates.length;
      const words = wordsOf(block.text, range.start, range.end);
      const clauses = clausesOf(block.text, range, fellows);
      const sentence = sentenceFeatures(block.text.slice(range.start, range.end));
      for (const figure of fellows) {
        const around: Surroundings = {
          ...range,
          text: block.text,
          blockKind: block.kind,
          fellows,
          page,
          block: ofBlock,
          words,
          clauses,
          sentence,
        };
        const features = featuresOf(figure, around);
        const isBare = features.includes('count:of nothing');
        const likes = fellows.flatMap((other, at) =>
          other !== figure && (other.kind === figure.kind || isBare || isBareNext(block.text, figure, other))
            ? [first + at]
            : [],
        );
        candidates.push({ block: index, figure, features, likes });
      }
    }
  });
  return candidates;
}

/** “From 6 to 21 percent”. */
const isBareNext = (text: string, a: Figure, b: Figure): boolean =>
  /^ (?:to|auf|of its|der|von) $/.test(text.slice(Math.min(a.end, b.end), Math.max(a.start, b.start)));

const OFFER = /[$€£]\s?\d|\d\s?(?:€|Euro)/;

/** Sentences; what stands after a semicolon may be another claim. */
function splitClauses(text: string): TextRange[] {
  return splitSentences(text).flatMap(({ start, end }) => {
    const stops = [...text.slice(start, end).matchAll(/;\s/g)].map(({ index }) => start + index + 1);
    return [...stops, end].map((stop, index) => ({ start: stops[index - 1] ?? start, end: stop }));
  });
}

/** What the block and the heading above it speak of. */
function blockFeatures(text: string, heading: string): string[] {
  const words = wordsOf(text, 0, Math.min(text.length, 1_000));
  const features = new Set<string>();
  for (const { cues } of words) for (const cue of cues) features.add(`block:${cue}`);
  for (const { cues } of wordsOf(heading, 0, heading.length))
    for (const cue of cues) features.add(`heading:${cue}`);
  return [...features];
}

/** The cells of a row; the reader trims an empty first one to “| ”. */
const cellsOf = (text: string): string[] => text.split(/(?:^| )\| /);

/** In a table the labels of row and column say what its figures are; the first column is a label. */
function splitCells(text: string, header: readonly string[]): (TextRange & { label: string })[] {
  let at = text.startsWith('| ') ? -1 : 0;
  return cellsOf(text).flatMap((cell, column, cells) => {
    const start = at;
    at += cell.length + ' | '.length;
    return column === 0
      ? []
      : [{ start, end: start + cell.length, label: `${cells[0] ?? ''} ${header[column] ?? ''}` }];
  });
}
