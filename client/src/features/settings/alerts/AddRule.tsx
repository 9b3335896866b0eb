import { Button, Flex, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { serverMessage } from '../../../apollo/server-message.ts';
import { CheckField } from '../../../components/forms/CheckField.tsx';
import { FormError } from '../../../components/forms/FormError.tsx';
import { LabelledSelect } from '../../../components/forms/Select.tsx';
import { isKind, KINDS } from '../../../panels/alerts/alert-kinds.ts';
import { FormButton } from '../FormButton.tsx';
import { type AlertSettingsQuery, useAddAlertRuleMutation } from './AlertSettings.generated.ts';
import { RuleSubject } from './RuleSubject.tsx';
import { type RuleAbout, toInput } from './rule-about.ts';

interface AddRuleProps {
  viewer: AlertSettingsQuery['viewer'];
  hasWebhook: boolean;
  /** What is chosen at first. */
  initial: RuleAbout;
  onClose: () => void;
}

const KIND_OPTIONS = Object.keys(KINDS)
  .filter(isKind)
  .map((value) => ({ value, label: KINDS[value].label }));

/** The form of a new rule: its kind, what it watches and its channels. */
export function AddRule({ viewer, hasWebhook, initial, onClose }: AddRuleProps) {
  const [about, setAbout] = useState(initial);
  const [email, setEmail] = useState(true);
  const [webhook, setWebhook] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [addRule, { loading }] = useAddAlertRuleMutation();
  const form = useRef<HTMLFormElement>(null);
  // The keyboard continues in the form.
  useEffect(() => form.current?.querySelector('select')?.focus(), []);
  const change = (changed: Partial<RuleAbout>) => setAbout({ ...about, ...changed });

  async function submit(event: FormEvent) {
    event.preventDefault();
    setProblem(null);
    const input = {
      ...toInput(about),
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
          <LabelledSelect
            label="Tell me when"
            options={KIND_OPTIONS}
            value={about.kind}
            onChange={(kind) => change({ kind })}
          />
          <RuleSubject about={about} viewer={viewer} onChange={change} />
        </SimpleGrid>
        <Text fontSize="xs" color="fg.muted" role="status">
          {KINDS[about.kind].help}
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
