import { skipToken } from '@apollo/client/react';
import { useFormContext, useWatch } from 'react-hook-form';
import { type BrandValues, LIMITS } from '../../../panels/brand/brand-schema.ts';
import { useSuggestAliasesQuery } from '../Suggestions.generated.ts';
import { ProposedNames } from './ProposedNames.tsx';

/** Other names the brand is likely called by. */
export function ProposedAliases({ of }: { of: { name: string; domain: string } }) {
  const { setValue, getValues } = useFormContext<BrandValues>();
  const aliases = useWatch<BrandValues, 'brand.aliases'>({ name: 'brand.aliases' });
  const name = of.name.trim();
  const { data } = useSuggestAliasesQuery(
    name ? { variables: { name, domain: of.domain.trim() || null }, fetchPolicy: 'cache-first' } : skipToken,
  );
  const taken = new Set([name, ...aliases].map((text) => text.toLowerCase()));
  const proposals = (data?.suggestAliases ?? []).filter((alias) => !taken.has(alias.toLowerCase()));
  return (
    <ProposedNames
      title="Is it called any of these, too?"
      note="Add only names that mean nothing else; each of them counts as a mention."
      proposals={proposals.map((alias) => ({ name: alias }))}
      onAdd={(names) =>
        setValue('brand.aliases', [...getValues('brand.aliases'), ...names].slice(0, LIMITS.aliases), {
          shouldDirty: true,
        })
      }
    />
  );
}
