import { NEGATIVE_TO, POSITIVE_FROM } from '../../../../analysis/sentiment/bands.ts';
import { score } from '../../../../lib/format.ts';
import { byPrompt } from '../prompts.ts';
import type { AnswerView } from '../read-answers.ts';
import { ofAnswers } from '../text/figures.ts';
import type { Candidate, Findings } from './candidate.ts';
import { domainsCited, listed, quoted } from './wording.ts';

const isNegative = ({ brand }: AnswerView) => brand?.sentiment != null && brand.sentiment <= NEGATIVE_TO;
const isPositive = ({ brand }: AnswerView) => brand?.sentiment != null && brand.sentiment >= POSITIVE_FROM;

/** Prompts with negative answers; without any, the fact that most answers give no reason to choose the brand. */
export function sentimentStep(findings: Findings): Candidate[] {
  const named = findings.answers.filter(({ brand }) => brand !== null);
  const criticised = byPrompt(named).filter((answers) => answers.some(isNegative));
  return criticised.length > 0
    ? criticised.map((answers) => criticism(findings, answers))
    : indifference(findings, named);
}

function criticism({ brand }: Findings, named: readonly AnswerView[]): Candidate {
  const negative = named.filter(isNegative);
  const [first] = negative;
  const cited = domainsCited(negative, (domain) => domain === brand.domain);
  return {
    kind: 'sentiment',
    urgency: Math.min(80, 44 + 8 * negative.length),
    title: `See what is criticised in answers to ${quoted(first?.question ?? '')}`,
    detail: `Read ${negative.length === 1 ? 'this answer' : 'these answers'} in full. Where the criticism is right, mend its cause and say so publicly; where it is wrong or out of date, publish the facts${
      cited.length > 0 ? ` and ask the pages cited for a correction (${cited.join(', ')})` : ''
    }.`,
    evidence: `${
      named.length === 1
        ? `The one answer that names ${brand.name} scores`
        : `${ofAnswers(negative.length, named.length)} that name ${brand.name} score${negative.length === 1 ? 's' : ''}`
    } ${NEGATIVE_TO} or less of 100: ${listed(
      negative.map(({ platform, brand: own }) => `${platform.name} ${score(own?.sentiment ?? 0)}`),
    )}.`,
  };
}

function indifference({ brand }: Findings, named: readonly AnswerView[]): Candidate[] {
  const positive = named.filter(isPositive).length;
  if (named.length === 0 || positive * 2 > named.length) return [];
  const more = positive === 1 ? 'speaks' : 'speak';
  return [
    {
      kind: 'sentiment',
      urgency: 27,
      title: `Give answers a reason to recommend ${brand.name}`,
      detail: `Most answers name ${brand.name} without praise. Publish what sets it apart in a form that can be checked and repeated, such as results of independent tests, prices beside others’ and customers’ own words.`,
      evidence: `${ofAnswers(positive, named.length)} that name${named.length === 1 ? 's' : ''} ${brand.name} ${more} well of it (${POSITIVE_FROM} or more of 100); none speaks ill of it.`,
    },
  ];
}
