import { writeFileSync } from 'node:fs';
import vader from 'vader-sentiment';
import { judgeFindings, type Model } from '../analysis/sentiment/model.ts';
import { SHIPPED } from '../analysis/sentiment/shipped.ts';
import { count, type ResultTable } from './print.ts';
import { type Label, loadSentimentSets, type SentimentSet } from './sentiment-data.ts';
import { accuracy, guessOf, macroF1, mostFrequent } from './sentiment-figures.ts';
import { scoreOutOfFold, trainSentiment } from './sentiment-train.ts';

const COLUMNS = ['Set, method', 'Targets', 'Accuracy', 'Macro-F1', 'Judged'];
const NOTES = [
  'Positive from a score of 55, negative up to 45. In sets of short texts a target without score counts as neutral.',
  'Accuracy weighs a line by the mentions it stands for, where the set says so. Macro-F1 is over positive, mixed and none, or positive, neutral and negative.',
];

/** Measures the weights as shipped on every set of the folder, beside plain methods. Learns nothing. */
export async function evaluateSentiment(dir: string): Promise<ResultTable[]> {
  const sets = await loadSentimentSets(dir);
  const rows = sets.flatMap((set) => [
    row(set, 'Sightline as shipped', (at) => shippedScore(set, at)),
    ...(set.isAnswers ? [] : [labelRow(set, 'VADER on the whole text', (at) => vaderLabel(set, at))]),
    labelRow(set, `always ${mostFrequent(set)}`, () => mostFrequent(set)),
  ]);
  const notes = [
    ...NOTES,
    'The shipped weights were learned on the sets laptops, company-headlines and ai-answers: on these their figures flatter. Those out of fold are in docs/decisions/003-sentiment.md.',
  ];
  return [
    { title: 'Sentiment towards a target', columns: COLUMNS, rows, notes },
    ...sets
      .filter(({ isAnswers }) => isAnswers)
      .map((set) => calibrationTable(set, (at) => shippedScore(set, at))),
  ];
}

/** Learns from all sets of the folder, writes the weights, and measures them out of fold and on sets they have not seen. */
export async function trainAndEvaluateSentiment(dir: string): Promise<ResultTable[]> {
  const sets = await loadSentimentSets(dir);
  writeTrained(trainSentiment(sets));
  const outOfFold = scoreOutOfFold(sets);
  const heldOut = (set: SentimentSet, at: number): number | null => outOfFold.get(set)?.[at] ?? null;
  const rows = sets.flatMap((set) => [
    row(set, 'five folds by answer or text', (at) => heldOut(set, at)),
    ...(sets.length > 1 ? [unseenRow(set, sets)] : []),
    labelRow(set, `always ${mostFrequent(set)}`, () => mostFrequent(set)),
  ]);
  return [
    { title: 'Sentiment, trained', columns: COLUMNS, rows, notes: NOTES },
    ...sets
      .filter(({ isAnswers }) => isAnswers)
      .map((set) => calibrationTable(set, (at) => heldOut(set, at))),
  ];
}

function shippedScore(set: SentimentSet, at: number): number | null {
  const example = set.examples[at];
  return example === undefined ? null : judgeFindings(example.findings, SHIPPED);
}

function unseenRow(set: SentimentSet, sets: readonly SentimentSet[]): string[] {
  const trained = trainSentiment(sets.filter((other) => other !== set));
  return row(set, 'trained on the other sets only', (at) => {
    const example = set.examples[at];
    return example === undefined ? null : judgeFindings(example.findings, trained);
  });
}

function row(set: SentimentSet, method: string, score: (at: number) => number | null): string[] {
  const scores = set.examples.map((_, at) => score(at));
  const judged = scores.filter((each) => each !== null).length / scores.length;
  return figures(
    set,
    method,
    scores.map((each) => guessOf(each, set)),
    judged,
  );
}

function labelRow(set: SentimentSet, method: string, label: (at: number) => Label): string[] {
  return figures(
    set,
    method,
    set.examples.map((_, at) => label(at)),
    1,
  );
}

function figures(set: SentimentSet, method: string, guesses: readonly Label[], judged: number): string[] {
  return [
    `${set.name}: ${method}`,
    count(set.examples.length),
    accuracy({ set, guesses }).toFixed(3),
    macroF1({ set, guesses }).toFixed(3),
    `${(100 * judged).toFixed(0)} %`,
  ];
}

const BANDS = [0, 45.001, 55, 70, 80, 90, 95, 100.001];

/** How often readers call mentions of a score positive, among those they find judged. */
function calibrationTable(set: SentimentSet, score: (at: number) => number | null): ResultTable {
  const judged = set.examples.flatMap((example, at) => {
    const each = score(at);
    return each === null || example.label === 'none' ? [] : [{ ...example, score: each }];
  });
  const rows = BANDS.slice(1).map((to, at) => {
    const from = BANDS[at] ?? 0;
    const within = judged.filter((each) => each.score >= from && each.score < to);
    const total = within.reduce((sum, { weight }) => sum + weight, 0);
    const mean = within.reduce((sum, each) => sum + each.weight * each.score, 0) / total;
    const positive = within.reduce((sum, { label, weight }) => sum + (label === 'positive' ? weight : 0), 0);
    const shown = total === 0 ? ['–', '–'] : [mean.toFixed(0), `${((100 * positive) / total).toFixed(0)} %`];
    return [`${Math.ceil(from)}–${Math.floor(to)}`, count(within.length), ...shown];
  });
  return {
    title: `Calibration: ${set.name}`,
    columns: ['Scores', 'Lines', 'Mean score', 'Called positive'],
    rows,
    notes: ['Of the mentions that readers find judged, by the mentions each line stands for.'],
  };
}

/** The thresholds VADER's authors give. */
function vaderLabel(set: SentimentSet, at: number): Label {
  const { compound } = vader.SentimentIntensityAnalyzer.polarity_scores(set.examples[at]?.text ?? '');
  if (compound >= 0.05) return 'positive';
  return compound <= -0.05 ? 'negative' : 'neutral';
}

function writeTrained({ weights, genres: { headline, remark }, threshold }: Model): void {
  write('lexicon/headline-words.json', headline?.words ?? {});
  write('lexicon/remark-words.json', remark?.words ?? {});
  write('model.json', {
    weights,
    genres: { headline: headline?.weights ?? {}, remark: remark?.weights ?? {} },
    threshold,
  });
}

function write(file: string, value: unknown): void {
  const url = new URL(`../analysis/sentiment/${file}`, import.meta.url);
  writeFileSync(url, `${JSON.stringify(value, null, 2).replace(/\[\s+(\S+)\s+(\S+)\s+\]/g, '[$1 $2]')}\n`);
}
