import { Button, Flex, Text } from '@chakra-ui/react';
import { CardSkeleton } from '../CardSkeleton.tsx';
import { SettingsCard } from '../SettingsCard.tsx';
import { CollectionForm } from './CollectionForm.tsx';
import { useCollectionSettingsQuery } from './CollectionSettings.generated.ts';

/** How answers are collected: from whom, how often, and up to what cost. */
export function CollectionSettings() {
  // What is edited must be what is stored, so nothing remembered is shown first.
  const { data, error, loading, refetch } = useCollectionSettingsQuery({ fetchPolicy: 'network-only' });
  if (!data && error && !loading) {
    return (
      <SettingsCard title="Collection">
        <Flex gap="3" align="center" wrap="wrap" role="alert">
          <Text fontSize="sm" color="fg.muted">
            These settings could not be loaded. Please try again later.
          </Text>
          <Button size="xs" variant="outline" onClick={() => refetch().catch(() => undefined)}>
            Retry
          </Button>
        </Flex>
      </SettingsCard>
    );
  }
  if (!data) {
    return (
      <>
        <CardSkeleton rows={3} />
        <CardSkeleton rows={2} />
      </>
    );
  }
  return <CollectionForm settings={data.collectionSettings} />;
}
