import { skipToken } from '@apollo/client/react';
import { Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { type BrandValues, LIMITS } from '../../../panels/brand/brand-values.ts';
import { CompanyFields } from '../../../panels/brand/CompanyFields.tsx';
import { useBrandForm } from '../../../panels/brand/use-brand-form.ts';
import type { SetUpQuery } from '../SetupScreen.generated.ts';
import { SetupStep } from '../SetupStep.tsx';
import { useSuggestCompanyQuery } from '../Suggestions.generated.ts';
import { useFillIn, useStep } from '../use-step.ts';
import { SuggestedNames } from './SuggestedNames.tsx';

/** The brand and the names it is found by. */
export function BrandStep({ data: { viewer } }: { data: SetUpQuery }) {
  const [tracked] = useState(viewer);
  const navigation = useStep('brand');
  const saving = useBrandForm(tracked, navigation.onSaved);
  const [brand, setBrand] = useState(() => saving.form.getValues('brand'));
  return (
    <SetupStep
      navigation={navigation}
      saving={saving}
      description="Answers are searched for this name. You can change everything later."
    >
      {/* Suggestions are updated when a field is left. */}
      <Stack gap="4" onBlur={() => setBrand(saving.form.getValues('brand'))}>
        <CompanyFields path="brand" saved={tracked.brand?.name ?? null} />
        <CompanySuggestions brand={brand} />
      </Stack>
    </SetupStep>
  );
}

/** Fills in the domain of a well-known brand, and offers other names it is likely called by. */
function CompanySuggestions({ brand }: { brand: BrandValues['brand'] }) {
  const { setValue, getValues } = useFormContext<BrandValues>();
  const aliases = useWatch<BrandValues, 'brand.aliases'>({ name: 'brand.aliases' });
  const name = brand.name.trim();
  const domain = brand.domain.trim() || null;
  const { data } = useSuggestCompanyQuery(
    name ? { variables: { name, domain }, fetchPolicy: 'cache-first' } : skipToken,
  );
  useFillIn(data?.suggestSite ?? null, (site) => {
    if (getValues('brand.domain').trim() === '') setValue('brand.domain', site, { shouldDirty: true });
  });
  return (
    <SuggestedNames
      title="Is it also called any of these?"
      note="Add only names that have no other meaning; each counts as a mention."
      suggestions={(data?.suggestAliases ?? []).map((alias) => ({ name: alias }))}
      taken={[name, ...aliases]}
      onAdd={(names) =>
        setValue('brand.aliases', [...getValues('brand.aliases'), ...names].slice(0, LIMITS.aliases), {
          shouldDirty: true,
        })
      }
    />
  );
}
