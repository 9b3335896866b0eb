import type { TrackedCompany } from '../../../analysis/types.ts';
import { rate } from '../../../statistics/rates.ts';
import type { RankedCompany } from './model.ts';
import type { ReadAnswer } from './read-answers.ts';

/**
 * The brand and its competitors by answers, then mean position, then name; those named nowhere come last.
 * @param answers usable ones to prompts that do not name the brand
 */
export function rankingOf(
  answers: readonly ReadAnswer[],
  brand: TrackedCompany,
  rivals: readonly TrackedCompany[],
): RankedCompany[] {
  const positions = (name: string, isBrand: boolean) =>
    answers.flatMap(({ named }) =>
      named.filter((each) => each.isBrand === isBrand && each.name === name).map(({ position }) => position),
    );
  const companies = [brand, ...rivals].map(({ name }, index) => {
    const isBrand = index === 0;
    const places = positions(name, isBrand);
    const meanPosition = places.length === 0 ? null : total(places) / places.length;
    return { name, isBrand, mentions: places.length, meanPosition };
  });
  const voices = total(companies.map(({ mentions }) => mentions));
  return companies
    .sort(
      (a, b) =>
        b.mentions - a.mentions ||
        (a.meanPosition ?? 0) - (b.meanPosition ?? 0) ||
        a.name.localeCompare(b.name, 'en'),
    )
    .map(({ name, isBrand, mentions, meanPosition }, index) => ({
      name,
      isBrand,
      rank: index + 1,
      mentionRate: rate(mentions, answers.length),
      shareOfVoice: voices === 0 ? null : (mentions / voices) * 100,
      meanPosition,
    }));
}

const total = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0);
