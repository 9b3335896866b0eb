import { z } from 'zod';
import type { Platforms } from '../../../platforms/registry.ts';
import type { FieldError } from '../../brands/model.ts';
import { isTimeZone } from '../schedule/schedule.ts';

const MAX_PLATFORMS = 20;
const MAX_BUDGET = 1_000_000;

const samples = z
  .int('A whole number, 1–10.')
  .min(1, 'A whole number, 1–10.')
  .max(10, 'A whole number, 1–10.');

const platforms = (known: Platforms) =>
  z
    .array(z.string())
    .max(MAX_PLATFORMS, `At most ${MAX_PLATFORMS} platforms.`)
    .transform((keys) => [...new Set(keys)])
    .superRefine((keys, context) => {
      for (const key of keys) {
        const found = known.all().find((platform) => platform.key === key);
        if (found?.status === 'on' || found?.status === 'simulated') continue;
        const message = found
          ? `${found.name} cannot be asked on this server.`
          : `There is no platform “${key.slice(0, 60)}” on this server.`;
        context.addIssue({ code: 'custom', message });
      }
    });

const settings = (known: Platforms, canJudge: boolean) =>
  z.object({
    platforms: platforms(known).optional(),
    samples: samples.optional(),
    country: z
      .string()
      .regex(/^[A-Za-z]{2}$/, 'Two letters such as DE.')
      .transform((code) => code.toUpperCase())
      .nullable()
      .optional(),
    language: z
      .string()
      .max(35, 'A language such as de or pt-BR.')
      .refine(isLanguage, 'A language such as de or pt-BR.')
      .nullable()
      .optional(),
    daily: z.boolean().optional(),
    hour: z.int('0–23.').min(0, '0–23.').max(23, '0–23.').optional(),
    timeZone: z
      .string()
      .max(60, 'A time zone such as Europe/Berlin.')
      .refine(isTimeZone, 'A time zone such as Europe/Berlin.')
      .optional(),
    monthlyBudget: z
      .number()
      .min(0, 'US dollars, 0 or more.')
      .max(MAX_BUDGET, `At most ${MAX_BUDGET.toLocaleString('en')} US dollars.`)
      .nullable()
      .optional(),
    setUp: z.boolean().optional(),
    judgeByModel: z
      .boolean()
      .refine((on) => canJudge || !on, 'No chat model is configured on this server.')
      .optional(),
  });

/** A validated change; omitted settings keep their values. */
export type SettingsChange = z.output<ReturnType<typeof settings>>;

/** Validates a change of settings. Null removes a country, language or budget and counts as left out elsewhere. */
export function readSettings(
  input: Record<string, unknown>,
  known: Platforms,
  canJudge: boolean,
): { ok: true; value: SettingsChange } | { ok: false; errors: FieldError[] } {
  return parse(settings(known, canJudge), omitNulls(input, ['country', 'language', 'monthlyBudget']));
}

export function readRunOptions(
  input: Record<string, unknown>,
  known: Platforms,
):
  | { ok: true; value: { again: boolean; platforms?: string[] | undefined; samples?: number | undefined } }
  | { ok: false; errors: FieldError[] } {
  const options = z.object({
    again: z.boolean().default(false),
    platforms: platforms(known).optional(),
    samples: samples.optional(),
  });
  return parse(options, omitNulls(input, []));
}

function parse<T>(
  schema: z.ZodType<T>,
  input: unknown,
): { ok: true; value: T } | { ok: false; errors: FieldError[] } {
  const parsed = schema.safeParse(input);
  if (parsed.success) return { ok: true, value: parsed.data };
  return {
    ok: false,
    errors: parsed.error.issues.map((issue) => ({
      field: String(issue.path[0] ?? ''),
      message: issue.message,
    })),
  };
}

const omitNulls = (input: Record<string, unknown>, nullable: readonly string[]) =>
  Object.fromEntries(
    Object.entries(input).filter(
      ([name, value]) => value !== undefined && (value !== null || nullable.includes(name)),
    ),
  );

function isLanguage(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}
