import type { SaveBrandInput } from '../../schema.generated.ts';
import type { BrandForm_ViewerFragment } from './BrandForm.generated.ts';
import type { BrandValues, CompanyPath, CompanyValues } from './brand-schema.ts';

export const NEW_COMPANY: CompanyValues = { companyId: null, name: '', domain: '', aliases: [] };

type Company = BrandForm_ViewerFragment['competitors'][number];

const valuesOf = ({ id, name, domain, aliases }: Company): CompanyValues => ({
  companyId: id,
  name,
  domain: domain ?? '',
  aliases,
});

/** What the form begins with: the companies as they are tracked. */
export const toValues = ({ brand, competitors }: BrandForm_ViewerFragment): BrandValues => ({
  brand: brand ? valuesOf(brand) : NEW_COMPANY,
  competitors: competitors.map(valuesOf),
});

const inputOf = ({ companyId, name, domain, aliases }: CompanyValues) => ({
  id: companyId,
  name,
  domain: domain === '' ? null : domain,
  aliases,
});

/** What is sent to be saved. */
export const toInput = ({ brand, competitors }: BrandValues): SaveBrandInput => ({
  brand: inputOf(brand),
  competitors: competitors.map(inputOf),
});

/** A field of the form that can show an error. */
export type ErrorField = `${CompanyPath}.${'name' | 'domain' | 'aliases'}`;

/**
 * The field that shows an error of the server.
 * @param path such as `competitors.2.name`, `brand.aliases.0` or `competitors.1.id`
 * @returns null for what no field stands for
 */
export function fieldOf(path: string): ErrorField | null {
  const [, company, part] = /^(brand|competitors\.\d+)\.(name|domain|aliases|id)\b/.exec(path) ?? [];
  if (!company || !part) return null;
  // Nobody types an id; the name is what stands for the company.
  return `${company as CompanyPath}.${part === 'id' ? 'name' : (part as 'name' | 'domain' | 'aliases')}`;
}
