import { createAnalyser } from '../analysis/analyser.ts';
import { findLinks } from '../analysis/text/links.ts';
import { findNotProse } from '../analysis/text/not-prose.ts';
import type { LabelledAnswer } from './load.ts';

/** The companies one method finds in one answer: name to place or position, smaller is earlier. */
type Found = ReadonlyMap<string, number>;

/** What one way of finding names gives for each answer, in the answers' order. */
export interface Method {
  name: string;
  found: Found[];
  seconds: number;
}

const LEGAL_FORM = /,? (?:inc|llc)\.?$/;

/** One company a labelled brand: spellings that differ only in case or legal form are the same. */
export function companyKey(brand: string): string {
  return brand.toLowerCase().replaceAll('’', "'").replace(LEGAL_FORM, '');
}

/** Runs the analysis and the plain matchers over all answers, every labelled brand being tracked without aliases. */
export function runMethods(answers: readonly LabelledAnswer[]): Method[] {
  const names = namesOf(answers);
  return [
    runAnalyser(answers, names),
    runBaseline('word boundary', answers, names, byWordBoundary),
    runBaseline('in prose', answers.map(proseOnly), names, byWordBoundary),
    runBaseline('substring', answers, names, bySubstring),
  ];
}

/** The most frequent spelling of each company. */
function namesOf(answers: readonly LabelledAnswer[]): Map<string, string> {
  const spellings = new Map<string, Map<string, number>>();
  for (const { brand } of answers.flatMap((answer) => answer.labels)) {
    const key = companyKey(brand);
    const counts = spellings.get(key) ?? new Map<string, number>();
    spellings.set(key, counts.set(brand, (counts.get(brand) ?? 0) + 1));
  }
  return new Map(
    [...spellings].map(([key, counts]) => [key, [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? key]),
  );
}

function runAnalyser(answers: readonly LabelledAnswer[], names: ReadonlyMap<string, string>): Method {
  const analyse = createAnalyser(
    [...names].map(([id, name]) => ({
      id,
      name: name.replace(/,? (?:Inc|LLC)\.?$/, ''),
      aliases: [],
      domain: null,
    })),
  );
  const started = performance.now();
  const found = answers.map(
    ({ text, sources }) =>
      new Map(analyse({ text, sources }).mentions.map(({ companyId, position }) => [companyId, position])),
  );
  return { name: 'Sightline', found, seconds: (performance.now() - started) / 1000 };
}

function runBaseline(
  name: string,
  answers: readonly LabelledAnswer[],
  names: ReadonlyMap<string, string>,
  firstPlace: FirstPlace,
): Method {
  const started = performance.now();
  const found = answers.map(({ text }) => {
    const lower = text.toLowerCase().replaceAll('’', "'");
    const places = [...names.keys()].map((key): [string, number] => [key, firstPlace(lower, key)]);
    return new Map(places.filter(([, place]) => place >= 0));
  });
  return { name, found, seconds: (performance.now() - started) / 1000 };
}

/** Finds where a name first stands in a text, or -1. The plain matchers that the real one is measured against. */
type FirstPlace = (lowerText: string, lowerName: string) => number;

/** Anywhere, inside words and addresses too. */
const bySubstring: FirstPlace = (text, name) => text.indexOf(name);

/**
 * With no letter or digit directly before or after it, in any case, anywhere in the text. Knows no folding, no
 * context and no Markdown.
 */
const byWordBoundary: FirstPlace = (text, name) => {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    const before = text.charAt(at - 1);
    const after = text.charAt(at + name.length);
    if (!/[\p{L}\p{N}]/u.test(before) && !/[\p{L}\p{N}]/u.test(after)) return at;
  }
  return -1;
};

/** The answer without addresses, code and page furniture, so that the plain matcher is not blamed for them. */
function proseOnly(answer: LabelledAnswer): LabelledAnswer {
  const { hidden } = findNotProse(answer.text, findLinks(answer.text));
  let { text } = answer;
  for (const { start, end } of hidden)
    text = text.slice(0, start) + ' '.repeat(end - start) + text.slice(end);
  return { ...answer, text };
}
