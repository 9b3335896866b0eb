import type { RawSource, Span } from '../../../analysis/types.ts';
import type { Mean } from '../../../statistics/mean.ts';
import type { Rate } from '../../../statistics/rates.ts';
import type { AnswerStatus } from '../../answers/model.ts';

/** One platform's reply to one prompt of a report, as it is stored. */
export interface ReportAnswer {
  /** Place among the report's prompts, from 0. */
  prompt: number;
  /** Key. */
  platform: string;
  model: string | null;
  status: AnswerStatus;
  /** Why there is no usable answer. */
  failure: string | null;
  text: string;
  sources: readonly RawSource[];
  /** ISO 8601. */
  collectedAt: string;
}

/** Everything a report says. Kept as JSON, so the mail, the PDF and the page show the same numbers for ever. */
export interface ReportContent {
  company: string;
  /** Registrable domain; null when none was given. */
  website: string | null;
  competitors: string[];
  searchTopics: string[];
  /** Its answers were made up by the simulator; every page says so. */
  simulated: boolean;
  /** ISO 8601. */
  madeAt: string;
  measurement: Measurement;
  /** Answers to prompts that do not name the brand: the report's main number. */
  visibility: Rate;
  /** Answers to prompts that name the brand; never pooled with the others. */
  brandedVisibility: Rate;
  /** In the order they are asked in. */
  platforms: PlatformFindings[];
  /** The brand and its competitors by answers to prompts that do not name the brand; rank 1 first. */
  ranking: RankedCompany[];
  sentiment: ReportSentiment;
  /** Every prompt that does not name the brand and in none of whose usable answers the brand is named. */
  missing: MissingPrompt[];
  /** Kinds with most citing answers first. */
  sources: SourceKindFindings[];
  /** At most 6, by a rule that does not look at what they say. */
  passages: Passage[];
  /** Exactly five, the most urgent first; fewer only without a usable answer. */
  nextSteps: NextStep[];
  /** Every prompt with every platform's outcome, in the order they were given. */
  prompts: PromptFindings[];
}

/** How it was measured. */
export interface Measurement {
  prompts: number;
  brandedPrompts: number;
  /** Questions asked: prompts × platforms. */
  asked: number;
  /** Usable answers; anything else is a failed measurement and in no denominator. */
  answers: number;
  /** Failed measurements by platform and reason. */
  failures: { platform: PlatformName; reason: string; count: number }[];
  /** First and last answer, ISO 8601; null without any. */
  from: string | null;
  to: string | null;
}

export interface PlatformName {
  key: string;
  name: string;
}

export interface PlatformFindings {
  platform: PlatformName;
  /** As the platform gives it; null when it gives none. */
  model: string | null;
  /** Of answers to prompts that do not name the brand. */
  mentionRate: Rate;
  /** Usable answers, prompts that name the brand included. */
  answers: number;
  failed: number;
}

/** A company by the answers to prompts that do not name the brand. */
export interface RankedCompany {
  name: string;
  isBrand: boolean;
  /** 1 is first; by answers, then mean position, then name. */
  rank: number;
  /** Answers that name it, of the usable ones. */
  mentionRate: Rate;
  /** Its mentions ÷ those of all companies of the report × 100; null when nobody is named. */
  shareOfVoice: number | null;
  /** Mean order in the answers that name it; null when none does. */
  meanPosition: number | null;
}

export interface ReportSentiment extends Omit<Mean, 'variance'> {
  /** Usable answers that name the brand, prompts that name it included; `answers` of them could be judged. */
  mentions: number;
  /** Who judged: a chat model's name, or `Built-in rules`. */
  judge: string;
}

export interface MissingPrompt {
  /** Place among the prompts, from 0. */
  prompt: number;
  question: string;
  /** Usable answers. */
  answers: number;
  /** Who is named instead, in most answers first; empty when nobody of the report is. */
  named: { name: string; answers: number }[];
}

export type SourceKind =
  | 'own'
  | 'competitor'
  | 'reviews'
  | 'community'
  | 'media'
  | 'video'
  | 'reference'
  | 'shop'
  | 'social'
  | 'official'
  | 'other';

export interface SourceKindFindings {
  kind: SourceKind;
  /** Answers that cite a page of this kind. */
  answers: number;
  /** At most 5, in most answers first. */
  sources: {
    url: string;
    domain: string;
    /** '' when none is known. */
    title: string;
    /** Answers that cite it. */
    answers: number;
  }[];
}

/** A short plain-text part of an answer around the brand's first mention. */
export interface Passage {
  prompt: number;
  question: string;
  platform: PlatformName;
  text: string;
  /** Where in `text` the brand is named; null when that cannot be told from Markdown's signs. */
  mention: Span | null;
  /** 0–100; null when it could not be judged. */
  sentiment: number | null;
}

export type NextStepKind =
  | 'win_prompt'
  | 'earn_source'
  | 'own_page'
  | 'weak_platform'
  | 'sentiment'
  | 'rival'
  | 'be_named_first'
  | 'profile'
  | 'measure_again';

/** Something to do, and the figures it follows from. */
export interface NextStep {
  kind: NextStepKind;
  /** One line, such as “Get into the pages that answers cite for …”. */
  title: string;
  /** What to do, in two or three sentences. */
  detail: string;
  /** The figures behind it, in one sentence. */
  evidence: string;
}

export interface PromptFindings {
  question: string;
  /** The question itself names the brand. */
  branded: boolean;
  results: PromptResult[];
}

export interface PromptResult {
  platform: PlatformName;
  status: AnswerStatus;
  failure: string | null;
  /** A usable answer that names the brand. */
  visible: boolean;
  /** The brand's order among the companies named; null when it is not. */
  position: number | null;
  /** The report's companies that it names, in order. */
  named: string[];
}
