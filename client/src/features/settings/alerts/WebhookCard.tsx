import { Flex, Stack } from '@chakra-ui/react';
import { type FormEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog.tsx';
import { ConflictDialog } from '../../../components/dialogs/ConflictDialog.tsx';
import { toastSuccess } from '../../../components/feedback/toasts.ts';
import { compareTexts } from '../../../components/forms/conflict.ts';
import { FormError } from '../../../components/forms/FormError.tsx';
import { FormField } from '../../../components/forms/FormField.tsx';
import { useSaveForm } from '../../../components/forms/use-save-form.ts';
import { FormButton } from '../FormButton.tsx';
import { SettingsCard } from '../SettingsCard.tsx';
import {
  type AlertSettings_SettingsFragment,
  useSaveAlertWebhookMutation,
} from './AlertSettings.generated.ts';
import { DigestField } from './DigestField.tsx';
import { TestButton } from './TestButton.tsx';
import { WebhookSecret } from './WebhookSecret.tsx';

const toValues = ({ webhook }: Pick<AlertSettings_SettingsFragment, 'webhook'>) => ({
  url: webhook?.url ?? '',
});
const comparison = compareTexts<{ url: string }>({ url: 'Address' });

/** The address that alerts are posted to, and the secret that signs them. */
export function WebhookCard({ settings }: { settings: AlertSettings_SettingsFragment }) {
  const { webhook, webhookVersion } = settings;
  const [saveWebhook] = useSaveAlertWebhookMutation();
  const [confirming, setConfirming] = useState(false);
  const form = useForm({ defaultValues: toValues(settings) });
  const { errors, isDirty, isSubmitting } = form.formState;
  const { submit, problem, discard, conflict } = useSaveForm(form, {
    version: webhookVersion,
    comparison,
    failure: 'The address could not be saved. Please try again.',
    async save({ url }, version) {
      const { data } = await saveWebhook({ variables: { url: url.trim() || null, version } });
      if (!data) throw new Error('The reply is empty');
      const { errors: refused, settings: current, conflict: isConflict } = data.saveAlertWebhook;
      const saved = { values: toValues(current), version: current.webhookVersion };
      if (isConflict) return { status: 'conflict', ...saved };
      if (refused.length === 0) return { status: 'saved', ...saved };
      return { status: 'refused', errors: refused.map(({ message }) => ({ field: 'url', message })) };
    },
    onSaved: () =>
      form.getValues('url') === ''
        ? toastSuccess('Webhook removed', 'Nothing is posted any more.')
        : toastSuccess('Webhook saved', 'Alerts with this channel will be posted there.'),
  });

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    // Removing the address also deletes the secret.
    if (form.getValues('url').trim() === '' && webhook) setConfirming(true);
    else submit();
  }

  return (
    <SettingsCard
      title="Webhook"
      description="Alerts and the digest are posted to this address: as messages to webhooks of Slack and Microsoft Teams, else as JSON. The header Sightline-Signature is t=<seconds>,v1=<hex>: the HMAC-SHA256 of <seconds>.<body> with the secret."
      action={webhook && <TestButton channel="WEBHOOK" success="Your address accepted it." />}
    >
      <Stack asChild gap="4">
        <form onSubmit={onSubmit} noValidate>
          <FormField
            label="Address"
            type="url"
            placeholder="https://hooks.example.com/sightline"
            autoComplete="off"
            maxLength={2048}
            help="It begins with https:// and can be reached from the internet. End it with #slack or #teams where another receiver, such as Mattermost, takes that format."
            field={form.register('url')}
            error={errors.url?.message}
          />
          {!errors.url && <FormError>{problem}</FormError>}
          <Flex>
            <FormButton busy={isSubmitting} busyText="Saving..." disabled={!isDirty} variant="outline">
              Save address
            </FormButton>
          </Flex>
        </form>
      </Stack>
      {webhook && <DigestField channel="WEBHOOK" settings={settings} />}
      {webhook?.secret && <WebhookSecret secret={webhook.secret} />}
      {confirming && (
        <ConfirmDialog
          title="Remove the webhook?"
          text="Alerts and the digest are no longer posted, and its secret is deleted."
          confirm="Remove"
          onCancel={() => {
            setConfirming(false);
            discard();
          }}
          onConfirm={() => {
            setConfirming(false);
            submit();
          }}
        />
      )}
      {conflict && <ConflictDialog {...conflict} />}
    </SettingsCard>
  );
}
