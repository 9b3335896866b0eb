import { chakra, Text } from '@chakra-ui/react';
import { CodeExample } from '../CodeExample.tsx';
import { SettingsCard } from '../SettingsCard.tsx';
import { SettingsQuery } from '../SettingsQuery.tsx';
import { PlatformRow } from './PlatformRow.tsx';
import { usePlatformsSettingsQuery } from './PlatformsSettings.generated.ts';

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
      {({ platforms, viewer }) => (
        <>
          <SettingsCard
            title="Platforms"
            description="The AI platforms this server can ask. Choose yours under Collection."
          >
            <chakra.ul listStyleType="none" mx={{ base: '-4', md: '-5' }} mb={{ base: '-4', md: '-5' }}>
              {platforms.map((platform) => (
                <PlatformRow key={platform.key} platform={platform} />
              ))}
            </chakra.ul>
          </SettingsCard>
          {viewer.role === 'OPERATOR' && (
            <TurnOnCard keyVariables={platforms.flatMap(({ keyVariable }) => keyVariable ?? [])} />
          )}
        </>
      )}
    </SettingsQuery>
  );
}

/** The required variables of an endpoint; docs/platforms.md lists the rest. */
const ENDPOINT_VARIABLES = `# any endpoint that speaks OpenAI's chat completions
COMPATIBLE_1_NAME=Llama at home
COMPATIBLE_1_BASE_URL=http://127.0.0.1:11434/v1
COMPATIBLE_1_MODEL=llama3.3`;

/** How an operator turns a platform on. */
function TurnOnCard({ keyVariables }: { keyVariables: readonly string[] }) {
  const variables = [...keyVariables.map((name) => `${name}=`), '', ENDPOINT_VARIABLES].join('\n');
  return (
    <SettingsCard
      title="Turn a platform on"
      description="Set its variables in the server’s environment and restart the server. Keys stay there: no page, log or database contains them."
    >
      <CodeExample label="Variables" text={variables} />
      <Text fontSize="sm" color="fg.muted">
        docs/platforms.md lists all variables, such as those of models, addresses and limits.
      </Text>
    </SettingsCard>
  );
}
