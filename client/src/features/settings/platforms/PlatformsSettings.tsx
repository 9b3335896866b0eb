import { Button, chakra, Flex, Text } from '@chakra-ui/react';
import { CardSkeleton } from '../CardSkeleton.tsx';
import { SettingsCard } from '../SettingsCard.tsx';
import { PlatformRow } from './PlatformRow.tsx';
import { usePlatformsSettingsQuery } from './PlatformsSettings.generated.ts';
import { TurnOnCard } from './TurnOnCard.tsx';

/** Which AI platforms this server can ask, and how they are. */
export function PlatformsSettings() {
  // Another server or a run may have found out more since.
  const { data, error, loading, refetch } = usePlatformsSettingsQuery({ fetchPolicy: 'cache-and-network' });
  if (!data && error && !loading) {
    return (
      <SettingsCard title="Platforms">
        <Flex gap="3" align="center" wrap="wrap" role="alert">
          <Text fontSize="sm" color="fg.muted">
            The platforms could not be loaded. Please try again later.
          </Text>
          <Button size="xs" variant="outline" onClick={() => refetch().catch(() => undefined)}>
            Retry
          </Button>
        </Flex>
      </SettingsCard>
    );
  }
  if (!data) return <CardSkeleton rows={5} />;
  return (
    <>
      <SettingsCard
        title="Platforms"
        description="The AI platforms this server can ask. Each account chooses among them under Collection."
      >
        <chakra.ul listStyleType="none" mx={{ base: '-4', md: '-5' }} mb={{ base: '-4', md: '-5' }}>
          {data.platforms.map((platform) => (
            <PlatformRow key={platform.key} platform={platform} />
          ))}
        </chakra.ul>
      </SettingsCard>
      <TurnOnCard />
    </>
  );
}
