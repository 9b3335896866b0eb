import { Button, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { SettingsCard } from '../SettingsCard.tsx';
import { useFoundCompaniesQuery } from './DiscoveredCompanies.generated.ts';
import { FoundCompany } from './DiscoveredCompany.tsx';

/** Companies shown before all are asked for. */
const FIRST = 8;

/** Companies that the chat model found in answers and that nobody tracks; nothing where there are none. */
export function FoundCompanies() {
  const { data } = useFoundCompaniesQuery({ fetchPolicy: 'network-only' });
  const [all, setAll] = useState(false);
  const found = data?.foundCompanies ?? [];
  if (found.length === 0) return null;
  return (
    <SettingsCard
      title="Companies found in answers"
      description="Named by AI platforms and not tracked yet, as the chat model read them."
    >
      <Stack asChild gap="0" borderWidth="1px" borderRadius="l2" width="full">
        <ul aria-label="Companies found in answers">
          {(all ? found : found.slice(0, FIRST)).map((company) => (
            <FoundCompany key={company.key} company={company} />
          ))}
        </ul>
      </Stack>
      {!all && found.length > FIRST && (
        <Button size="sm" variant="outline" alignSelf="start" onClick={() => setAll(true)}>
          Show all {found.length}
        </Button>
      )}
    </SettingsCard>
  );
}
