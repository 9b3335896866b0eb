import type { Comparison } from '../../components/forms/conflict.ts';
import type { CollectionValues } from './collection-values.ts';
import { HOURS } from './locales.ts';

const nameOf = (type: 'region' | 'language', code: string) =>
  code && (new Intl.DisplayNames('en', { type, fallback: 'code' }).of(code) ?? code);

/** Compares collection settings by what the form calls them. A schedule and a budget are one field each. */
export const createComparison = (platformName: (key: string) => string): Comparison<CollectionValues> => ({
  describe: (values) =>
    new Map(
      Object.entries({
        platforms: ['Platforms', values.platforms.map(platformName).sort().join(', ')],
        samples: ['Samples', values.samples],
        country: ['Country', nameOf('region', values.country)],
        language: ['Language', nameOf('language', values.language)],
        schedule: ['Schedule', describeSchedule(values)],
        budget: ['Monthly budget', values.limited ? `$${values.monthlyBudget}` : ''],
        judgeByModel: ['Judge by the chat model', values.judgeByModel ? 'Yes' : 'No'],
      }).map(([key, [label = '', text = '']]) => [key, { label, text }]),
    ),

  merge({ mine, saved }, keys) {
    const { daily, hour, timeZone, limited, monthlyBudget } = saved;
    const { platforms, samples, country, language, judgeByModel } = saved;
    const groups: Record<string, Partial<CollectionValues>> = {
      platforms: { platforms },
      samples: { samples },
      country: { country },
      language: { language },
      schedule: { daily, hour, timeZone },
      budget: { limited, monthlyBudget },
      judgeByModel: { judgeByModel },
    };
    return Object.assign({ ...mine }, ...[...keys].map((key) => groups[key]));
  },
});

const describeSchedule = ({ daily, hour, timeZone }: CollectionValues) =>
  daily
    ? `Every day at ${HOURS.find(({ value }) => value === hour)?.label ?? hour}, ${timeZone}`
    : 'No daily run';
