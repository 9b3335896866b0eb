import * as z from 'zod/mini';
import type { Comparison } from '../../../components/forms/conflict.ts';
import type { Reading } from '../../../panels/page-reading/use-page-reading.ts';

const MAX_PAGES = 2000;
const parsePages = (text: string) => Number(text.replaceAll(',', ''));

export const settingsSchema = z.object({
  daily: z.boolean(),
  pagesPerDay: z.string().check(
    z.trim(),
    z.refine((text) => /^[\d,]+$/.test(text) && parsePages(text) >= 1 && parsePages(text) <= MAX_PAGES, {
      message: `Enter a number from 1 to ${MAX_PAGES.toLocaleString('en-US')}.`,
    }),
  ),
});

export type SettingsValues = z.infer<typeof settingsSchema>;

export const toSettingsValues = ({ daily, pagesPerDay }: Reading): SettingsValues => ({
  daily,
  pagesPerDay: String(pagesPerDay),
});

export const toSettingsInput = ({ daily, pagesPerDay }: SettingsValues) => ({
  daily,
  pagesPerDay: parsePages(pagesPerDay),
});

export const SETTINGS_COMPARISON: Comparison<SettingsValues> = {
  describe: ({ daily, pagesPerDay }) =>
    new Map([
      ['daily', { label: 'Read every day', text: daily ? 'Yes' : 'No' }],
      ['pagesPerDay', { label: 'Pages a day', text: pagesPerDay }],
    ]),
  merge: ({ mine, saved }, keys) => ({
    daily: (keys.has('daily') ? saved : mine).daily,
    pagesPerDay: (keys.has('pagesPerDay') ? saved : mine).pagesPerDay,
  }),
};
