import { z } from 'zod';
import { badInput } from '../../errors.ts';
import { isDay } from '../../lib/days.ts';
import type { MetricsFilter } from './model.ts';

/** Most days that a filter may count back; ten years. */
export const MOST_DAYS = 3_660;

/** A filter that was checked; null says nothing. With `days` neither `from` nor `to` is given. */
export interface Asked {
  from: string | null;
  to: string | null;
  days: number | null;
  platform: string | null;
}

const DAYS_ALLOWED = `must be a whole number from 1 to ${MOST_DAYS}.`;

const day = z.string().refine(isDay, 'must be a day such as 2025-05-24.');
const schema = z
  .object({
    from: day.nullish(),
    to: day.nullish(),
    days: z.int(DAYS_ALLOWED).min(1, DAYS_ALLOWED).max(MOST_DAYS, DAYS_ALLOWED).nullish(),
    platform: z
      .string()
      .regex(/^[a-z0-9][a-z0-9-]{0,59}$/, 'must be a platform’s key such as chatgpt.')
      .nullish(),
  })
  .refine(({ from, to }) => !from || !to || from <= to, {
    path: ['from'],
    message: 'must not be after `to`.',
  })
  .refine(({ from, to, days }) => days == null || (!from && !to), {
    path: ['days'],
    message: 'must not be given together with `from` or `to`.',
  });

/** @throws BAD_USER_INPUT naming the field and what it allows */
export function readFilter(filter: MetricsFilter | null | undefined): Asked {
  const parsed = schema.safeParse(filter ?? {});
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const field = issue?.path.join('.') ?? 'filter';
    throw badInput(field, `${field} ${issue?.message ?? 'is not usable.'}`);
  }
  const { from, to, days, platform } = parsed.data;
  return { from: from ?? null, to: to ?? null, days: days ?? null, platform: platform ?? null };
}
