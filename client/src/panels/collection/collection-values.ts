import * as z from 'zod/mini';
import type { CollectionSettingsInput } from '../../schema.generated.ts';
import type { CollectionForm_SettingsFragment } from './CollectionForm.generated.ts';

const MAX_BUDGET = 1_000_000;
export const MAX_SAMPLES = 10;

/** An empty country or language leaves the choice to the vendor. */
const fields = z.object({
  platforms: z.array(z.string()),
  samples: z.string(),
  country: z.string(),
  language: z.string(),
  daily: z.boolean(),
  hour: z.string(),
  timeZone: z.string(),
  /** Whether there is a monthly budget. */
  limited: z.boolean(),
  monthlyBudget: z.string().check(z.trim()),
  judgeByModel: z.boolean(),
});

/** US dollars from `12.50` or `12,50`. */
const parseAmount = (text: string) => Number(text.replace(',', '.'));

export const collectionSchema = fields.check(
  z.refine(({ limited, monthlyBudget }) => !limited || /^\d+([.,]\d{1,2})?$/.test(monthlyBudget), {
    path: ['monthlyBudget'],
    message: 'US dollars such as 20 or 12.50.',
  }),
  z.refine(({ limited, monthlyBudget }) => !limited || !(parseAmount(monthlyBudget) > MAX_BUDGET), {
    path: ['monthlyBudget'],
    message: `At most ${MAX_BUDGET.toLocaleString('en-US')} US dollars.`,
  }),
);

/** Values of the collection form. */
export type CollectionValues = z.infer<typeof fields>;

/** The form's values for saved settings. Until a schedule is set, the browser's time zone is proposed. */
export const toValues = (settings: CollectionForm_SettingsFragment): CollectionValues => ({
  platforms: settings.platforms,
  samples: String(settings.samples),
  country: settings.country ?? '',
  language: settings.language ?? '',
  daily: settings.daily,
  hour: String(settings.hour),
  timeZone:
    settings.daily || settings.timeZone !== 'UTC'
      ? settings.timeZone
      : Intl.DateTimeFormat().resolvedOptions().timeZone,
  limited: settings.monthlyBudget !== null,
  monthlyBudget: settings.monthlyBudget === null ? '' : String(settings.monthlyBudget),
  judgeByModel: settings.judgeByModel,
});

/** The mutation's input for the form's values. */
export const toInput = ({ limited, ...values }: CollectionValues): CollectionSettingsInput => ({
  ...values,
  samples: Number(values.samples),
  country: values.country || null,
  language: values.language || null,
  hour: Number(values.hour),
  monthlyBudget: limited ? parseAmount(values.monthlyBudget) : null,
});

const isField = (name: string): name is keyof CollectionValues => Object.hasOwn(fields.shape, name);

/** The field that shows an error of the server; null without such a field. */
export function fieldOf(path: string): keyof CollectionValues | null {
  const [name = ''] = path.split('.');
  return isField(name) ? name : null;
}
