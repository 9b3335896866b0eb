import { addDays, type DateRange } from '../../lib/days.ts';
import type { GroupRates } from '../../statistics/experiments/effect.ts';
import type { Counts } from '../../statistics/experiments/matched-sets.ts';

export type ExperimentStatus = 'draft' | 'running' | 'ended' | 'abandoned';
/** Share of answers that name the brand, or that cite a touched page. */
export type ExperimentMetric = 'mentions' | 'citations';
export type ExperimentRole = 'treated' | 'control';

export const LIMITS = {
  experiments: 50,
  name: 120,
  pages: 20,
  treated: 100,
  controls: 300,
  reason: 500,
  /** Days ahead on which an experiment may start. */
  daysAhead: 60,
  before: { min: 14, max: 56 },
  leftOut: { min: 0, max: 21 },
  after: { min: 14, max: 56 },
};
export const DEFAULT_WINDOWS = { daysBefore: 28, daysLeftOut: 7, daysAfter: 28 };
export const CONTROLS_PER_PROMPT = 2;
/** Fewer allow no verdict. */
export const MIN_TREATED = 20;
export const MIN_CONTROLS = 40;

export interface ExperimentPrompt {
  promptId: string;
  question: string;
  role: ExperimentRole;
  /** The treated prompt whose control it is. */
  matchedTo: string | null;
}

export interface Experiment {
  id: string;
  name: string;
  status: ExperimentStatus;
  metric: ExperimentMetric;
  pages: string[];
  startsOn: string;
  daysBefore: number;
  daysLeftOut: number;
  daysAfter: number;
  createdAt: string;
  createdBy: string;
  registeredAt: string | null;
  registeredBy: string | null;
  canonical: string | null;
  hash: string | null;
  detectable: number | null;
  abandonedAt: string | null;
  abandonedBy: string | null;
  abandonReason: string | null;
  endedAt: string | null;
  result: Comparison | null;
  prompts: ExperimentPrompt[];
}

/** What is registered of the windows. */
export type WindowLengths = Pick<Experiment, 'startsOn' | 'daysBefore' | 'daysLeftOut' | 'daysAfter'>;

/** The days that are compared, and those between them. */
export interface Windows {
  before: DateRange<string>;
  /** Null where no day is left out. */
  leftOut: DateRange<string> | null;
  after: DateRange<string>;
}

export function windowsOf({ startsOn, daysBefore, daysLeftOut, daysAfter }: WindowLengths): Windows {
  const afterFrom = addDays(startsOn, daysLeftOut);
  return {
    before: { from: addDays(startsOn, -daysBefore), to: addDays(startsOn, -1) },
    leftOut: daysLeftOut === 0 ? null : { from: startsOn, to: addDays(afterFrom, -1) },
    after: { from: afterFrom, to: addDays(afterFrom, daysAfter - 1) },
  };
}

/** `Method` of the stored results: changes with every change of how they are computed. */
export const COMPARISON_METHOD = 'experiment-2';

export type Verdict = 'up' | 'down' | 'no-clear-difference' | 'none';

/** A platform in the windows. */
export interface ComparedPlatform {
  platform: string;
  isCompared: boolean;
  /** Its models by days. */
  models: { model: string; from: string; to: string }[];
  /** Why it is left out; null where it is compared. */
  reason: string | null;
}

/** One prompt's answers in both windows, on the platforms compared. */
export interface ComparedPrompt {
  promptId: string;
  question: string;
  role: ExperimentRole;
  matchedTo: string | null;
  before: Counts;
  after: Counts;
  isCompared: boolean;
}

/** Both groups on one day. */
export interface ComparedDay {
  day: string;
  treated: Counts;
  controls: Counts;
}

/** By how much treated prompts changed more than their controls. Rates are percentages, differences points. */
export interface Comparison {
  method: string;
  metric: ExperimentMetric;
  windows: Windows;
  computedAt: string;
  verdict: Verdict;
  /** What was found, or why there is no verdict. */
  sentence: string;
  /** What was left out, and how base rates were corrected. */
  notes: string[];
  difference: number | null;
  low: number | null;
  high: number | null;
  pValue: number | null;
  correction: number | null;
  treated: GroupRates | null;
  controls: GroupRates | null;
  comparedTreated: number;
  comparedControls: number;
  platforms: ComparedPlatform[];
  days: ComparedDay[];
  prompts: ComparedPrompt[];
}
