import type { TrackedCompany } from '../../../../analysis/types.ts';
import type { NextStep, ReportContent } from '../model.ts';
import type { AnswerView } from '../read-answers.ts';

/** The input of every rule. */
export interface Findings extends Omit<ReportContent, 'nextSteps'> {
  brand: TrackedCompany;
  rivals: readonly TrackedCompany[];
  /** Usable answers by prompt, then platform. */
  answers: readonly AnswerView[];
}

/** A next step that may be chosen. */
export interface Candidate extends NextStep {
  /** 0–100: how strongly the figures support it. */
  urgency: number;
}

/** Finds the candidates of one kind. */
export type Rule = (findings: Findings) => Candidate[];
