import type { PageContent } from '../types.ts';
import type { Figure } from './figure.ts';
import { findFigures } from './figures.ts';
import { splitSentences, type TextRange } from './sentences.ts';
import { featuresOf } from './statistics-features.ts';
import { pageFeatures, sentenceFeatures, wordsOf } from './statistics-words.ts';

/** A figure that may be a statistic. */
export interface Candidate {
  block: number;
  figure: Figure;
  features: string[];
}

/** All figures of a page's main text with what tells statistics from other figures. */
export function findCandidates({ blocks }: PageContent): Candidate[] {
  const candidates: Candidate[] = [];
  const page = pageFeatures(blocks.flatMap(({ kind, text }) => (kind === 'code' ? [] : sentencesOf(text))));
  let header: string[] = [];
  blocks.forEach((block, index) => {
    const isRow = block.kind === 'table-row';
    const isHeader = isRow && blocks[index - 1]?.kind !== 'table-row';
    if (isHeader) header = cellsOf(block.text);
    if (block.kind === 'code') return;
    const figures = findFigures(block.text);
    if (figures.length === 0) return;
    for (const range of isRow
      ? splitCells(block.text, header, isHeader)
      : splitSentences(block.text).flatMap(cutLong)) {
      const fellows = figures.filter(({ start }) => start >= range.start && start < range.end);
      if (fellows.length === 0) continue;
      const around = {
        ...range,
        text: block.text,
        blockKind: block.kind,
        fellows,
        words: wordsOf(block.text, range.start, range.end),
        shared: [...page, ...sentenceFeatures(block.text.slice(range.start, range.end))],
      };
      for (const figure of fellows)
        candidates.push({ block: index, figure, features: featuresOf(figure, around) });
    }
  });
  return candidates;
}

/** A longer sentence, which nobody wrote, is cut: each figure's words are looked at. */
const MAX_SENTENCE = 1_000;
/** So much of a label is read. */
const MAX_LABEL = 200;

function cutLong({ start, end }: TextRange): TextRange[] {
  const pieces = Math.ceil((end - start) / MAX_SENTENCE);
  return Array.from({ length: pieces }, (_, piece) => ({
    start: start + piece * MAX_SENTENCE,
    end: Math.min(end, start + (piece + 1) * MAX_SENTENCE),
  }));
}

const sentencesOf = (text: string): string[] =>
  splitSentences(text).map(({ start, end }) => text.slice(start, end));

/** The cells of a row; the reader trims an empty first one to “| ”. */
const cellsOf = (text: string): string[] => text.split(/(?:^| )\| /);

/** In a table the labels of row and column say what its figures are; the first column and row are labels, but can hold figures too. */
function splitCells(
  text: string,
  header: readonly string[],
  isHeader: boolean,
): (TextRange & { label: string })[] {
  let at = text.startsWith('| ') ? -1 : 0;
  const named = (label: string | undefined): string => (label ?? '').slice(0, MAX_LABEL);
  return cellsOf(text).flatMap((cell, column, cells) => {
    const start = at;
    at += cell.length + ' | '.length;
    const row = column === 0 ? 'first column' : named(cells[0]);
    const label = `${row} ${isHeader ? 'first row' : named(header[column])}`;
    return cutLong({ start, end: start + cell.length }).map((range) => ({ ...range, label }));
  });
}
