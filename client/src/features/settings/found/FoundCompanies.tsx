import { Stack } from '@chakra-ui/react';
import { SettingsCard } from '../SettingsCard.tsx';
import { useFoundCompaniesQuery } from './FoundCompanies.generated.ts';
import { FoundCompany } from './FoundCompany.tsx';

/** Companies that the chat model found in answers and that nobody tracks; nothing where there are none. */
export function FoundCompanies() {
  const { data } = useFoundCompaniesQuery({ fetchPolicy: 'network-only' });
  if (!data?.foundCompanies.length) return null;
  return (
    <SettingsCard
      title="Companies found in answers"
      description="Named by AI platforms and not tracked yet, as the chat model read them."
    >
      <Stack asChild gap="0" borderWidth="1px" borderRadius="l2" width="full">
        <ul aria-label="Companies found in answers">
          {data.foundCompanies.map((company) => (
            <FoundCompany key={company.key} company={company} />
          ))}
        </ul>
      </Stack>
    </SettingsCard>
  );
}
