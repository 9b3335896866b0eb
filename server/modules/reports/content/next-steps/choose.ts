import { oneLine } from '../../../../lib/format.ts';
import type { NextStep } from '../model.ts';
import { beNamedFirst } from './be-named-first.ts';
import type { Candidate, Findings, Rule } from './candidate.ts';
import { earnSource } from './earn-source.ts';
import { measureAgain } from './measure-again.ts';
import { ownPage } from './own-page.ts';
import { profile } from './profile.ts';
import { rival } from './rival.ts';
import { sentimentStep } from './sentiment-step.ts';
import { weakPlatform } from './weak-platform.ts';
import { winPrompt } from './win-prompt.ts';

const STEPS = 5;
/** What a step loses for each one of its kind that is there already: a report of one kind of step says little. */
const REPEATED = 35;

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

/** The five steps that the figures speak for most, the most urgent first. No two are the same. */
export function nextStepsOf(findings: Findings): NextStep[] {
  if (findings.answers.length === 0) return [];
  const candidates = RULES.flatMap((rule) => rule(findings));
  const chosen: Candidate[] = [];
  const standing = (candidate: Candidate) =>
    candidate.urgency - REPEATED * chosen.filter(({ kind }) => kind === candidate.kind).length;
  while (chosen.length < STEPS) {
    const open = candidates.filter(({ title }) => chosen.every((step) => step.title !== title));
    const best = open.reduce<Candidate | null>(
      (leader, each) => (leader && standing(leader) >= standing(each) ? leader : each),
      null,
    );
    if (!best) break;
    chosen.push(best);
  }
  return chosen.map(asStep);
}

/** Names in it come from people and may hold anything. */
const asStep = ({ kind, title, detail, evidence }: Candidate): NextStep => ({
  kind,
  title: oneLine(title),
  detail: oneLine(detail),
  evidence: oneLine(evidence),
});
