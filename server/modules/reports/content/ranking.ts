import type { TrackedCompany } from '../../../analysis/types.ts';
import { sum } from '../../../statistics/arithmetic.ts';
import { rate } from '../../../statistics/rates.ts';
import { rankCompanies } from '../../visibility/formulas.ts';
import type { RankedCompany } from './model.ts';
import type { AnswerView } from './read-answers.ts';

/**
 * The brand and its competitors, ranked as on the dashboard; companies that no answer names come last.
 * @param answers usable ones to prompts that do not name the brand
 */
export function rankingOf(
  answers: readonly AnswerView[],
  brand: TrackedCompany,
  rivals: readonly TrackedCompany[],
): RankedCompany[] {
  const companies = [brand, ...rivals].map(({ name }, index) => {
    const isBrand = index === 0;
    const named = answers.flatMap((answer) =>
      answer.named.filter((each) => each.isBrand === isBrand && each.name === name),
    );
    const positionSum = sum(named, ({ position }) => position);
    return { name, isBrand, mentions: named.length, unbrandedMentions: named.length, positionSum };
  });
  return rankCompanies(companies).map(({ name, isBrand, rank, mentions, shareOfVoice, meanPosition }) => ({
    name,
    isBrand,
    rank,
    mentionRate: rate(mentions, answers.length),
    shareOfVoice,
    meanPosition,
  }));
}
