import { expect, test } from 'vitest';
import { addDays } from '../../lib/days.ts';
import { comparePlatforms } from './compare-platforms.ts';
import type { PlatformDayRow } from './counts-store.ts';
import { windowsOf } from './model.ts';

const windows = windowsOf({ startsOn: '2026-03-15', daysBefore: 14, daysLeftOut: 0, daysAfter: 14 });
const DAYS = Array.from({ length: 28 }, (_, index) => addDays(windows.before.from, index));

const answered = (platform: string, days = DAYS): PlatformDayRow[] =>
  days.flatMap((day) =>
    (['treated', 'control'] as const).map((promptGroup) => ({
      ...{ promptGroup, platform, day, answers: 20, hits: 5 },
    })),
  );
const modelOf = (platform: string, model: string, days = DAYS, answers = 20) =>
  days.map((day) => ({ platform, model, day, answers }));

test('compares a platform with one model, or none that is known', () => {
  const platforms = comparePlatforms(
    [...answered('chatgpt'), ...answered('gemini')],
    modelOf('chatgpt', 'gpt-5.1'),
    windows,
  );
  expect(platforms).toEqual([
    {
      ...{ platform: 'chatgpt', isCompared: true, reason: null },
      models: [{ model: 'gpt-5.1', from: DAYS[0], to: DAYS[27] }],
    },
    { platform: 'gemini', isCompared: true, models: [], reason: null },
  ]);
});

test('leaves out a platform whose model changed within the windows', () => {
  const [platform] = comparePlatforms(
    answered('chatgpt'),
    [...modelOf('chatgpt', 'gpt-5.1', DAYS.slice(0, 20)), ...modelOf('chatgpt', 'gpt-5.2', DAYS.slice(20))],
    windows,
  );
  expect(platform?.isCompared).toBe(false);
  expect(platform?.reason).toMatch(/model changed/);
  expect(platform?.models.map(({ model }) => model)).toEqual(['gpt-5.1', 'gpt-5.2']);
});

test('keeps a platform that tries another model on one answer in thirty', () => {
  const models = [
    ...modelOf('chatgpt', 'gpt-5.1', DAYS, 29),
    ...modelOf('chatgpt', 'gpt-5.2', DAYS.slice(14), 1),
  ];
  expect(comparePlatforms(answered('chatgpt'), models, windows)[0]?.isCompared).toBe(true);
});

test('leaves out a platform that was not asked in both periods', () => {
  expect(comparePlatforms(answered('gemini', DAYS.slice(14)), [], windows)[0]).toMatchObject({
    isCompared: false,
    reason: 'It did not answer both groups in both periods.',
  });
});
