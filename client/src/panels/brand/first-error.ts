import type { FieldErrors } from 'react-hook-form';
import type { BrandValues, CompanyPath, CompanyValues } from './brand-schema.ts';
import type { ErrorField } from './brand-values.ts';

type CompanyErrors = FieldErrors<CompanyValues> | undefined;

const FIELDS = ['name', 'domain', 'aliases'] as const;

/** The topmost field of the form that has an error. */
export function firstErrorOf({ brand, competitors }: FieldErrors<BrandValues>): ErrorField | null {
  const inBrand = firstOf('brand', brand);
  if (inBrand) return inBrand;
  for (const [index, competitor] of (competitors ?? []).entries?.() ?? []) {
    const found = firstOf(`competitors.${index}`, competitor);
    if (found) return found;
  }
  return null;
}

function firstOf(path: CompanyPath, errors: CompanyErrors): ErrorField | null {
  const field = FIELDS.find((name) => errors?.[name]);
  return field ? `${path}.${field}` : null;
}

/** What is wrong with a list of names: with the list itself, or with one of them. */
export function listError(errors: CompanyErrors): string | undefined {
  const aliases = errors?.aliases;
  if (!aliases) return undefined;
  if (aliases.message) return aliases.message;
  return Array.isArray(aliases) ? aliases.find((error) => error?.message)?.message : undefined;
}
