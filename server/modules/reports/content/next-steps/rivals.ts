import { percent } from '../../../../lib/format.ts';
import { mcNemarExactTest } from '../../../../statistics/mcnemar.ts';
import type { RankedCompany } from '../model.ts';
import { byPrompt } from '../prompts.ts';
import { type AnswerView, generic } from '../read-answers.ts';
import { ofAnswers } from '../text/figures.ts';
import type { Candidate, Findings } from './candidate.ts';
import { listed, quoted } from './wording.ts';

/** The competitor named in most answers: the further ahead of the brand, the more urgent. */
export function rival(findings: Findings): Candidate[] {
  const { ranking, rivals } = findings;
  const own = ranking.find(({ isBrand }) => isBrand);
  const leader = ranking.find(({ isBrand, mentionRate }) => !isBrand && mentionRate.hits > 0);
  if (rivals.length === 0) return [unnamed(findings)];
  if (!own || !leader) return [];
  const ahead = ((leader.mentionRate.value ?? 0) - (own.mentionRate.value ?? 0)) / 100;
  const where = promptsWithout(findings, leader.name);
  if (ahead <= 0 && where.length === 0) return [];
  return [
    {
      kind: 'rival',
      urgency: ahead > 0 ? 36 + 34 * ahead : 19,
      title: ahead > 0 ? `Learn why ${leader.name} is named more` : `Stay ahead of ${leader.name}`,
      detail:
        where.length > 0
          ? `Read the answers to ${listed(where.slice(0, 2).map(quoted))} that name ${leader.name} and not ${findings.brand.name}. Note what they say for it and which pages they cite. Then check what of that holds for ${findings.brand.name} too and is nowhere to be read.`
          : `Read the answers that name both, and note what they say for ${leader.name} that could be said of ${findings.brand.name} as well.`,
      evidence: `${standing(leader)}; ${standing(own)}${certainty(findings, leader.name)}.`,
    },
  ];
}

/** Prompts with answers that name the competitor and not the brand, most such answers first. */
function promptsWithout({ answers }: Findings, name: string): string[] {
  return byPrompt(
    generic(answers).filter(({ brand, named }) => !brand && named.some((each) => each.name === name)),
  )
    .sort((a, b) => b.length - a.length)
    .flatMap(([first]) => first?.question ?? []);
}

const CLEAR = 0.05;

/**
 * Whether the difference is more than chance, by McNemar's test on the same answers. The leader is picked from several
 * competitors after the fact, so p is multiplied by their number (Bonferroni).
 */
function certainty({ answers, rivals }: Findings, name: string): string {
  const names = (answer: AnswerView) => answer.named.some((each) => each.name === name);
  const compared = generic(answers);
  const alone = compared.filter((answer) => names(answer) && answer.brand === null).length;
  const without = compared.filter((answer) => !names(answer) && answer.brand !== null).length;
  if (alone === without) return '';
  return mcNemarExactTest(alone, without) * rivals.length < CLEAR
    ? ': more than chance explains'
    : ': too few answers to call the difference more than chance';
}

const standing = ({ name, mentionRate, shareOfVoice }: RankedCompany) =>
  `${name} is named in ${ofAnswers(mentionRate.hits, mentionRate.answers)} (share of voice ${percent(shareOfVoice ?? 0)})`;

const unnamed = ({ brand, answers }: Findings): Candidate => ({
  kind: 'rival',
  urgency: 26,
  title: `Compare ${brand.name} with its competitors`,
  detail: `Name up to five competitors with the next report. Ranking and share of voice need somebody to compare with, and so does knowing who is named where ${brand.name} is missing.`,
  evidence: `This report was made without competitors; ${brand.name} is named in ${ofAnswers(
    answers.filter((answer) => answer.brand !== null).length,
    answers.length,
  )}.`,
});

const MIN_ANSWERS = 2;

/** Answers that name the brand after others: the more of them, the more urgent. */
export function beNamedFirst({ answers, brand, ranking }: Findings): Candidate[] {
  const visible = generic(answers).filter((answer) => answer.brand !== null);
  const notFirst = visible.filter((answer) => answer.brand?.position !== 1);
  const meanPosition = ranking.find(({ isBrand }) => isBrand)?.meanPosition ?? null;
  if (notFirst.length < MIN_ANSWERS || meanPosition === null) return [];
  const { name, answers: first } = mostOftenFirst(notFirst);
  const where = byPrompt(notFirst).sort((a, b) => b.length - a.length);
  const questions = where.slice(0, 2).flatMap(([answer]) => (answer ? [quoted(answer.question)] : []));
  return [
    {
      kind: 'be_named_first',
      urgency: 20 + (25 * notFirst.length) / visible.length,
      title: `Move up in the answers that name ${brand.name} already`,
      detail: `Begin with ${listed(questions)}: compare what these answers say for ${name} with what they say for ${brand.name}, and publish the facts that speak for putting it first.`,
      evidence: `${brand.name} comes first in ${ofAnswers(visible.length - notFirst.length, visible.length)} that name it, and at position ${meanPosition.toFixed(1)} on average; ${name} comes first in ${first}.`,
    },
  ];
}

/** The company named first in most of the answers. */
function mostOftenFirst(answers: readonly AnswerView[]): { name: string; answers: number } {
  const groups = Map.groupBy(answers, ({ named }) => named[0]?.name ?? '');
  const [most] = [...groups].sort(
    ([a, one], [b, other]) => other.length - one.length || a.localeCompare(b, 'en'),
  );
  return { name: most?.[0] ?? '', answers: most?.[1].length ?? 0 };
}
