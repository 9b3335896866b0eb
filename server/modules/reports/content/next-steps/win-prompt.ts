import { rate } from '../../../../statistics/rates.ts';
import type { MissingPrompt } from '../model.ts';
import { byPrompt, rivalsNamed } from '../prompts.ts';
import { type AnswerView, generic } from '../read-answers.ts';
import type { Candidate, Findings } from './candidate.ts';
import { domainsCited, isMissed, listed, namedIn, quoted } from './wording.ts';

/**
 * Prompts with answers that do not name the brand. Most urgent are those whose answers name competitors and never the
 * brand; more answers raise the urgency, by the lower end of the interval of missed ÷ usable.
 */
export function winPrompt(findings: Findings): Candidate[] {
  return byPrompt(generic(findings.answers)).flatMap((answers) => {
    const missed = answers.filter(isMissed).length;
    const visible = answers.filter(({ brand }) => brand !== null).length;
    if (visible === answers.length || (visible > 0 && missed === 0)) return [];
    const lowerBound = (rate(missed, answers.length).low ?? 0) / 2;
    const urgency = visible > 0 ? 22 + lowerBound : missed > 0 ? 48 + lowerBound : 30;
    return [{ kind: 'win_prompt' as const, urgency, ...describe(findings, answers, visible) }];
  });
}

function describe({ brand }: Findings, answers: readonly AnswerView[], visible: number) {
  const question = quoted(answers[0]?.question ?? '');
  const named = rivalsNamed(answers.filter(isMissed));
  const cited = domainsCited(answers, (domain) => domain === brand.domain);
  return {
    title: visible > 0 ? `Be in every answer to ${question}` : `Publish an answer to ${question}`,
    detail: [
      named.length > 0 || visible > 0
        ? `Give the question a page on ${brand.domain ?? 'your own site'} that answers it directly.`
        : `See first whether it is a question that your customers ask. If it is, give it a page on ${brand.domain ?? 'your own site'} that answers it directly.`,
      `Say who ${brand.name} suits and who it does not, with prices, figures and limits that a reader can check.`,
      ...(cited.length > 0 ? [`Read first what these answers cite: ${listed(cited)}.`] : []),
    ].join(' '),
    evidence: evidenceFor(brand.name, answers.length, visible, named),
  };
}

function evidenceFor(name: string, answers: number, visible: number, named: MissingPrompt['named']): string {
  if (answers === 1) {
    const instead = named.length > 0 ? listed(named.map((rival) => rival.name)) : 'no competitor either';
    return `${name} is not named in the one answer to this prompt, which names ${instead}.`;
  }
  const others = visible > 0 ? 'of the answers without it, ' : '';
  const instead = named.length > 0 ? `${others}${namedIn(named)}` : 'no competitor is named either';
  return `${name} is named in ${visible === 0 ? 'none of the' : `${visible} of`} ${answers} answers to this prompt; ${instead}.`;
}
