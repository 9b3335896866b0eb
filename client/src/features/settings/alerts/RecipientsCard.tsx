import { Box, Flex, Text } from '@chakra-ui/react';
import { Trash2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import { serverMessage } from '../../../apollo/server-message.ts';
import { ConfirmButton } from '../../../components/dialogs/ConfirmDialog.tsx';
import { toastError, toastSuccess } from '../../../components/feedback/toasts.ts';
import { Pill } from '../../../components/figures/Pill.tsx';
import { FormField } from '../../../components/forms/FormField.tsx';
import { FormButton } from '../FormButton.tsx';
import { SettingsCard } from '../SettingsCard.tsx';
import { SettingsList, SettingsListItem } from '../SettingsList.tsx';
import {
  type AlertSettings_SettingsFragment,
  useAddAlertRecipientMutation,
  useRemoveAlertRecipientMutation,
} from './AlertSettings.generated.ts';

type Recipient = AlertSettings_SettingsFragment['recipients'][number];

/** Further addresses that alerts are mailed to. */
export function RecipientsCard({ settings: { recipients } }: { settings: AlertSettings_SettingsFragment }) {
  const [add, { loading }] = useAddAlertRecipientMutation();
  const form = useForm({ defaultValues: { address: '' } });
  const [problem, setProblem] = useState<string | undefined>();

  async function submit(event: FormEvent) {
    event.preventDefault();
    setProblem(undefined);
    const address = form.getValues('address').trim();
    try {
      const { data } = await add({ variables: { address } });
      const [refusal] = data?.addAlertRecipient.errors ?? [];
      if (refusal) return setProblem(refusal.message);
      form.reset();
      const added = data?.addAlertRecipient.settings.recipients.find(
        (one) => one.address === address.toLowerCase(),
      );
      if (added?.state === 'ACTIVE') toastSuccess('Address added', 'It gets the next alerts.');
      else toastSuccess('Link mailed', 'The address gets alerts once the link in that mail was opened.');
    } catch (error) {
      setProblem(serverMessage(error, 'The address could not be added. Please try again.'));
    }
  }

  return (
    <SettingsCard
      title="Further recipients"
      description="Alerts by e-mail go to these addresses, too. Who is not in this account confirms a mailed link first, and every alert has a link that ends them."
    >
      {recipients.length > 0 && (
        <SettingsList label="Further recipients">
          {recipients.map((recipient) => (
            <RecipientItem key={recipient.id} recipient={recipient} />
          ))}
        </SettingsList>
      )}
      <form onSubmit={submit} noValidate>
        <Flex gap="3" align="flex-end" wrap="wrap">
          <Box flex="1" minW="56">
            <FormField
              label="E-mail address"
              type="email"
              autoComplete="off"
              maxLength={254}
              field={form.register('address')}
              error={problem}
            />
          </Box>
          <FormButton busy={loading} busyText="Adding..." variant="outline">
            Add address
          </FormButton>
        </Flex>
      </form>
    </SettingsCard>
  );
}

const STATES = {
  ACTIVE: { palette: 'green', label: 'Gets alerts' },
  UNCONFIRMED: { palette: 'amber', label: 'Not confirmed yet' },
  UNSUBSCRIBED: { palette: 'gray', label: 'Unsubscribed' },
  LEFT: { palette: 'gray', label: 'Left the account' },
} as const;

function RecipientItem({ recipient: { id, address, state } }: { recipient: Recipient }) {
  const [remove, { loading }] = useRemoveAlertRecipientMutation();
  const { palette, label } = STATES[state];
  return (
    <SettingsListItem>
      <Flex align="center" gap="3">
        <Text flex="1" minW="0" fontSize="sm" overflowWrap="anywhere">
          {address}
        </Text>
        <Pill palette={palette}>{label}</Pill>
        <ConfirmButton
          icon
          aria-label={`Remove ${address}`}
          variant="ghost"
          px="0"
          disabled={loading}
          question={{
            title: 'Remove this address?',
            text: `${address} gets no further alerts.`,
            confirm: 'Remove',
          }}
          onConfirm={() =>
            remove({ variables: { id } }).catch(() =>
              toastError('The address could not be removed. Please try again.'),
            )
          }
        >
          <Trash2 />
        </ConfirmButton>
      </Flex>
    </SettingsListItem>
  );
}
