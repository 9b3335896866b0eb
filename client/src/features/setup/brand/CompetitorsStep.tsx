import { skipToken } from '@apollo/client/react';
import { Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useUserId } from '../../../auth/SessionProvider.tsx';
import { readTabEntry, storeTabEntry } from '../../../auth/tab-entries.ts';
import { mergeList } from '../../../components/steps/merge-suggestions.ts';
import { type BrandValues, LIMITS, NEW_COMPANY } from '../../../panels/brand/brand-values.ts';
import { CompetitorFields } from '../../../panels/brand/CompetitorFields.tsx';
import { useBrandForm } from '../../../panels/brand/use-brand-form.ts';
import type { SetUpQuery } from '../SetupScreen.generated.ts';
import { SetupStep } from '../SetupStep.tsx';
import { useSuggestCompetitorsQuery } from '../Suggestions.generated.ts';
import { useFillIn, useStep } from '../use-step.ts';
import { type Business, BusinessFields, type Company, useBusiness } from './BusinessFields.tsx';
import { SuggestedNames } from './SuggestedNames.tsx';

/** How many suggested companies are added without being asked for. */
const ADDED = 5;

/** The companies the brand is compared with; there may be none. */
export function CompetitorsStep({ data: { viewer } }: { data: SetUpQuery }) {
  const [tracked] = useState(viewer);
  const navigation = useStep('competitors');
  const saving = useBrandForm(tracked, navigation.onSaved);
  const company = { name: tracked.brand?.name ?? '', domain: tracked.brand?.domain ?? null };
  const business = useBusiness(company);
  return (
    <SetupStep
      navigation={navigation}
      saving={saving}
      description={`They are searched for in answers as well, and ranked with ${company.name}.`}
    >
      <Stack gap="5">
        <BusinessFields business={business} hint="Add its competitors below, or continue without." />
        <SuggestedCompetitors business={business} isNew={tracked.competitors.length === 0} />
        <CompetitorFields saved={tracked.competitors} />
      </Stack>
    </SetupStep>
  );
}

/** Adds likely competitors to the form, and offers the others. */
function SuggestedCompetitors({ business, isNew }: { business: Business; isNew: boolean }) {
  const { getValues, setValue } = useFormContext<BrandValues>();
  const competitors = useWatch<BrandValues, 'competitors'>({ name: 'competitors' });
  const { variables } = business;
  const { data, loading } = useSuggestCompetitorsQuery(
    business.loading ? skipToken : { variables, fetchPolicy: 'cache-first' },
  );
  const companies = data?.suggestCompetitors.companies ?? [];
  useAddSuggested(data ? companies : null, variables.category, isNew);

  function add(names: readonly string[]) {
    const added = companies.filter(({ name }) => names.includes(name)).map(toCompetitor);
    const all = [...getValues('competitors'), ...added].slice(0, LIMITS.competitors);
    setValue('competitors', all, { shouldDirty: true });
  }

  if (business.loading || loading) return null;
  if (companies.length === 0) {
    return (
      business.known && (
        <Text fontSize="sm" color="fg.muted" role="status">
          We know no companies of this kind. Add yours below, or continue without.
        </Text>
      )
    );
  }
  const byModel = companies.some(({ basis }) => basis === 'MODEL');
  return (
    <SuggestedNames
      title="Often compared with it"
      note={byModel ? 'Suggested by the language model of this server; please check.' : undefined}
      suggestions={companies.map(({ name, domain }) => ({ name, detail: domain }))}
      taken={competitors.map(({ name }) => name)}
      onAdd={add}
    />
  );
}

const toCompetitor = ({ name, domain }: Company): BrandValues['competitors'][number] => ({
  ...NEW_COMPANY,
  name,
  domain: domain ?? '',
});

const SUGGESTED = 'set-up:suggested-competitors';

/** The companies that were last added without being asked for. */
interface LastSuggestion {
  category: string | null;
  names: string[];
}

/**
 * Adds the first suggested companies to the form of a brand without saved competitors, once for each kind of business.
 * Companies of the kind before are replaced; what the user entered or removed stays so.
 */
function useAddSuggested(companies: readonly Company[] | null, category: string | null, isNew: boolean) {
  const { getValues, setValue } = useFormContext<BrandValues>();
  const userId = useUserId();
  useFillIn(companies, (suggested) => {
    const last = readTabEntry(userId, SUGGESTED) as LastSuggestion | undefined;
    const rows = getValues('competitors');
    if (last?.category === category || (!last && (rows.length > 0 || !isNew))) return;
    const unsaved = rows.filter(({ companyId }) => companyId === null).map(({ name }) => name);
    const names = mergeList(
      rows.map(({ name }) => name),
      (last?.names ?? []).filter((name) => unsaved.includes(name) || !rows.some((row) => row.name === name)),
      suggested.slice(0, ADDED).map(({ name }) => name),
      LIMITS.competitors,
    );
    const known = [...rows, ...suggested.map(toCompetitor)];
    const merged = names.flatMap((name) => known.find((row) => row.name === name) ?? []);
    storeTabEntry(userId, SUGGESTED, { category, names: suggested.slice(0, ADDED).map(({ name }) => name) });
    setValue('competitors', merged, { shouldDirty: true });
  });
}
