import type { Figure } from './figure.ts';
import { countOf } from './figure-count.ts';
import { shapeFeatures } from './figure-shape.ts';
import { partAt, partFeatures, type Word, wordsOf } from './statistics-words.ts';

/** Where a figure stands. */
export interface Surroundings {
  text: string;
  /** Range of its sentence, or of its cell. */
  start: number;
  end: number;
  /** Labels of row and column, in a table. */
  label?: string;
  blockKind: string;
  /** Figures of the same sentence, itself included. */
  fellows: readonly Figure[];
  words: readonly Word[];
  /** Features of the sentence and of the page. */
  shared: readonly string[];
}

/** Figures of a group are judged by the same words. */
const GROUPS: Record<Figure['kind'], string> = {
  share: 'rate',
  fraction: 'rate',
  multiple: 'rate',
  money: 'money',
  magnitude: 'count',
  plain: 'count',
  unit: 'unit',
  time: 'time',
};

/** The features of a figure in its sentence or cell; each also with its group. */
export function featuresOf(figure: Figure, around: Surroundings): string[] {
  const { text, start, end, label, fellows } = around;
  const count = countOf(text.slice(figure.end, end));
  const group = figure.kind === 'plain' && count === 'of nothing' ? 'bare' : GROUPS[figure.kind];
  const shape = shapeFeatures(text, figure);
  const neighbours = neighbourFeatures(figure, around);
  const features = [
    'is',
    `kind ${figure.kind}`,
    `block ${around.blockKind}`,
    count,
    ...around.shared,
    ...shape,
    ...valueFeatures(figure),
    ...neighbours,
    ...(/^\d{1,2}\.[0-5]\d$/.test(text.slice(figure.start, figure.end)) ? ['like a time of day'] : []),
    ...fellowFeatures(figure, fellows, text),
  ];
  const unit = shape.find((name) => name.startsWith('unit '));
  const word = neighbours.find((name) => name.startsWith('after '));
  if (unit && word) features.push(`${unit} ${word}`);
  if (label === undefined) {
    features.push(...partFeatures(partAt(text.slice(start, end), figure.start - start)));
  } else {
    features.push('cell');
    for (const { word } of wordsOf(label)) if (word.length > 2) features.push(`label ${word}`);
  }
  if (PER.test(text.slice(figure.end, end))) features.push('per time');
  return features.flatMap((name) => [name, `${group}:${name}`]);
}

/** What stands directly before and after it. */
function neighbourFeatures(figure: Figure, { text, start, end, words }: Surroundings): string[] {
  const features: string[] = [];
  const before = words.filter((word) => word.start < figure.start);
  const after = words.filter((word) => word.start >= figure.end);
  const gapBefore = text.slice(Math.max(start, figure.start - 2), figure.start);
  const gapAfter = text.slice(figure.end, Math.min(end, figure.end + 2));
  const [earlier, previous] = [before.at(-2)?.word, before.at(-1)?.word];
  if (previous && /^\s$|\p{L}\s$/u.test(gapBefore)) {
    features.push(`after ${previous}`);
    if (earlier) features.push(`after ${earlier} ${previous}`);
    const word = /(\p{L}[\p{L}’'-]*)\s$/u.exec(text.slice(start, figure.start))?.[1] ?? '';
    features.push(/^\p{Lu}/u.test(word) && before.length > 1 ? 'after name' : 'after word');
  }
  const [next, further] = [after[0]?.word, after[1]?.word];
  if (next && /^\s\p{L}/u.test(gapAfter)) {
    features.push(`before ${next}`);
    if (further) features.push(`before ${next} ${further}`);
  }
  if (before.length === 0) features.push('first');
  if (words[0]) features.push(`sentence ${words[0].word}`);
  const sign = /([^\p{L}\p{N}\s])\s?$/u.exec(gapBefore)?.[1];
  if (sign) features.push(`after ${sign}`);
  const stop = /^\s?([^\p{L}\p{N}\s])/u.exec(gapAfter)?.[1];
  if (stop) features.push(`before ${stop}`);
  if (sign === ',' && stop === ',')
    features.push(/\p{Lu}\p{Ll}+, $/u.test(text.slice(start, figure.start)) ? 'listed after name' : 'listed');
  if (/^$|^[.)]/.test(gapAfter)) features.push('last');
  if (words.length < 4) features.push('few words');
  else if (words.length < 7) features.push('some words');
  return features;
}

function valueFeatures({ value, kind }: Figure): string[] {
  if (Number.isNaN(value)) return [];
  const size = [10_000, 1_000, 100, 13].find((least) => value >= least);
  const features = [size ? `value>=${size}` : 'value<13'];
  if (value % 1 !== 0) features.push('decimal');
  if (value % 5 === 0) features.push('round');
  if (kind === 'plain' && value >= 16 && value < 100) features.push('like an age');
  if (kind === 'plain' && value >= 1_900 && value < 2_100 && value % 1 === 0) features.push('like a year');
  return features;
}

/** The other figures of its sentence. */
function fellowFeatures(figure: Figure, fellows: readonly Figure[], text: string): string[] {
  const features: string[] = [];
  const earlier = fellows.findLast(({ end }) => end <= figure.start);
  const later = fellows.find(({ start }) => start >= figure.end);
  if (earlier && PAIR.test(text.slice(earlier.end, figure.start))) features.push('second of a pair');
  if (later && PAIR.test(text.slice(figure.end, later.start))) features.push('first of a pair');
  if (fellows.length >= 4) features.push('many figures');
  for (const group of new Set(fellows.filter((other) => other !== figure).map(({ kind }) => GROUPS[kind])))
    features.push(`beside ${group}`);
  return features;
}

const PER =
  /^(?:\s\p{L}+)?(?:\s\p{L}+)? (?:an?|per|each|every|pro|im|am|je|in der|the whole) (?:second|minute|hour|day|night|week|month|year|season|summer|winter|Sekunde|Minute|Stunde|Tag|Nacht|Woche|Monat|Jahr)(?!\p{L})/u;
const PAIR =
  /^\s(?:\p{L}+ ){0,2}(?:to|auf|from|against|gegen|statt|instead of|after|nach|von|versus|compared with|but)\s(?:only |nur |some |about )?$/u;
