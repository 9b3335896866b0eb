import { createAnalyser } from '../analysis/analyser.ts';
import { findLinks } from '../analysis/text/links.ts';
import { findNotProse } from '../analysis/text/not-prose.ts';
import type { LabelledAnswer } from './load.ts';

/** The companies one method finds in one answer, by name: offset or position, smaller is earlier. */
type Positions = ReadonlyMap<string, number>;

/** The results of one method, in the order of the answers. */
export interface Method {
  name: string;
  found: Positions[];
  seconds: number;
}

const LEGAL_FORM = /,? (?:inc|llc)\.?$/;

/** Identifies a labelled brand; spellings that differ only in case or legal form are the same company. */
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
export function namesOf(answers: readonly LabelledAnswer[]): Map<string, string> {
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

export function runAnalyser(answers: readonly LabelledAnswer[], names: ReadonlyMap<string, string>): Method {
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
  findFirst: FindFirst,
): Method {
  const started = performance.now();
  const found = answers.map(({ text }) => {
    const lower = text.toLowerCase().replaceAll('’', "'");
    const offsets = [...names.keys()].map((key): [string, number] => [key, findFirst(lower, key)]);
    return new Map(offsets.filter(([, offset]) => offset >= 0));
  });
  return { name, found, seconds: (performance.now() - started) / 1000 };
}

/** A baseline: the offset of a name in a text, or -1. */
type FindFirst = (lowerText: string, lowerName: string) => number;

/** Finds a name anywhere, also inside words and addresses. */
const bySubstring: FindFirst = (text, name) => text.indexOf(name);

/** Finds a name with no letter or digit beside it, in any case; without folding, context or Markdown. */
const byWordBoundary: FindFirst = (text, name) => {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    const before = text.charAt(at - 1);
    const after = text.charAt(at + name.length);
    if (!/[\p{L}\p{N}]/u.test(before) && !/[\p{L}\p{N}]/u.test(after)) return at;
  }
  return -1;
};

/** The answer without addresses, code and page footers, which a plain matcher cannot know. */
function proseOnly(answer: LabelledAnswer): LabelledAnswer {
  const { hidden } = findNotProse(answer.text, findLinks(answer.text));
  let { text } = answer;
  for (const { start, end } of hidden)
    text = text.slice(0, start) + ' '.repeat(end - start) + text.slice(end);
  return { ...answer, text };
}
