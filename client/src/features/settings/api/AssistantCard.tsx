import { Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { SegmentedControl } from '../../../components/forms/SegmentedControl.tsx';
import { CodeExample } from '../CodeExample.tsx';
import { SettingsCard } from '../SettingsCard.tsx';
import { AddressLine } from './AddressLine.tsx';
import { ASSISTANTS, type AssistantKey } from './assistants.ts';

/** How to connect an AI assistant to the account by MCP. */
export function AssistantCard({ signsIn }: { signsIn: boolean }) {
  const [key, setKey] = useState<AssistantKey>('claude-code');
  const address = `${window.location.origin}/mcp`;
  const { label, place, config } = ASSISTANTS[key];
  return (
    <SettingsCard
      title="Connect an AI assistant"
      description={`Assistants that speak MCP can answer questions from your numbers. ${signsIn ? 'Those that can sign you in, as claude.ai and ChatGPT do, need the address only. ' : ''}Give others a read-only token; one that may write can also start runs.`}
    >
      <AddressLine address={address} copyLabel="Copy address" />
      <SegmentedControl label="Assistant" size="md" options={OPTIONS} value={key} onChange={setKey} />
      <Stack gap="2">
        <Text fontSize="sm" color="fg.muted">
          {place}
        </Text>
        <CodeExample label={`Settings for ${label}`} text={config(address)} />
      </Stack>
    </SettingsCard>
  );
}

const OPTIONS = Object.entries(ASSISTANTS).map(([value, { label }]) => ({
  value: value as AssistantKey,
  label,
}));
