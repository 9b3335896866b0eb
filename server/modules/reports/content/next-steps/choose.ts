import { oneLine } from '../../../../lib/format.ts';
import type { NextStep } from '../model.ts';
import type { Candidate, Findings, Rule } from './candidate.ts';
import { earnSource } from './earn-source.ts';
import { measureAgain } from './measure-again.ts';
import { ownPage, profile } from './own-pages.ts';
import { beNamedFirst, rival } from './rivals.ts';
import { sentimentStep } from './sentiment-step.ts';
import { weakPlatform } from './weak-platform.ts';
import { winPrompt } from './win-prompt.ts';

const STEPS = 5;
/** Urgency that a candidate loses for each chosen one of its kind, so that the steps differ. */
const REPEAT_PENALTY = 35;

const RULES: readonly Rule[] = [
  winPrompt,
  earnSource,
  rival,
  weakPlatform,
  sentimentStep,
  ownPage,
  beNamedFirst,
  profile,
  measureAgain,
];

/** The five most urgent steps, the most urgent first; no two have the same title. */
export function nextStepsOf(findings: Findings): NextStep[] {
  if (findings.answers.length === 0) return [];
  const candidates = RULES.flatMap((rule) => rule(findings));
  const chosen: Candidate[] = [];
  const urgencyOf = (candidate: Candidate) =>
    candidate.urgency - REPEAT_PENALTY * chosen.filter(({ kind }) => kind === candidate.kind).length;
  while (chosen.length < STEPS) {
    const open = candidates.filter(({ title }) => chosen.every((step) => step.title !== title));
    const best = open.reduce<Candidate | null>(
      (leader, each) => (leader && urgencyOf(leader) >= urgencyOf(each) ? leader : each),
      null,
    );
    if (!best) break;
    chosen.push(best);
  }
  // Names come from people and may contain line breaks.
  return chosen.map(({ kind, title, detail, evidence }) => ({
    kind,
    title: oneLine(title),
    detail: oneLine(detail),
    evidence: oneLine(evidence),
  }));
}
