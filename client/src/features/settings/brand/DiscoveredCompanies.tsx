import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { toastError } from '../../../components/feedback/toasts.ts';
import { formatCounted, formatDayAndYear } from '../../../format.ts';
import { type BrandValues, LIMITS, NEW_COMPANY } from '../../../panels/brand/brand-values.ts';
import { SettingsCard } from '../SettingsCard.tsx';
import { SettingsList, SettingsListItem } from '../SettingsList.tsx';
import {
  type DiscoveredCompany_CompanyFragment,
  useDiscoveredCompaniesQuery,
  useDismissDiscoveredCompanyMutation,
} from './DiscoveredCompanies.generated.ts';

/** How many companies show before "Show all". */
const INITIAL_COUNT = 8;

/** Untracked companies that the chat model found in answers; renders nothing without any. */
export function DiscoveredCompanies() {
  const { data } = useDiscoveredCompaniesQuery({ fetchPolicy: 'network-only' });
  const [showAll, setShowAll] = useState(false);
  const companies = data?.discoveredCompanies ?? [];
  if (companies.length === 0) return null;
  return (
    <SettingsCard
      title="Companies found in answers"
      description="Companies that the chat model found in answers and that you do not track."
    >
      <SettingsList label="Companies found in answers">
        {(showAll ? companies : companies.slice(0, INITIAL_COUNT)).map((company) => (
          <DiscoveredCompany key={company.key} company={company} />
        ))}
      </SettingsList>
      {!showAll && companies.length > INITIAL_COUNT && (
        <Button size="sm" variant="outline" alignSelf="start" onClick={() => setShowAll(true)}>
          Show all {companies.length}
        </Button>
      )}
    </SettingsCard>
  );
}

/** A company that can be added to the form's competitors, which are saved with the form, or dismissed at once. */
function DiscoveredCompany({ company }: { company: DiscoveredCompany_CompanyFragment }) {
  const { key, name, answers, lastDay } = company;
  const { getValues, setValue } = useFormContext<BrandValues>();
  const competitors = useWatch<BrandValues, 'competitors'>({ name: 'competitors' });
  const [dismiss, { loading }] = useDismissDiscoveredCompanyMutation();
  const [dismissed, setDismissed] = useState(false);
  const isCompetitor = competitors.some((other) => other.name.trim().toLowerCase() === name.toLowerCase());
  const details = `${dismissed ? 'Dismissed · ' : ''}${formatCounted(answers, 'answer')}, last on ${formatDayAndYear(lastDay)}`;

  function track() {
    setValue('competitors', [...getValues('competitors'), { ...NEW_COMPANY, name }], { shouldDirty: true });
  }

  async function toggleDismissed() {
    try {
      await dismiss({ variables: { key, dismissed: !dismissed } });
      setDismissed(!dismissed);
    } catch {
      toastError(`${name} could not be changed. Please try again.`);
    }
  }

  return (
    <SettingsListItem>
      <Flex align="center" columnGap="3" rowGap="2" wrap="wrap">
        <Box flex="1" minW="40">
          <Text fontWeight="medium" overflowWrap="anywhere" color={dismissed ? 'fg.muted' : undefined}>
            {name}
          </Text>
          <Text fontSize="xs" color="fg.muted">
            {details}
          </Text>
        </Box>
        {isCompetitor ? (
          <Text fontSize="sm" color="fg.muted" role="status">
            In your competitors
          </Text>
        ) : (
          <Flex gap="2" align="center">
            {!dismissed && (
              <Button
                size="sm"
                variant="outline"
                aria-label={`Track as competitor: ${name}`}
                disabled={competitors.length >= LIMITS.competitors}
                onClick={track}
              >
                Track as competitor
              </Button>
            )}
            <Button
              size="sm"
              variant="ghost"
              aria-label={dismissed ? `Restore ${name}` : `Dismiss ${name}`}
              disabled={loading}
              onClick={toggleDismissed}
            >
              {dismissed ? 'Restore' : 'Dismiss'}
            </Button>
          </Flex>
        )}
      </Flex>
    </SettingsListItem>
  );
}
