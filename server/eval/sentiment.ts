import { writeFileSync } from 'node:fs';
import vader from 'vader-sentiment';
import trained from '../analysis/sentiment/model.json' with { type: 'json' };
import { judgeFindings, type Model } from '../analysis/sentiment/model.ts';
import { SHIPPED } from '../analysis/sentiment/shipped.ts';
import { clusteredShare } from './clustered-share.ts';
import { count, type ResultTable } from './print.ts';
import { calibrationTable } from './sentiment-calibration.ts';
import { type Label, loadSentimentSets, type SentimentSet } from './sentiment-data.ts';
import { accuracy, guessOf, macroF1, mostFrequent } from './sentiment-figures.ts';
import { scoreOutOfFold, trainSentiment } from './sentiment-train.ts';

const { learnedFrom } = trained;
const COLUMNS = ['Set, method', 'Targets', 'Accuracy', 'Macro-F1', 'Judged', 'Lines right (95 %, by text)'];
const NOTES = [
  'Positive from a score of 55, negative up to 45. In sets of short texts a target without score counts as neutral.',
  'Accuracy weighs a line by the mentions it stands for, where the set says so. Macro-F1 is over positive, mixed and none, with negative where the set has some, or over positive, neutral and negative.',
];

/** Measures the weights as shipped on every set of the folder, beside plain methods. Learns nothing. */
export async function evaluateSentiment(dir: string): Promise<ResultTable[]> {
  const sets = await loadSentimentSets(dir);
  const rows = sets.flatMap((set) => [
    row(set, isLearnedFrom(set) ? 'as shipped, learned from it' : 'as shipped, unseen', (at) =>
      shippedScore(set, at),
    ),
    ...(set.isAnswers ? [] : [labelRow(set, 'VADER on the whole text', (at) => vaderLabel(set, at))]),
    labelRow(set, `always ${mostFrequent(set)}`, () => mostFrequent(set)),
  ]);
  const notes = [
    ...NOTES,
    `The shipped weights were learned on ${learnedFrom.map(({ name, lines }) => `${name} (${count(lines)} lines)`).join(', ')}: on these their figures flatter. Those out of fold are in docs/decisions/003-sentiment.md.`,
  ];
  return [
    { title: 'Sentiment towards a target', columns: COLUMNS, rows, notes },
    ...sets
      .filter(({ isAnswers }) => isAnswers)
      .map((set) =>
        calibrationTable(
          set,
          set.examples.map((_, at) => shippedScore(set, at)),
        ),
      ),
  ];
}

/** Learns from all sets of the folder, writes the weights, and measures them out of fold and on sets they have not seen. */
export async function trainAndEvaluateSentiment(dir: string): Promise<ResultTable[]> {
  const sets = await loadSentimentSets(dir);
  writeTrained(trainSentiment(sets), sets);
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
      .map((set) => calibrationTable(set, outOfFold.get(set) ?? [])),
  ];
}

const isLearnedFrom = ({ name, examples }: SentimentSet): boolean =>
  learnedFrom.some((set) => set.name === name && set.lines === examples.length);

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
    clusteredShare(set.examples.map(({ label, group }, at) => ({ hit: guesses[at] === label, group }))),
  ];
}

/** The thresholds VADER's authors give. */
function vaderLabel(set: SentimentSet, at: number): Label {
  const { compound } = vader.SentimentIntensityAnalyzer.polarity_scores(set.examples[at]?.text ?? '');
  if (compound >= 0.05) return 'positive';
  return compound <= -0.05 ? 'negative' : 'neutral';
}

function writeTrained(
  { weights, genres: { headline, remark }, threshold }: Model,
  sets: readonly SentimentSet[],
): void {
  write('lexicon/headline-words.json', headline?.words ?? {});
  write('lexicon/remark-words.json', remark?.words ?? {});
  write('model.json', {
    learnedFrom: sets.map(({ name, examples }) => ({ name, lines: examples.length })),
    weights,
    genres: { headline: headline?.weights ?? {}, remark: remark?.weights ?? {} },
    threshold,
  });
}

function write(file: string, value: unknown): void {
  const url = new URL(`../analysis/sentiment/${file}`, import.meta.url);
  writeFileSync(url, `${JSON.stringify(value, null, 2).replace(/\[\s+(\S+)\s+(\S+)\s+\]/g, '[$1 $2]')}\n`);
}
