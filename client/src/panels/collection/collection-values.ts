import type { CollectionSettingsInput } from '../../schema.generated.ts';
import type { CollectionForm_SettingsFragment } from './CollectionForm.generated.ts';
import { amountOf, type CollectionValues } from './collection-schema.ts';

const browserZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** What the form begins with. Until a schedule is set, the browser's time zone is proposed for it. */
export const toValues = (settings: CollectionForm_SettingsFragment): CollectionValues => ({
  platforms: settings.platforms,
  samples: String(settings.samples),
  country: settings.country ?? '',
  language: settings.language ?? '',
  daily: settings.daily,
  hour: String(settings.hour),
  timeZone: settings.daily || settings.timeZone !== 'UTC' ? settings.timeZone : browserZone(),
  limited: settings.monthlyBudget !== null,
  monthlyBudget: settings.monthlyBudget === null ? '' : String(settings.monthlyBudget),
  judgeByModel: settings.judgeByModel,
});

/** What is sent to be saved. */
export const toInput = (values: CollectionValues): CollectionSettingsInput => ({
  platforms: values.platforms,
  samples: Number(values.samples),
  country: values.country || null,
  language: values.language || null,
  daily: values.daily,
  hour: Number(values.hour),
  timeZone: values.timeZone,
  monthlyBudget: values.limited ? amountOf(values.monthlyBudget) : null,
  judgeByModel: values.judgeByModel,
});

const FIELDS = [
  'platforms',
  'samples',
  'country',
  'language',
  'daily',
  'hour',
  'timeZone',
  'monthlyBudget',
  'judgeByModel',
] as const;

/** The field that shows an error of the server; null for what no field stands for. */
export const fieldOf = (path: string) => FIELDS.find((name) => path.split('.')[0] === name) ?? null;
