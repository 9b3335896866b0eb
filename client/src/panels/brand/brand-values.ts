import type { FieldErrors } from 'react-hook-form';
import * as z from 'zod/mini';
import type { SaveBrandInput } from '../../schema.generated.ts';
import type { BrandForm_ViewerFragment } from './BrandForm.generated.ts';

/** The server's limits. The server also checks domains and repeated names. */
export const LIMITS = { name: 120, aliases: 50, competitors: 100, domain: 2048 };

const name = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'A name is needed.'),
    z.maxLength(LIMITS.name, `At most ${LIMITS.name} characters.`),
  );

const company = z.object({
  /** Null before it is saved for the first time. */
  companyId: z.nullable(z.string()),
  name,
  domain: z.string().check(z.trim(), z.maxLength(LIMITS.domain, `At most ${LIMITS.domain} characters.`)),
  aliases: z.array(name),
});

export const brandSchema = z.object({ brand: company, competitors: z.array(company) });

/** Values of the brand form. */
export type BrandValues = z.infer<typeof brandSchema>;
export type CompanyValues = BrandValues['brand'];

/** Path of a company in the form. */
export type CompanyPath = 'brand' | `competitors.${number}`;
/** Path of a field that can show an error. */
export type BrandField = `${CompanyPath}.${'name' | 'domain' | 'aliases'}`;

export const NEW_COMPANY: CompanyValues = { companyId: null, name: '', domain: '', aliases: [] };

type Company = BrandForm_ViewerFragment['competitors'][number];

const toCompanyValues = ({ id, name, domain, aliases }: Company): CompanyValues => ({
  companyId: id,
  name,
  domain: domain ?? '',
  aliases,
});

/** The form's values for the companies as they are saved. */
export const toValues = ({ brand, competitors }: BrandForm_ViewerFragment): BrandValues => ({
  brand: brand ? toCompanyValues(brand) : NEW_COMPANY,
  competitors: competitors.map(toCompanyValues),
});

const toCompanyInput = ({ companyId, name, domain, aliases }: CompanyValues) => ({
  id: companyId,
  name,
  domain: domain === '' ? null : domain,
  aliases,
});

/** The mutation's input for the form's values. */
export const toInput = ({ brand, competitors }: BrandValues): SaveBrandInput => ({
  brand: toCompanyInput(brand),
  competitors: competitors.map(toCompanyInput),
});

/**
 * The field that shows an error of the server.
 * @param path such as `competitors.2.name`, `brand.aliases.0` or `competitors.1.id`
 * @returns null when the form has no such field
 */
export function fieldOf(path: string): BrandField | null {
  const [, company, part] = /^(brand|competitors\.\d+)\.(name|domain|aliases|id)\b/.exec(path) ?? [];
  if (!company || !part) return null;
  // An id has no field; the name's shows the error.
  return `${company as CompanyPath}.${part === 'id' ? 'name' : (part as 'name' | 'domain' | 'aliases')}`;
}

type CompanyErrors = FieldErrors<CompanyValues> | undefined;

const FIELDS = ['name', 'domain', 'aliases'] as const;

/** The topmost field of the form that has an error. */
export function firstErrorField({ brand, competitors }: FieldErrors<BrandValues>): BrandField | null {
  const companies: [CompanyPath, CompanyErrors][] = [['brand', brand]];
  // Rows without errors have no entry.
  for (const [index, competitor] of (competitors ?? []).entries?.() ?? []) {
    companies.push([`competitors.${index}`, competitor]);
  }
  for (const [path, errors] of companies) {
    const field = FIELDS.find((name) => errors?.[name]);
    if (field) return `${path}.${field}`;
  }
  return null;
}

/** The error of a list of names, or of the first faulty name in it. */
export function aliasesError(errors: CompanyErrors): string | undefined {
  const aliases = errors?.aliases;
  if (!aliases) return undefined;
  if (aliases.message) return aliases.message;
  return Array.isArray(aliases) ? aliases.find((error) => error?.message)?.message : undefined;
}
