import { foldName } from '../analysis/text/fold.ts';
import { type Case, clusteredShare } from './clustered-share.ts';
import { findOffTradeHits, isEverydayName, OTHER_WORDS, READ_WORDS } from './everyday-words.ts';
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
  return [mentionTable(answers, methods), orderTable(answers, methods), certaintyTable(answers, methods)];
}

interface LabelledPair {
  answer: LabelledAnswer;
  index: number;
  key: string;
}

/** Every answer with every brand that its labels name. */
function labelledPairs(answers: readonly LabelledAnswer[]): LabelledPair[] {
  return answers.flatMap((answer, index) =>
    [...new Set(answer.labels.map(({ brand }) => companyKey(brand)))].map((key) => ({ answer, index, key })),
  );
}

const isInText = ({ answer, key }: LabelledPair): boolean => letters(answer.text).includes(letters(key));

function mentionTable(answers: readonly LabelledAnswer[], methods: readonly Method[]): ResultTable {
  const pairs = labelledPairs(answers);
  const there = pairs.filter(isInText);
  const everyday = there.filter(({ key }) => isEverydayName(key));
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
      row('recall, brand in the answer, everyday words', (method) =>
        share(hits(method, everyday), everyday.length),
      ),
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

/** The pairs of brands that every method finds in one answer, and which methods keep their labelled order. */
function comparedPairs(
  answers: readonly LabelledAnswer[],
  methods: readonly Method[],
): { group: string; agrees: boolean[] }[] {
  return answers.flatMap(({ labels, group }, index) =>
    rankedPairs(labels).flatMap(([better, worse]) => {
      const positions = methods.map(({ found }) => [found[index]?.get(better), found[index]?.get(worse)]);
      if (positions.some((pair) => pair.includes(undefined))) return [];
      return [{ group, agrees: positions.map(([first = 0, second = 0]) => first < second) }];
    }),
  );
}

function orderTable(answers: readonly LabelledAnswer[], methods: readonly Method[]): ResultTable {
  const compared = comparedPairs(answers, methods);
  const agreeing = methods.map((_, method) => compared.filter(({ agrees }) => agrees[method]).length);
  return {
    title: 'Order',
    columns: ['measure', ...methods.map((method) => method.name)],
    rows: [['pairs in the labelled order', ...agreeing.map((pairs) => share(pairs, compared.length))]],
    notes: [
      `${count(compared.length)} pairs of brands of the same answer with different labelled ranks, both found by every method. The baselines order by first place in the text.`,
    ],
  };
}

/** Sightline's own figures with their intervals, and those of names that are everyday words. */
function certaintyTable(answers: readonly LabelledAnswer[], methods: readonly Method[]): ResultTable {
  const [sightline] = methods;
  const pairs = labelledPairs(answers).filter(isInText);
  const everyday = pairs.filter(({ key }) => isEverydayName(key));
  const recall = (of: LabelledPair[]): Case[] =>
    of.map(({ answer, index, key }) => ({
      hit: sightline?.found[index]?.has(key) ?? false,
      group: answer.group,
    }));
  const order = comparedPairs(answers, methods).map(
    ({ agrees, group }): Case => ({ hit: agrees[0] ?? false, group }),
  );
  const row = (name: string, cases: Case[]): string[] => [name, count(cases.length), clusteredShare(cases)];
  return {
    title: 'Names and order, with 95 % intervals',
    columns: ['measure', 'n', 'Sightline'],
    rows: [
      row('recall, brand in the answer', recall(pairs)),
      row('recall, brand in the answer, everyday words', recall(everyday)),
      row('pairs in the labelled order', order),
      row('everyday words of other trades taken for a company', findOffTradeHits(READ_WORDS, answers)),
      row('the same, other words', findOffTradeHits(OTHER_WORDS, answers)),
    ],
    notes: [
      'Intervals are for questions like these: the answers to the wordings of one question count as one group.',
      `${new Set(everyday.map(({ key }) => key)).size} labelled brands are everyday words.`,
      `Other trades: ${READ_WORDS.length} and ${OTHER_WORDS.length} everyday words that are companies elsewhere (Shell, Square), each tracked alone; n are the places where a word-boundary matcher finds them. A few hits are right ("Time" as a source).`,
      'The rules were written with these answers in view, so recall flatters; the other words were chosen late and changed one rule.',
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
