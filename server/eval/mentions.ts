import { foldName } from '../analysis/text/fold.ts';
import { type LabelledAnswer, loadLabelledAnswers } from './load.ts';
import { companyKey, type Method, runMethods } from './methods.ts';
import { count, type ResultTable, share } from './print.ts';

/**
 * Measures mentions and their order on the labelled answers: every labelled brand is a tracked company without
 * aliases, in every answer.
 */
export async function evaluateMentions(dir: string): Promise<ResultTable[]> {
  const answers = await loadLabelledAnswers(dir);
  const methods = runMethods(answers);
  return [mentionTable(answers, methods), orderTable(answers, methods)];
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
      'The word-boundary matcher takes a name in any case with no letter or digit beside it; "in prose" is the same matcher on answers without addresses and without the footer of Google\'s page, which names Google whatever was asked.',
      'Sightline also judges sentiment and finds the sources in the time given.',
    ],
  };
}

/** Letters and digits only, so that any spelling of a name matches. */
function letters(text: string): string {
  return foldName(text).replace(/[^\p{L}\p{N}]/gu, '');
}

function orderTable(answers: readonly LabelledAnswer[], methods: readonly Method[]): ResultTable {
  const agreeing = methods.map(() => 0);
  let compared = 0;
  for (const [index, { labels }] of answers.entries()) {
    for (const [better, worse] of rankedPairs(labels)) {
      const positions = methods.map(({ found }) => [found[index]?.get(better), found[index]?.get(worse)]);
      if (positions.some((pair) => pair.includes(undefined))) continue;
      compared += 1;
      for (const [method, [first = 0, second = 0]] of positions.entries())
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
