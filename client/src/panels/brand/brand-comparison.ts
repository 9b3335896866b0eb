import type { Comparison, Description } from '../../components/forms/conflict.ts';
import type { BrandValues, CompanyValues } from './brand-values.ts';

const FIELDS = ['name', 'domain', 'aliases'] as const;
const LABELS = { name: 'Name', domain: 'Domain', aliases: 'Other names' };

/** A competitor that is not saved yet is known by its name. */
const keyOf = ({ companyId, name }: CompanyValues) => companyId ?? `new ${name.trim().toLowerCase()}`;

const isSameName = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();

const textOf = (value: string | readonly string[]) => (typeof value === 'string' ? value : value.join(', '));

/** Compares the brand field by field, and each competitor as a whole. */
export const brandComparison: Comparison<BrandValues> = {
  describe({ brand, competitors }): Description {
    return new Map([
      ...FIELDS.map((field) => [field, { label: LABELS[field], text: textOf(brand[field]) }] as const),
      ...competitors.map((competitor) => {
        const text = FIELDS.map((field) => textOf(competitor[field])).filter(Boolean);
        return [
          keyOf(competitor),
          { label: `Competitor ${competitor.name}`, text: text.join(' · ') },
        ] as const;
      }),
    ]);
  },

  merge({ mine, saved }, keys) {
    const brand = { ...mine.brand, companyId: saved.brand.companyId };
    for (const field of FIELDS) if (keys.has(field)) Object.assign(brand, { [field]: saved.brand[field] });
    const competitors = mine.competitors.flatMap((each) => {
      const other = saved.competitors.find(
        ({ companyId, name }) =>
          companyId === each.companyId || (!each.companyId && isSameName(name, each.name)),
      );
      if (keys.has(keyOf(each))) return other ?? [];
      // One that was removed meanwhile is added as a new company; one that was added by both is one.
      return { ...each, companyId: other?.companyId ?? null };
    });
    const ids = new Set(competitors.map(({ companyId }) => companyId));
    const added = saved.competitors.filter((each) => keys.has(keyOf(each)) && !ids.has(each.companyId));
    return { brand, competitors: [...competitors, ...added] };
  },
};
