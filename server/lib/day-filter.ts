import { z } from 'zod';
import { isDay } from './days.ts';

/** The most days that a filter may count back: ten years. */
const MAX_DAYS = 3_660;

const DAYS_MESSAGE = `must be a whole number from 1 to ${MAX_DAYS}.`;
const day = z.string().refine(isDay, 'must be a day such as 2025-05-24.');

/** Fields of a filter by days: from and to, or a number of days. */
export const dayFields = {
  from: day.nullish(),
  to: day.nullish(),
  days: z.int(DAYS_MESSAGE).min(1, DAYS_MESSAGE).max(MAX_DAYS, DAYS_MESSAGE).nullish(),
};

interface DayFilter {
  from?: string | null | undefined;
  to?: string | null | undefined;
  days?: number | null | undefined;
}

/** The rules that the fields keep together. */
export const withDayRules = <Input, Filter extends DayFilter>(schema: z.ZodType<Filter, Input>) =>
  schema
    .refine(({ from, to }) => !from || !to || from <= to, {
      path: ['from'],
      message: 'must not be after `to`.',
    })
    .refine(({ from, to, days }) => days == null || (!from && !to), {
      path: ['days'],
      message: 'must not be given together with `from` or `to`.',
    });
