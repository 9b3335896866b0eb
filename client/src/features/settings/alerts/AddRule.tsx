import { Button, Flex, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { serverMessage } from '../../../apollo/server-message.ts';
import { CheckField } from '../../../components/forms/CheckField.tsx';
import { FormError } from '../../../components/forms/FormError.tsx';
import { LabelledSelect } from '../../../components/forms/Select.tsx';
import type { AlertKind } from '../../../schema.generated.ts';
import { FormButton } from '../FormButton.tsx';
import { type AlertSettingsQuery, useAddAlertRuleMutation } from './AlertSettings.generated.ts';
import { isKind, KINDS, WHOLE_ACCOUNT, WITHOUT_TOPIC } from './alert-kinds.ts';

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
  const [kind, setKind] = useState<AlertKind>('VISIBILITY_DROP');
  /** Empty: the whole account. */
  const [topicId, setTopicId] = useState('');
  const [email, setEmail] = useState(true);
  const [webhook, setWebhook] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [addRule, { loading }] = useAddAlertRuleMutation();
  const form = useRef<HTMLFormElement>(null);
  // The keyboard continues in the form.
  useEffect(() => form.current?.querySelector('select')?.focus(), []);
  const topicOptions = [
    { value: '', label: WHOLE_ACCOUNT },
    ...topics.map(({ id, name }) => ({ value: id, label: name })),
  ];

  async function submit(event: FormEvent) {
    event.preventDefault();
    setProblem(null);
    const input = {
      kind,
      topicId: WITHOUT_TOPIC.includes(kind) ? null : topicId || null,
      channels: [...(email ? (['EMAIL'] as const) : []), ...(webhook ? (['WEBHOOK'] as const) : [])],
    };
    try {
      const { data } = await addRule({ variables: { input } });
      const [refusal] = data?.addAlertRule.errors ?? [];
      if (refusal) setProblem(refusal.message);
      else onClose();
    } catch (error) {
      setProblem(serverMessage(error, 'The alert could not be added. Please try again.'));
    }
  }

  return (
    <Stack asChild gap="4" p="4" borderWidth="1px" borderRadius="l2" bg="bg.subtle">
      <form ref={form} aria-label="New alert" onSubmit={submit} onChange={() => setProblem(null)}>
        <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
          <LabelledSelect label="Tell me when" options={KIND_OPTIONS} value={kind} onChange={setKind} />
          {!WITHOUT_TOPIC.includes(kind) && (
            <LabelledSelect label="Where" options={topicOptions} value={topicId} onChange={setTopicId} />
          )}
        </SimpleGrid>
        <Text fontSize="xs" color="fg.muted" role="status">
          {KINDS[kind].help}
        </Text>
        <Flex gap="5" wrap="wrap">
          <CheckField label="Email" checked={email} onChange={() => setEmail(!email)} />
          <CheckField
            label="Webhook"
            help={hasWebhook ? undefined : 'Needs an address below.'}
            checked={webhook}
            disabled={!hasWebhook}
            onChange={() => setWebhook(!webhook)}
          />
        </Flex>
        <FormError>{problem}</FormError>
        <Flex gap="2" justify="end">
          <Button size="sm" variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <FormButton busy={loading} busyText="Adding...">
            Add alert
          </FormButton>
        </Flex>
      </form>
    </Stack>
  );
}
