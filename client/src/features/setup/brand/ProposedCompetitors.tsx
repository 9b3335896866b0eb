import { Text } from '@chakra-ui/react';
import { useFormContext, useWatch } from 'react-hook-form';
import { type BrandValues, LIMITS } from '../../../panels/brand/brand-schema.ts';
import { useSuggestCompetitorsQuery } from '../Suggestions.generated.ts';
import { ProposedNames } from './ProposedNames.tsx';

interface ProposedCompetitorsProps {
  company: { name: string; domain: string | null };
  category: string | null;
}

/** Companies the brand is likely compared with. */
export function ProposedCompetitors({ company, category }: ProposedCompetitorsProps) {
  const { getValues, setValue } = useFormContext<BrandValues>();
  const competitors = useWatch<BrandValues, 'competitors'>({ name: 'competitors' });
  const { data, loading } = useSuggestCompetitorsQuery({
    variables: { ...company, category },
    fetchPolicy: 'cache-first',
  });
  const companies = data?.suggestCompetitors.companies ?? [];
  const taken = new Set(competitors.map(({ name }) => name.trim().toLowerCase()));
  const proposals = companies.filter(({ name }) => !taken.has(name.toLowerCase()));
  const byModel = companies.some(({ basis }) => basis === 'MODEL');

  function add(names: readonly string[]) {
    const added = proposals
      .filter(({ name }) => names.includes(name))
      .map(({ name, domain }) => ({ companyId: null, name, domain: domain ?? '', aliases: [] }));
    const all = [...getValues('competitors'), ...added].slice(0, LIMITS.competitors);
    setValue('competitors', all, { shouldDirty: true });
  }

  if (!loading && companies.length === 0) {
    return (
      <Text fontSize="sm" color="fg.muted" role="status">
        {category === null
          ? 'Name the kind of business to see companies of that kind, or add yours below.'
          : 'No companies of that kind are known here; add yours below.'}
      </Text>
    );
  }
  return (
    <ProposedNames
      title="Often compared with it"
      note={byModel ? 'Proposed by the chat model of this server; look them over.' : undefined}
      proposals={proposals.map(({ name, domain }) => ({ name, detail: domain }))}
      onAdd={add}
    />
  );
}
