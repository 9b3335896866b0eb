import { Flex, Stack, Text } from '@chakra-ui/react';
import { SegmentedControl } from '../../components/forms/SegmentedControl.tsx';
import type { AppRequest, Scope } from './app-request.ts';

interface ScopeChoiceProps {
  request: AppRequest;
  value: Scope;
  onChange: (scope: Scope) => void;
}

const OPTIONS = [
  { value: 'read', label: 'Read-only' },
  { value: 'write', label: 'Read and write' },
] as const;

const RIGHTS = {
  mcp: {
    read: 'It reads your account: numbers, answers, sources and visits. It changes nothing.',
    write: 'It also starts collection runs, which platforms may charge for.',
  },
  graphql: {
    read: 'It reads all that you can see. It changes nothing.',
    write:
      'It also changes what you can change: prompts, topics, settings and runs, which platforms may charge for.',
  },
} as const;

/** What an app would be allowed; more than reading only where it asks for that. */
export function ScopeChoice({ request: { canWrite, resource }, value, onChange }: ScopeChoiceProps) {
  return (
    <Stack gap="1.5" align="start">
      <Text fontSize="sm" fontWeight="medium" aria-hidden={canWrite}>
        What it may do
      </Text>
      {canWrite && (
        <Flex width="full">
          <SegmentedControl
            label="What it may do"
            size="md"
            options={OPTIONS}
            value={value}
            onChange={onChange}
          />
        </Flex>
      )}
      <Text fontSize="sm" color="fg.muted" aria-live="polite">
        {RIGHTS[resource][value]}
      </Text>
    </Stack>
  );
}
