import { Button, Flex, Text } from '@chakra-ui/react';
import { CardSkeleton } from '../CardSkeleton.tsx';
import { SettingsCard } from '../SettingsCard.tsx';
import { useApiSettingsQuery } from './ApiSettings.generated.ts';
import { FirstRequest } from './FirstRequest.tsx';
import { TokensCard } from './TokensCard.tsx';

/** Ways for programs to read and write what the account holds. */
export function ApiSettings() {
  // Somebody may have used or revoked a token elsewhere a moment ago.
  const { data, error, loading, refetch } = useApiSettingsQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <>
      {data ? (
        <TokensCard tokens={data.apiTokens} onChange={refetch} />
      ) : error && !loading ? (
        <SettingsCard title="API tokens">
          <Flex gap="3" align="center" wrap="wrap" role="alert">
            <Text fontSize="sm" color="fg.muted">
              Your tokens could not be loaded. Please try again later.
            </Text>
            <Button size="xs" variant="outline" onClick={() => refetch().catch(() => undefined)}>
              Retry
            </Button>
          </Flex>
        </SettingsCard>
      ) : (
        <CardSkeleton rows={2} />
      )}
      <FirstRequest />
    </>
  );
}
