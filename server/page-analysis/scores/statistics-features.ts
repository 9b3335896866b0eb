import type { PageKind } from '../types.ts';
import { shapeFeatures } from './figure-shape.ts';
import type { Figure } from './figures.ts';
import type { TextRange } from './sentences.ts';
import { clauseFeatures } from './statistics-clause.ts';
import { countNounsOf, cuesOf } from './statistics-cues.ts';
import { WORD, type Word } from './statistics-words.ts';

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
  page: readonly string[];
  /** Of its block and the heading above. */
  block: readonly string[];
  words: readonly Word[];
  clauses: readonly TextRange[];
  /** Features of the sentence. */
  sentence: readonly string[];
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

/** Words this close to a figure are its neighbours. */
const NEAR = 4;
/** Words directly before or after a figure that say how it is used. */
const LINKS = new Set(
  `by of for in to from than about around over nearly almost only just some roughly at with after within every each until under up and or is was are were be the a an all another its their these first last next below above per between as on used took needed has had have lasts takes needs costs cost
   least most
   um auf von bei mit für nach bis ab alle je pro rund etwa nur fast knapp noch über unter zu mehr weniger im in am an und oder ist sind war waren hat haben der die das den dem des ein eine einen kostet dauert zwischen als sich`.split(
    /\s+/,
  ),
);

/** The features of each figure of a sentence or cell. */
export function featuresOf(figure: Figure, around: Surroundings): string[] {
  const { text, start, end, label, fellows } = around;
  const group = GROUPS[figure.kind];
  const own: string[] = [];
  const add = (name: string): void => {
    own.push(name, `${group}:${name}`);
  };
  add('is');
  own.push(`kind:${figure.kind}`, `block:${around.blockKind}`);
  for (const name of around.page) add(name);
  for (const name of around.block) own.push(name);

  const before = around.words.filter((word) => word.start < figure.start);
  const after = around.words.filter((word) => word.start >= figure.end);
  const anywhere = new Set([...before, ...after].flatMap(({ cues }) => cues));
  const near = new Set([
    ...before.slice(-NEAR).flatMap(({ cues }) => cues.map((cue) => `${cue}<`)),
    ...after.slice(0, NEAR).flatMap(({ cues }) => cues.map((cue) => `${cue}>`)),
  ]);
  for (const cue of anywhere) add(cue);
  for (const cue of near) add(cue);
  if (label !== undefined) {
    add('cell');
    const cues = new Set([...label.matchAll(WORD)].flatMap(([word]) => cuesOf(word.toLowerCase())));
    for (const cue of cues) add(`label:${cue}`);
    for (const [word] of label.matchAll(WORD)) if (word.length > 2) own.push(`label ${word.toLowerCase()}`);
  }

  const gapBefore = text.slice(Math.max(start, figure.start - 2), figure.start);
  const gapAfter = text.slice(figure.end, Math.min(end, figure.end + 2));
  const previous = before.at(-1)?.word;
  if (previous && /^\s$|\p{L}\s$/u.test(gapBefore)) add(`after ${previous}`);
  const earlier = before.at(-2)?.word;
  if (previous && earlier && LINKS.has(previous) && LINKS.has(earlier) && /\p{L}\s$/u.test(gapBefore))
    add(`after ${earlier} ${previous}`);
  const word = /(\p{L}[\p{L}’'-]*)\s$/u.exec(text.slice(start, figure.start))?.[1];
  if (word && !LINKS.has(word.toLowerCase()))
    add(/^\p{Lu}/u.test(word) && before.length > 1 ? 'after name' : 'after word');
  if (PER.test(text.slice(figure.end, end))) add('per time');
  const next = after[0]?.word;
  if (next && /^\s\p{L}/u.test(gapAfter)) add(`before ${next}`);
  if (before.length === 0) add('first');
  if (/\($/.test(gapBefore)) add('bracketed');
  if (/^[,;]/.test(gapAfter) && /,\s$/.test(gapBefore)) add('listed');
  if (/^-/.test(gapAfter)) add('hyphen');
  if (/^:/.test(gapAfter)) add('colon');
  if (/^$|^[.)]/.test(gapAfter)) add('last');
  addCount(text.slice(figure.end, end), add);

  if (figure.value >= 10_000) add('value>=10000');
  else if (figure.value >= 1_000) add('value>=1000');
  else if (figure.value >= 100) add('value>=100');
  else if (figure.value >= 13) add('value>=13');
  else if (figure.value < 13) add('value<13');
  if (figure.value % 1 !== 0 && !Number.isNaN(figure.value)) add('decimal');
  if (figure.value % 5 === 0) add('round');
  if (own.includes('of nothing') && (own.includes('after name') || own.includes('after word')))
    add('number of a name');
  const earlierFigure = fellows.findLast(({ end: stop }) => stop <= figure.start);
  const laterFigure = fellows.find(({ start: begin }) => begin >= figure.end);
  if (earlierFigure && PAIR.test(text.slice(earlierFigure.end, figure.start))) add('second of a pair');
  if (laterFigure && PAIR.test(text.slice(figure.end, laterFigure.start))) add('first of a pair');
  if (fellows.length >= 4) add('many figures');
  if (fellows.some((other) => other !== figure && GROUPS[other.kind] === group)) add('like figures');
  if (fellows.some((other) => GROUPS[other.kind] === 'rate' && other !== figure)) add('beside rate');
  if (fellows.some((other) => GROUPS[other.kind] === 'money' && other !== figure)) add('beside money');
  if (fellows.some((other) => GROUPS[other.kind] === 'unit' && other !== figure)) add('beside unit');
  const shape = shapeFeatures(text, figure);
  for (const name of shape) add(name);
  const words = before.length + after.length;
  if (words < 4) add('few words');
  else if (words < 7) add('some words');
  for (const name of around.sentence) add(name);
  if (label === undefined) {
    const clause = clauseFeatures(figure, { before, after }, around.clauses);
    for (const name of clause) {
      if (/^[<>]/.test(name)) own.push(name);
      else add(name);
    }
    const unit = shape.find((name) => name.startsWith('unit '));
    if (unit) {
      for (const name of clause)
        if (/^(?:verb:|later verb:|verb none|clause[<>])/.test(name)) own.push(`${unit}:${name}`);
      for (const name of near) own.push(`${unit}:${name}`);
    }
  } else {
    const unit = shape.find((name) => name.startsWith('unit '));
    if (unit)
      for (const [word] of label.matchAll(WORD))
        for (const cue of cuesOf(word.toLowerCase())) own.push(`${unit}:label:${cue}`);
  }
  return own;
}

function addCount(rest: string, add: (name: string) => void): void {
  const match = /^\+?\s(?:(\p{L}[\p{L}-]+)(?:\s(\p{L}[\p{L}-]+))?(?:\s(\p{L}[\p{L}-]+))?)/u.exec(rest);
  if (!match) {
    add('of nothing');
    return;
  }
  const words = match.slice(1).filter((word) => word !== undefined);
  for (const word of words) {
    const nouns = countNounsOf(word.toLowerCase());
    for (const noun of nouns) add(`of ${noun}`);
    if (nouns.length > 0) return;
    if (LINKS.has(word.toLowerCase())) break;
  }
  const [first = ''] = words;
  if (/^\p{Ll}{3,}s$/u.test(first) || /^\p{Lu}\p{Ll}{3,}(?:en|er|n|e|s)$/u.test(first)) add('of things');
  else if (/^\p{Ll}{3,}s$/u.test(words[1] ?? '') && !LINKS.has(first)) add('of things');
  else add('of nothing');
}

const PER =
  /^(?:\s\p{L}+)?(?:\s\p{L}+)? (?:an?|per|each|every|pro|im|am|je|in der|the whole) (?:second|minute|hour|day|night|week|month|year|season|summer|winter|Sekunde|Minute|Stunde|Tag|Nacht|Woche|Monat|Jahr)(?!\p{L})/u;
const PAIR =
  /^\s(?:\p{L}+ ){0,2}(?:to|auf|from|against|gegen|statt|instead of|after|nach|von|versus|compared with|but)\s(?:only |nur |some |about )?$/u;
/** What all figures of a page share. */
export function pageFeatures(kind: PageKind, sources: number, offers: number): string[] {
  const features = [`page:${kind}`];
  if (sources > 0) features.push('page with sources');
  if (offers > 1 / 4) features.push('page of offers');
  return features;
}
