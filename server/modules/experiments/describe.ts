import { platformName } from '../../platforms/names.ts';
import { type Effect, isClear } from '../../statistics/experiments/effect.ts';
import {
  type ComparedPlatform,
  type ComparedPrompt,
  type Comparison,
  type ExperimentMetric,
  MIN_CONTROLS,
  MIN_TREATED,
} from './model.ts';
import { points } from './power.ts';

/** Of a window's days, so many must have answers. */
const MIN_DAYS_SHARE = 0.5;
/** Corrections that round to less are not mentioned. */
const MIN_CORRECTION = 0.0005;

interface DayCount {
  measured: number;
  all: number;
}

/** What was compared. */
export interface Outcome {
  effect: Effect | null;
  /** Of the permutation; null without an effect. */
  pValue: number | null;
  /** The pages were cited before, although the metric is how often they are cited. */
  isCitedBefore: boolean;
  comparedTreated: number;
  comparedControls: number;
  platforms: readonly ComparedPlatform[];
  prompts: readonly ComparedPrompt[];
  daysBefore: DayCount;
  daysAfter: DayCount;
  /** Days on which only one group was answered. */
  leftOutDays: number;
}

interface Described {
  metric: ExperimentMetric;
  isRegistered: boolean;
}

/** The verdict, the sentence and the notes of a comparison. */
export function describeComparison(
  query: Described,
  outcome: Outcome,
): Pick<Comparison, 'verdict' | 'sentence' | 'notes'> {
  const { effect, pValue } = outcome;
  const notes = notesOf(outcome);
  const reason = query.isRegistered ? whyNoVerdict(outcome) : null;
  if (!effect || pValue === null) {
    const none = reason ?? 'There are too few answers to compare.';
    return { verdict: 'none', sentence: query.isRegistered ? `No verdict: ${none}` : none, notes };
  }
  if (!query.isRegistered)
    return { verdict: 'none', sentence: describeDifference(query.metric, effect), notes };
  if (reason !== null) return { verdict: 'none', sentence: `No verdict: ${reason}`, notes };
  const clear = isClear(effect, pValue);
  const verdict = clear ? (effect.difference > 0 ? 'up' : 'down') : 'no-clear-difference';
  return { verdict, sentence: describeEffect(query.metric, effect, pValue, clear), notes };
}

/** Null where a verdict can be given. */
function whyNoVerdict({
  effect,
  isCitedBefore,
  comparedTreated,
  comparedControls,
  platforms,
  daysBefore,
  daysAfter,
}: Outcome): string | null {
  const changed = platforms.some(({ reason, isCompared }) => !isCompared && reason?.includes('model'));
  if (!platforms.some(({ isCompared }) => isCompared)) {
    return changed
      ? 'every platform changed its model within the periods.'
      : 'no platform answered both groups in both periods.';
  }
  if (comparedTreated < MIN_TREATED || comparedControls < MIN_CONTROLS) {
    return `it needs ${MIN_TREATED} treated and ${MIN_CONTROLS} control prompts; ${comparedTreated} and ${comparedControls} could be compared.`;
  }
  for (const [{ measured, all }, period] of [
    [daysBefore, 'before'],
    [daysAfter, 'after'],
  ] as const) {
    if (measured < MIN_DAYS_SHARE * all) return `only ${measured} of the ${all} days ${period} have answers.`;
  }
  if (isCitedBefore) return 'answers cited the pages before they were published, which no control did.';
  return effect ? null : 'all prompts changed by the same.';
}

const NAMES: Record<ExperimentMetric, string> = {
  mentions: 'Mentions',
  citations: 'Citations of the pages',
};

const pText = (value: number) =>
  value < 0.001 ? 'p < .001' : `p = ${value.toFixed(value < 0.01 ? 3 : 2).replace(/^0/, '')}`;

const interval = ({ low, high }: Effect) => {
  const end = (value: number) => String(Number((100 * value).toFixed(1))).replace('-', '−');
  return `95 % interval ${end(low)} to ${end(high)}`;
};

function describeEffect(metric: ExperimentMetric, effect: Effect, pValue: number, clear: boolean): string {
  const size = points(100 * Math.abs(effect.difference));
  const figures = `(${interval(effect)}, ${pText(pValue)})`;
  if (clear) {
    const moved = effect.difference > 0 ? 'rose' : 'fell';
    return `${NAMES[metric]} ${moved} by ${size} more than in the controls ${figures}.`;
  }
  const side = effect.difference >= 0 ? 'more' : 'less';
  return `No clear difference: ${NAMES[metric].toLowerCase()} rose by ${size} ${side} than in the controls ${figures}.`;
}

/** Without the words of a verdict. */
function describeDifference(metric: ExperimentMetric, effect: Effect): string {
  const size = points(100 * effect.difference).replace('-', '−');
  return `${NAMES[metric]}: the change of these prompts minus that of the controls is ${size} (${interval(effect)}).`;
}

function notesOf({ effect, platforms, prompts, leftOutDays }: Outcome): string[] {
  const dropped = prompts.filter(({ isCompared }) => !isCompared).length;
  const notes = platforms.flatMap(({ platform, reason }) =>
    reason === null ? [] : [`${platformName(platform)} is left out. ${reason}`],
  );
  if (dropped > 0) {
    notes.push(
      `${dropped} of ${prompts.length} prompts are left out: they, or all prompts they are matched with, have fewer than 3 answers in a period.`,
    );
  }
  if (leftOutDays > 0) {
    notes.push(
      `${leftOutDays} ${leftOutDays === 1 ? 'day is' : 'days are'} left out on a platform that answered one group only.`,
    );
  }
  if (effect && Math.abs(effect.correction) >= MIN_CORRECTION) {
    notes.push(
      `The plain difference is ${points(100 * (effect.difference + effect.correction)).replace('-', '−')} between the mean rates; the difference also corrects for what prompts of other base rates do without treatment.`,
    );
  }
  return notes;
}
