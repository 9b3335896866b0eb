import { type Rate, rate } from '../../../statistics/rates.ts';
import type { PlatformFindings, PlatformName } from './model.ts';
import { type AnswerView, generic, usable } from './read-answers.ts';

/** The mention rate: answers that name the brand ÷ all of these usable answers. */
export const mentionRate = (answers: readonly AnswerView[]): Rate =>
  rate(answers.filter(({ brand }) => brand !== null).length, answers.length);

/** Each platform's findings, platforms without a usable answer included. */
export function platformsOf(
  answers: readonly AnswerView[],
  platforms: readonly PlatformName[],
): PlatformFindings[] {
  return platforms.map((platform) => {
    const asked = answers.filter((answer) => answer.platform.key === platform.key);
    const answered = usable(asked);
    return {
      platform,
      model: mostFrequent(answered.map(({ model }) => model)),
      mentionRate: mentionRate(generic(answered)),
      answers: answered.length,
      failed: asked.length - answered.length,
    };
  });
}

/** The most frequent model, the first of equally frequent ones. */
function mostFrequent(models: readonly (string | null)[]): string | null {
  const byModel = Map.groupBy(models.filter(Boolean), (model) => model);
  const [first] = [...byModel].sort(([, a], [, b]) => b.length - a.length);
  return first?.[0] ?? null;
}
