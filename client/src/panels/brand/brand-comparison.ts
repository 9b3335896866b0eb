import type { Comparison, Description } from '../../components/forms/conflict.ts';
import type { BrandValues, CompanyValues } from './brand-values.ts';

const FIELDS = ['name', 'domain', 'aliases'] as const;
const LABELS = { name: 'Name', domain: 'Domain', aliases: 'Other names' };

/** A competitor that is not saved yet is known by its name. */
const keyOf = ({ companyId, name }: CompanyValues) => companyId ?? `new ${name.trim().toLowerCase()}`;

const fieldKey = (row: string, field: string) => `${row} ${field}`;

/** The user's values of a company that is saved, except for some fields. */
function mergeFields(
  mine: CompanyValues,
  saved: CompanyValues,
  isSaved: (field: (typeof FIELDS)[number]) => boolean,
): CompanyValues {
  const kept = FIELDS.filter(isSaved).map((field) => [field, saved[field]]);
  return { ...mine, ...Object.fromEntries(kept), companyId: saved.companyId };
}

const isSameName = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();

const textOf = (value: string | readonly string[]) => (typeof value === 'string' ? value : value.join(', '));

/** Compares the brand and each competitor field by field. */
export const brandComparison: Comparison<BrandValues> = {
  /** A competitor of the same name that both added is one. */
  align({ mine, saved }) {
    const known = new Set(mine.competitors.map(({ companyId }) => companyId));
    const added = saved.competitors.filter(({ companyId }) => !known.has(companyId));
    const competitors = mine.competitors.map((each) => {
      const same = each.companyId ? null : added.find(({ name }) => isSameName(name, each.name));
      return same ? { ...each, companyId: same.companyId } : each;
    });
    return { ...mine, competitors };
  },

  describe({ brand, competitors }): Description {
    return new Map([
      ...FIELDS.map((field) => [field, { label: LABELS[field], text: textOf(brand[field]) }] as const),
      ...competitors.flatMap((competitor) => {
        const row = keyOf(competitor);
        const label = `Competitor ${competitor.name}`;
        const fields = FIELDS.map((field) => ({ field, text: textOf(competitor[field]) }));
        const text = fields.flatMap((each) => each.text || []).join(' · ');
        return [
          [row, { label, text }] as const,
          ...fields.map(
            (each) =>
              [
                fieldKey(row, each.field),
                { label: `${label}: ${LABELS[each.field]}`, text: each.text, row },
              ] as const,
          ),
        ];
      }),
    ]);
  },

  merge({ mine, saved }, keys) {
    const brand = mergeFields(mine.brand, saved.brand, (field) => keys.has(field));
    const competitors = mine.competitors.flatMap((each) => {
      const other = saved.competitors.find(({ companyId }) => companyId === each.companyId);
      if (keys.has(keyOf(each))) return other ?? [];
      // One that was removed meanwhile is added as a new company.
      if (!other) return { ...each, companyId: null };
      return mergeFields(each, other, (field) => keys.has(fieldKey(keyOf(each), field)));
    });
    const ids = new Set(competitors.map(({ companyId }) => companyId));
    const added = saved.competitors.filter((each) => keys.has(keyOf(each)) && !ids.has(each.companyId));
    return { brand, competitors: [...competitors, ...added] };
  },
};
