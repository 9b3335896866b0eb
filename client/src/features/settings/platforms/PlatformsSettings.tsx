import { chakra } from '@chakra-ui/react';
import { SettingsCard } from '../SettingsCard.tsx';
import { SettingsQuery } from '../SettingsQuery.tsx';
import { PlatformRow } from './PlatformRow.tsx';
import { usePlatformsSettingsQuery } from './PlatformsSettings.generated.ts';
import { TurnOnCard } from './TurnOnCard.tsx';

/** The AI platforms of this server and their state. */
export function PlatformsSettings() {
  // Another process or a run may have changed the state since.
  const query = usePlatformsSettingsQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <SettingsQuery
      title="Platforms"
      failure="The platforms could not be loaded. Please try again later."
      skeleton={[5]}
      query={query}
    >
      {({ platforms }) => (
        <>
          <SettingsCard
            title="Platforms"
            description="The AI platforms this server can ask. Each account chooses among them under Collection."
          >
            <chakra.ul listStyleType="none" mx={{ base: '-4', md: '-5' }} mb={{ base: '-4', md: '-5' }}>
              {platforms.map((platform) => (
                <PlatformRow key={platform.key} platform={platform} />
              ))}
            </chakra.ul>
          </SettingsCard>
          <TurnOnCard keyVariables={platforms.flatMap(({ keyVariable }) => keyVariable ?? [])} />
        </>
      )}
    </SettingsQuery>
  );
}
