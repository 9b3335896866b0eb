import { type Rate, rate } from '../../../statistics/rates.ts';
import type { PlatformFindings, PlatformName } from './model.ts';
import { generic, type ReadAnswer, usable } from './read-answers.ts';

/** Answers that name the brand ÷ the given ones, with its 95 % Wilson interval; give usable ones. */
export const mentionRate = (answers: readonly ReadAnswer[]): Rate =>
  rate(answers.filter(({ brand }) => brand !== null).length, answers.length);

/** Each platform in turn, those without a usable answer too. */
export function platformsOf(
  answers: readonly ReadAnswer[],
  platforms: readonly PlatformName[],
): PlatformFindings[] {
  return platforms.map((platform) => {
    const asked = answers.filter((answer) => answer.platform.key === platform.key);
    const answered = usable(asked);
    return {
      platform,
      model: mostUsed(answered.map(({ model }) => model)),
      mentionRate: mentionRate(generic(answered)),
      answers: answered.length,
      failed: asked.length - answered.length,
    };
  });
}

/** The first of those that occur most. */
function mostUsed(models: readonly (string | null)[]): string | null {
  const counts = new Map<string, number>();
  for (const model of models) if (model) counts.set(model, (counts.get(model) ?? 0) + 1);
  return [...counts].reduce<[string | null, number]>(
    (best, each) => (each[1] > best[1] ? each : best),
    [null, 0],
  )[0];
}
