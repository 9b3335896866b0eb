import { Text } from '@chakra-ui/react';
import { CodeExample } from '../CodeExample.tsx';
import { SettingsCard } from '../SettingsCard.tsx';

/** The required variables of an endpoint; docs/platforms.md lists the rest. */
const ENDPOINT_VARIABLES = `# any endpoint that speaks OpenAI's chat completions
COMPATIBLE_1_NAME=Llama at home
COMPATIBLE_1_BASE_URL=http://127.0.0.1:11434/v1
COMPATIBLE_1_MODEL=llama3.3`;

/** How an operator turns a platform on. */
export function TurnOnCard({ keyVariables }: { keyVariables: readonly string[] }) {
  const variables = [...keyVariables.map((name) => `${name}=`), '', ENDPOINT_VARIABLES].join('\n');
  return (
    <SettingsCard
      title="Turn a platform on"
      description="Set its variables where the server is started, then restart it. Keys stay on the server: they are in no page, no log and not in the database."
    >
      <CodeExample label="Variables" text={variables} />
      <Text fontSize="sm" color="fg.muted">
        Models, limits and addresses have variables of their own: docs/platforms.md, which comes with
        Sightline, lists them.
      </Text>
    </SettingsCard>
  );
}
