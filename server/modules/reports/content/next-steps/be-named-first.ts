import { byPrompt } from '../prompts.ts';
import { type AnswerView, generic } from '../read-answers.ts';
import type { Candidate, Findings } from './candidate.ts';
import { listed, ofAnswers, quoted } from './wording.ts';

const MIN_ANSWERS = 2;

/** Answers name the brand, but after others: the more of them, the more urgent. */
export function beNamedFirst({ answers, brand, ranking }: Findings): Candidate[] {
  const visible = generic(answers).filter((answer) => answer.brand !== null);
  const later = visible.filter((answer) => answer.brand?.position !== 1);
  const meanPosition = ranking.find(({ isBrand }) => isBrand)?.meanPosition ?? null;
  if (later.length < MIN_ANSWERS || meanPosition === null) return [];
  const { name, answers: first } = oftenFirst(later);
  const where = byPrompt(later).sort((a, b) => b.length - a.length);
  const questions = where.slice(0, 2).flatMap(([answer]) => (answer ? [quoted(answer.question)] : []));
  return [
    {
      kind: 'be_named_first',
      urgency: 20 + (25 * later.length) / visible.length,
      title: `Move up in the answers that name ${brand.name} already`,
      detail: `Begin with ${listed(questions)}: compare what these answers say for ${name} with what they say for ${brand.name}, and publish the facts that speak for putting it first.`,
      evidence: `${brand.name} comes first in ${ofAnswers(visible.length - later.length, visible.length)} that name it, and in place ${meanPosition.toFixed(1)} on average; ${name} comes first in ${first}.`,
    },
  ];
}

/** Who is first in most of the answers. */
function oftenFirst(answers: readonly AnswerView[]): { name: string; answers: number } {
  const groups = Map.groupBy(answers, ({ named }) => named[0]?.name ?? '');
  const [most] = [...groups].sort(
    ([a, one], [b, other]) => other.length - one.length || a.localeCompare(b, 'en'),
  );
  return { name: most?.[0] ?? '', answers: most?.[1].length ?? 0 };
}
