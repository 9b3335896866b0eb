import { Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { type BrandValues, LIMITS, NEW_COMPANY } from '../../../panels/brand/brand-values.ts';
import { CompetitorFields } from '../../../panels/brand/CompetitorFields.tsx';
import { useBrandForm } from '../../../panels/brand/use-brand-form.ts';
import { CategoryField, type Company, useCategory } from '../CategoryField.tsx';
import type { SetUpQuery } from '../SetupScreen.generated.ts';
import { SetupStep } from '../SetupStep.tsx';
import { useSuggestCompetitorsQuery } from '../Suggestions.generated.ts';
import { useStep } from '../use-step.ts';
import { SuggestedNames } from './SuggestedNames.tsx';

/** The companies the brand is compared with; there may be none. */
export function CompetitorsStep({ data: { viewer } }: { data: SetUpQuery }) {
  const [tracked] = useState(viewer);
  const navigation = useStep('competitors');
  const saving = useBrandForm(tracked, navigation.onSaved);
  const company = { name: tracked.brand?.name ?? '', domain: tracked.brand?.domain ?? null };
  const category = useCategory(company);
  return (
    <SetupStep
      navigation={navigation}
      saving={saving}
      description={`They are searched for in the same answers and ranked beside ${company.name}.`}
    >
      <Stack gap="5">
        <CategoryField category={category} />
        <SuggestedCompetitors company={company} category={category.key} />
        <CompetitorFields saved={tracked.competitors} />
      </Stack>
    </SetupStep>
  );
}

interface SuggestedCompetitorsProps {
  company: Company;
  /** Key or words of the kind of business; null for the company's own. */
  category: string | null;
}

/** Companies the brand is likely compared with. */
function SuggestedCompetitors({ company, category }: SuggestedCompetitorsProps) {
  const { getValues, setValue } = useFormContext<BrandValues>();
  const competitors = useWatch<BrandValues, 'competitors'>({ name: 'competitors' });
  const { data, loading } = useSuggestCompetitorsQuery({
    variables: { ...company, category },
    fetchPolicy: 'cache-first',
  });
  const companies = data?.suggestCompetitors.companies ?? [];

  function add(names: readonly string[]) {
    const added = companies
      .filter(({ name }) => names.includes(name))
      .map(({ name, domain }) => ({ ...NEW_COMPANY, name, domain: domain ?? '' }));
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
  const byModel = companies.some(({ basis }) => basis === 'MODEL');
  return (
    <SuggestedNames
      title="Often compared with it"
      note={byModel ? 'Suggested by the chat model of this server; look them over.' : undefined}
      suggestions={companies.map(({ name, domain }) => ({ name, detail: domain }))}
      taken={competitors.map(({ name }) => name)}
      onAdd={add}
    />
  );
}
