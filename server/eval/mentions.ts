import { createAnalyser } from '../analysis/analyser.ts';
import { foldName } from '../analysis/fold.ts';
import { bySubstring, byWordBoundary, type FirstPlace } from './baselines.ts';
import { type LabelledAnswer, loadLabelledAnswers } from './load.ts';
import { count, type ResultTable, share } from './print.ts';

/** The companies one method finds in one answer: name to place or position, smaller is earlier. */
type Found = ReadonlyMap<string, number>;

interface Method {
  name: string;
  found: Found[];
  seconds: number;
}

const LEGAL_FORM = /,? (?:inc|llc)\.?$/;

/** One company a labelled brand: spellings that differ only in case or legal form are the same. */
function companyKey(brand: string): string {
  return brand.toLowerCase().replaceAll('’', "'").replace(LEGAL_FORM, '');
}

/**
 * Measures mentions and their order on the labelled answers: every labelled brand is a tracked company without
 * aliases, in every answer.
 */
export async function evaluateMentions(dir: string): Promise<ResultTable[]> {
  const answers = await loadLabelledAnswers(dir);
  const names = namesOf(answers);
  const methods = [
    runAnalyser(answers, names),
    runBaseline('word boundary', answers, names, byWordBoundary),
    runBaseline('substring', answers, names, bySubstring),
  ];
  return [mentionTable(answers, methods), orderTable(answers, methods)];
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

function mentionTable(answers: readonly LabelledAnswer[], methods: readonly Method[]): ResultTable {
  const pairs = answers.flatMap((answer, index) =>
    [...new Set(answer.labels.map(({ brand }) => companyKey(brand)))].map((key) => ({ answer, index, key })),
  );
  const there = pairs.filter(({ answer, key }) => letters(answer.text).includes(letters(key)));
  const hits = (method: Method, of: typeof pairs): number =>
    of.filter(({ index, key }) => method.found[index]?.has(key)).length;
  const row = (name: string, value: (method: Method) => string): string[] => [name, ...methods.map(value)];
  const positives = (method: Method): number => method.found.reduce((sum, found) => sum + found.size, 0);
  const baseline = methods[1] ? positives(methods[1]) : 0;
  return {
    title: 'Mentions',
    columns: ['measure', ...methods.map((method) => method.name)],
    rows: [
      row('recall, brand in the answer', (method) => share(hits(method, there), there.length)),
      row('recall, all labelled pairs', (method) => share(hits(method, pairs), pairs.length)),
      row('positives', (method) => count(positives(method))),
      row('positives ÷ word boundary', (method) => share(positives(method), baseline)),
      row('answers per second', (method) => count(answers.length / method.seconds)),
    ],
    notes: [
      `${count(answers.length)} answers, ${count(new Set(pairs.map(({ key }) => key)).size)} brands looked for in each, none with aliases.`,
      `${count(pairs.length)} labelled pairs of answer and brand. In ${count(pairs.length - there.length)} of them the brand is in the answer in no form (the label knows the maker of a product that is named without it); no text method finds those.`,
      'Sightline also judges sentiment and finds the sources in the time given.',
    ],
  };
}

/** Letters and digits only, so that any spelling of a name that is there is found. */
function letters(text: string): string {
  return foldName(text).replace(/[^\p{L}\p{N}]/gu, '');
}

function orderTable(answers: readonly LabelledAnswer[], methods: readonly Method[]): ResultTable {
  const agreeing = methods.map(() => 0);
  let compared = 0;
  for (const [index, { labels }] of answers.entries()) {
    for (const [better, worse] of rankedPairs(labels)) {
      const places = methods.map(({ found }) => [found[index]?.get(better), found[index]?.get(worse)]);
      if (places.some((place) => place.includes(undefined))) continue;
      compared += 1;
      for (const [method, [first = 0, second = 0]] of places.entries())
        if (first < second) agreeing[method] = (agreeing[method] ?? 0) + 1;
    }
  }
  return {
    title: 'Order',
    columns: ['measure', ...methods.map((method) => method.name)],
    rows: [['pairs in the labelled order', ...agreeing.map((pairs) => share(pairs, compared))]],
    notes: [
      `${count(compared)} pairs of brands of the same answer with different labelled ranks, both found by every method. The baselines order by first place in the text.`,
    ],
  };
}

/** Every two brands with different ranks, the better one first; a brand counts with its best rank. */
function rankedPairs(labels: LabelledAnswer['labels']): [string, string][] {
  const best = new Map<string, number>();
  for (const { brand, rank } of labels)
    best.set(companyKey(brand), Math.min(rank, best.get(companyKey(brand)) ?? Number.POSITIVE_INFINITY));
  const ranked = [...best].sort((a, b) => a[1] - b[1]);
  return ranked.flatMap(([better, rank], index) =>
    ranked
      .slice(index + 1)
      .flatMap(([worse, other]): [string, string][] => (other > rank ? [[better, worse]] : [])),
  );
}
