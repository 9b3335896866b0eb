import { percent } from '../../../../lib/format.ts';
import { fisherExactTest } from '../../../../statistics/fisher.ts';
import { type Rate, rate } from '../../../../statistics/rates.ts';
import { generic } from '../read-answers.ts';
import { ofAnswers } from '../text/figures.ts';
import type { Candidate, Findings } from './candidate.ts';
import { domainsCited, listed } from './wording.ts';

const CLEAR = 0.05;
/** Below it, an unclear difference is still worth a step. */
const POSSIBLE = 0.25;

/**
 * Compares the platform with the lowest mention rate with all others together, by Fisher's exact test at 5 %, because a
 * report has few answers per platform. The lowest is picked after the fact, so p is multiplied by the number of platforms
 * (Bonferroni). A difference that is not clear but has p < 0.25 is reported as one that more answers must settle.
 */
export function weakPlatform({ platforms, answers, brand }: Findings): Candidate[] {
  const measured = platforms.filter(({ mentionRate }) => mentionRate.value !== null);
  const [weakest] = measured.toSorted((a, b) => (a.mentionRate.value ?? 0) - (b.mentionRate.value ?? 0));
  if (!weakest || measured.length < 2) return [];
  const rest = measured.filter((each) => each !== weakest);
  const others = rate(
    rest.reduce((sum, each) => sum + each.mentionRate.hits, 0),
    rest.reduce((sum, each) => sum + each.mentionRate.answers, 0),
  );
  const difference = (others.value ?? 0) - (weakest.mentionRate.value ?? 0);
  const p = fisherExactTest(weakest.mentionRate, others);
  if (difference === 0 || p >= POSSIBLE) return [];
  const clear = p * measured.length < CLEAR;
  const { name, key } = weakest.platform;
  const without = generic(answers).filter((answer) => answer.platform.key === key && answer.brand === null);
  const cited = domainsCited(without, (domain) => domain === brand.domain);
  return [
    {
      kind: 'weak_platform',
      urgency: clear ? 70 : 30 + difference / 10,
      title: clear ? `Find out what ${name} rests on` : `Keep an eye on ${name}`,
      detail: [
        `Compare its answers with those of ${rest.length === 1 ? rest[0]?.platform.name : 'the other platforms'} to the same prompts: which companies it names and which pages it cites.`,
        cited.length > 0
          ? `Where it does not name ${brand.name} it cites ${listed(cited)} most: see first what is said there.`
          : '',
        clear ? '' : 'Measure again before acting on this difference alone.',
      ]
        .filter(Boolean)
        .join(' '),
      evidence: `${name} names ${brand.name} in ${shown(weakest.mentionRate)}, ${
        rest.length === 1 ? rest[0]?.platform.name : 'the others'
      } in ${shown(others)}: ${clear ? 'more than chance explains' : 'too few answers so far to call it more than chance'}.`,
    },
  ];
}

const shown = ({ hits, answers, value }: Pick<Rate, 'hits' | 'answers' | 'value'>) =>
  `${ofAnswers(hits, answers)} (${percent(value ?? 0)})`;
