import type { FieldErrors } from 'react-hook-form';
import type { BrandField, BrandValues, CompanyPath, CompanyValues } from './brand-values.ts';

type CompanyErrors = FieldErrors<CompanyValues> | undefined;

const FIELDS = ['name', 'domain', 'aliases'] as const;

/** The topmost field of the form that has an error. */
export function firstErrorField({ brand, competitors }: FieldErrors<BrandValues>): BrandField | null {
  const companies: [CompanyPath, CompanyErrors][] = [['brand', brand]];
  // Without errors in a row, its entry is missing.
  for (const [index, competitor] of (competitors ?? []).entries?.() ?? []) {
    companies.push([`competitors.${index}`, competitor]);
  }
  for (const [path, errors] of companies) {
    const field = FIELDS.find((name) => errors?.[name]);
    if (field) return `${path}.${field}`;
  }
  return null;
}

/** What is wrong with a list of names: with the list itself, or with one of them. */
export function aliasesError(errors: CompanyErrors): string | undefined {
  const aliases = errors?.aliases;
  if (!aliases) return undefined;
  if (aliases.message) return aliases.message;
  return Array.isArray(aliases) ? aliases.find((error) => error?.message)?.message : undefined;
}
