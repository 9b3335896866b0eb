import * as z from 'zod/mini';

export const MOST_BUDGET = 1_000_000;
export const MOST_SAMPLES = 10;

/** What the form of the collection's settings holds; an empty country or language is the vendor's own choice. */
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

export const collectionSchema = fields.check(
  z.refine(({ limited, monthlyBudget }) => !limited || /^\d+([.,]\d{1,2})?$/.test(monthlyBudget), {
    path: ['monthlyBudget'],
    message: 'US dollars such as 20 or 12.50.',
  }),
  z.refine(({ limited, monthlyBudget }) => !limited || !(amountOf(monthlyBudget) > MOST_BUDGET), {
    path: ['monthlyBudget'],
    message: `At most ${MOST_BUDGET.toLocaleString('en-US')} US dollars.`,
  }),
);

export type CollectionValues = z.infer<typeof fields>;

/** US dollars from `12.50` or `12,50`. */
export const amountOf = (text: string) => Number(text.replace(',', '.'));
