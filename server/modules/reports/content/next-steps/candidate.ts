import type { TrackedCompany } from '../../../../analysis/types.ts';
import type { NextStep, ReportContent } from '../model.ts';
import type { AnswerView } from '../read-answers.ts';

/** All that a rule may draw on. */
export interface Findings extends Omit<ReportContent, 'nextSteps'> {
  brand: TrackedCompany;
  rivals: readonly TrackedCompany[];
  /** Usable ones, in the order of prompts and then platforms. */
  answers: readonly AnswerView[];
}

/** A step that might be among the five. */
export interface Candidate extends NextStep {
  /** 0–100: how much the figures speak for it. */
  urgency: number;
}

/** One kind of step: all that the findings suggest, none where they do not. */
export type Rule = (findings: Findings) => Candidate[];
