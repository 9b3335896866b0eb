import { includesDay } from '../../lib/days.ts';
import type { PlatformDayRow } from './counts-store.ts';
import type { ComparedPlatform, Windows } from './model.ts';

/** Answers of a platform whose models may differ between the windows, as a share. */
const MAX_OTHER_MODELS = 0.05;

interface ModelDay {
  platform: string;
  model: string;
  day: string;
  answers: number;
}

/**
 * Which platforms are compared: those that answered both groups in both windows with the same models. Another model may speak of some
 * prompts otherwise than of their controls, which nothing here could tell from an effect.
 */
export function comparePlatforms(
  days: readonly PlatformDayRow[],
  models: readonly ModelDay[],
  windows: Windows,
): ComparedPlatform[] {
  return [...Map.groupBy(days, ({ platform }) => platform)].map(([platform, own]) => {
    const ofPlatform = models.filter((each) => each.platform === platform);
    const isAnswered = (['before', 'after'] as const).every((window) =>
      (['treated', 'control'] as const).every((group) =>
        own.some(({ day, promptGroup }) => promptGroup === group && includesDay(windows[window], day)),
      ),
    );
    const reason = !isAnswered
      ? 'It did not answer both groups in both periods.'
      : differBetweenWindows(ofPlatform, windows)
        ? 'Its model changed, which may move some prompts and not others.'
        : null;
    return { platform, isCompared: reason === null, models: listModels(ofPlatform), reason };
  });
}

/** Whether the shares of the models differ; without known models they are taken to be the same. */
function differBetweenWindows(models: readonly ModelDay[], { before, after }: Windows): boolean {
  const sharesIn = (window: Windows['before']) => {
    const own = models.filter(({ day }) => includesDay(window, day));
    const all = own.reduce((total, { answers }) => total + answers, 0);
    const shareOf = (model: string) =>
      own.filter((each) => each.model === model).reduce((total, { answers }) => total + answers, 0) / all;
    return { all, shareOf };
  };
  const [earlier, later] = [sharesIn(before), sharesIn(after)];
  if (earlier.all === 0 || later.all === 0) return false;
  const names = [...new Set(models.map(({ model }) => model))];
  const apart = names.reduce(
    (total, model) => total + Math.abs(earlier.shareOf(model) - later.shareOf(model)),
    0,
  );
  return apart / 2 > MAX_OTHER_MODELS;
}

/** Each model with its first and last day. */
export function listModels(models: readonly ModelDay[]): ComparedPlatform['models'] {
  return [...Map.groupBy(models, ({ model }) => model)]
    .map(([model, own]) => {
      const days = own.map(({ day }) => day).toSorted();
      return { model, from: days[0] ?? '', to: days.at(-1) ?? '' };
    })
    .toSorted((a, b) => (a.from < b.from ? -1 : 1));
}
