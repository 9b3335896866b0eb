import { Box, Button, Flex, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { type FormEvent, useEffect, useRef } from 'react';
import { CheckField } from '../../../components/forms/CheckField.tsx';
import { FormError } from '../../../components/forms/FormError.tsx';
import { Select } from '../../../components/forms/Select.tsx';
import { FormButton } from '../FormButton.tsx';
import type { AlertSettingsQuery } from './AlertSettings.generated.ts';
import { isKind, KINDS, WHOLE_ACCOUNT } from './alert-kinds.ts';
import { useAddRule } from './use-add-rule.ts';

interface AddRuleProps {
  topics: AlertSettingsQuery['viewer']['topics'];
  hasWebhook: boolean;
  onClose: () => void;
}

const KIND_OPTIONS = Object.keys(KINDS)
  .filter(isKind)
  .map((value) => ({ value, label: KINDS[value].label }));

/** The form of a new rule: its kind, its topic and its channels. */
export function AddRule({ topics, hasWebhook, onClose }: AddRuleProps) {
  const { values, change, add, busy, problem } = useAddRule(onClose);
  const { kind, topicId, email, webhook } = values;
  const form = useRef<HTMLFormElement>(null);
  // The keyboard continues in the form.
  useEffect(() => form.current?.querySelector('select')?.focus(), []);
  const topicOptions = [
    { value: '', label: WHOLE_ACCOUNT },
    ...topics.map(({ id, name }) => ({ value: id, label: name })),
  ];

  function submit(event: FormEvent) {
    event.preventDefault();
    add();
  }

  return (
    <Stack asChild gap="4" p="4" borderWidth="1px" borderRadius="l2" bg="bg.subtle">
      <form ref={form} aria-label="New alert" onSubmit={submit}>
        <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
          <Labelled label="Tell me when">
            <Select
              label="Tell me when"
              options={KIND_OPTIONS}
              value={kind}
              onChange={(to) => change({ kind: to })}
            />
          </Labelled>
          {kind !== 'FAILED_RUN' && (
            <Labelled label="Where">
              <Select
                label="Where"
                options={topicOptions}
                value={topicId}
                onChange={(to) => change({ topicId: to })}
              />
            </Labelled>
          )}
        </SimpleGrid>
        <Text fontSize="xs" color="fg.muted" role="status">
          {KINDS[kind].help}
        </Text>
        <Flex gap="5" wrap="wrap">
          <CheckField label="Email" checked={email} onChange={() => change({ email: !email })} />
          <CheckField
            label="Webhook"
            help={hasWebhook ? undefined : 'Needs an address below.'}
            checked={webhook}
            disabled={!hasWebhook}
            onChange={() => change({ webhook: !webhook })}
          />
        </Flex>
        <FormError>{problem}</FormError>
        <Flex gap="2" justify="end">
          <Button size="sm" variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <FormButton busy={busy} busyText="Adding...">
            Add alert
          </FormButton>
        </Flex>
      </form>
    </Stack>
  );
}

/** Shows the label of a list, which has it as its accessible name. */
function Labelled({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <Box>
      <Text fontSize="sm" fontWeight="medium" mb="1.5" aria-hidden="true">
        {label}
      </Text>
      {children}
    </Box>
  );
}
