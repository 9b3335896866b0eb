import { getDomain } from 'tldts';
import { z } from 'zod';
import type { CompanyInput, FieldError } from './model.ts';

const name = z
  .string()
  .transform((value) => value.toWellFormed().replaceAll('\u0000', '').normalize('NFC').trim())
  .pipe(z.string().min(1, 'A name is needed.').max(120, 'At most 120 characters.'));

const domain = z
  .string()
  .nullish()
  .transform((value, context) => {
    const host = value?.trim();
    if (!host) return null;
    const found = host.length <= 253 ? getDomain(host, { allowPrivateDomains: false }) : null;
    if (found) return found.toLowerCase();
    context.addIssue({ code: 'custom', message: 'Enter a domain such as example.com.' });
    return z.NEVER;
  });

const id = z
  .string()
  .nullish()
  .transform((value) => value?.toLowerCase() ?? null);

const company = z.object({
  id,
  name,
  aliases: z.array(name).max(50, 'At most 50 aliases.').default([]),
  domain,
});

const input = z
  .object({ brand: company, competitors: z.array(company).max(100, 'At most 100 competitors.') })
  .superRefine((value, context) => {
    const seen = new Set([value.brand.name.toLowerCase()]);
    for (const [index, competitor] of value.competitors.entries()) {
      const key = competitor.name.toLowerCase();
      if (seen.has(key)) {
        context.addIssue({
          code: 'custom',
          path: ['competitors', index, 'name'],
          message: `“${competitor.name}” is used twice; every company needs its own name.`,
        });
      }
      seen.add(key);
    }
  });

export type CleanCompanies = z.output<typeof input>;

/** Normalizes names and domains; each error says what the field allows. */
export function cleanCompanies(value: {
  brand: CompanyInput;
  competitors: readonly CompanyInput[];
}): { ok: true; value: CleanCompanies } | { ok: false; errors: FieldError[] } {
  const parsed = input.safeParse(value);
  if (parsed.success) return { ok: true, value: parsed.data };
  return {
    ok: false,
    errors: parsed.error.issues.map((issue) => ({ field: issue.path.join('.'), message: issue.message })),
  };
}
