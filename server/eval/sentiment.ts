import vader from 'vader-sentiment';
import { prepareAnswer } from '../analysis/sentiment/answer.ts';
import { gatherEvidence, scoreOf } from '../analysis/sentiment/evidence.ts';
import {
  type Example,
  LABELS,
  type Label,
  readExamples,
  SENTIMENT_SETS,
  type SentimentSet,
} from './sentiment-data.ts';
import { type Lesson, learnWeights } from './sentiment-train.ts';

/** The results of one method on one set. */
export interface SentimentRow {
  set: SentimentSet;
  method: string;
  /** Labelled targets. */
  n: number;
  /** Share labelled right, 0–1. */
  accuracy: number;
  /** Mean of the three classes' F1, 0–1. */
  macroF1: number;
  /** Share of targets with a score; a target without one counts as labelled neutral. */
  judged: number;
}

/** A score from here up (or as far below 50) is a positive (negative) label; in between and null are neutral. */
const POSITIVE_FROM = 55;
const FOLDS = 5;

type Guess = Label | null;

interface Lessons {
  set: SentimentSet;
  fold: number;
  example: Example;
  lesson: Lesson;
}

/**
 * Measures the judge on both labelled sets beside its baselines. The rows "weights held out" use word weights learned from the
 * other four fifths of both sets (folds by text, so no text is on both sides); "word list alone" uses no labels at all.
 */
export function evaluateSentiment(dataDir: string): SentimentRow[] {
  const all = SENTIMENT_SETS.flatMap((set) =>
    readExamples(dataDir, set).map((example) => ({
      set,
      fold: foldOf(example.text),
      example,
      lesson: { label: example.label, evidence: evidenceOf(example) },
    })),
  );
  const weights = Array.from({ length: FOLDS }, (_, fold) =>
    learnWeights(all.filter((each) => each.fold !== fold).map(({ lesson }) => lesson)),
  );
  const frequent = new Map(
    SENTIMENT_SETS.map((set) => [set, mostFrequent(all.filter((each) => each.set === set))] as const),
  );
  const methods: Record<string, (each: Lessons) => Guess> = {
    'Sightline, weights held out (5-fold)': ({ lesson, fold }) =>
      labelOf(scoreOf(lesson.evidence, weights[fold] ?? new Map())),
    'Sightline, word list alone': ({ lesson }) => labelOf(scoreOf(lesson.evidence, new Map())),
    'VADER on the whole text': ({ example }) => vaderLabel(example.text),
    'most frequent label': ({ set }) => frequent.get(set) ?? null,
  };
  return SENTIMENT_SETS.flatMap((set) => {
    const examples = all.filter((each) => each.set === set);
    return Object.entries(methods).map(([method, guess]) => measure(set, method, examples, guess));
  });
}

/** What the judge finds about an example's target. */
export function evidenceOf({ text, target, others }: Example): Lesson['evidence'] {
  return gatherEvidence(prepareAnswer(text), [target], others);
}

function measure(
  set: SentimentSet,
  method: string,
  examples: readonly Lessons[],
  guess: (each: Lessons) => Guess,
): SentimentRow {
  const guesses = examples.map((each) => ({ is: each.example.label, guess: guess(each) }));
  const pairs = guesses.map(({ is, guess }) => ({ is, as: guess ?? 'neutral' }));
  const share = (part: number): number => part / examples.length;
  return {
    set,
    method,
    n: examples.length,
    accuracy: share(pairs.filter(({ is, as }) => is === as).length),
    macroF1: LABELS.reduce((sum, label) => sum + f1(label, pairs), 0) / LABELS.length,
    judged: share(guesses.filter(({ guess }) => guess !== null).length),
  };
}

function f1(label: Label, pairs: readonly { is: Label; as: Label }[]): number {
  const right = pairs.filter(({ is, as }) => is === label && as === label).length;
  const either =
    pairs.filter(({ is }) => is === label).length + pairs.filter(({ as }) => as === label).length;
  return either === 0 ? 0 : (2 * right) / either;
}

function labelOf(score: number | null): Guess {
  if (score === null) return null;
  if (score >= POSITIVE_FROM) return 'positive';
  return score <= 100 - POSITIVE_FROM ? 'negative' : 'neutral';
}

/** The thresholds VADER's authors give. */
function vaderLabel(text: string): Label {
  const { compound } = vader.SentimentIntensityAnalyzer.polarity_scores(text);
  if (compound >= 0.05) return 'positive';
  return compound <= -0.05 ? 'negative' : 'neutral';
}

function mostFrequent(examples: readonly Lessons[]): Label {
  const counts = LABELS.map((label) => examples.filter(({ example }) => example.label === label).length);
  return LABELS[counts.indexOf(Math.max(...counts))] ?? 'neutral';
}

/** FNV-1a hash of the text, so that a text is always in the same fold. */
function foldOf(text: string): number {
  let hash = 2166136261;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 16777619);
  return (hash >>> 0) % FOLDS;
}
