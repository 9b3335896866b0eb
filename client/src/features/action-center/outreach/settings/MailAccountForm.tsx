import { Button, HStack, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { serverMessage } from '../../../../apollo/server-message.ts';
import { CheckField } from '../../../../components/forms/CheckField.tsx';
import { FormError } from '../../../../components/forms/FormError.tsx';
import { FormField } from '../../../../components/forms/FormField.tsx';
import { Panel } from '../../../../components/layout/Panel.tsx';
import { formatDateTime } from '../../../../format.ts';
import {
  type OutreachFragment,
  useSaveOutreachSettingsMutation,
  useTestOutreachSettingsMutation,
} from '../OutreachScreen.generated.ts';
import { type AccountForm, toForm, toInput } from './account-form.ts';
import { ServerFields } from './ServerFields.tsx';

/** Sender and mail servers. A trial proves that they work before anything is sent. */
export function MailAccountForm({ outreach }: { outreach: OutreachFragment }) {
  const { settings, missing } = outreach;
  const form = useForm<AccountForm>({ values: toForm(settings) });
  const { register, handleSubmit, setError, formState } = form;
  const { errors, isDirty, isSubmitting } = formState;
  const [save] = useSaveOutreachSettingsMutation();
  const [problem, setProblem] = useState<string | null>(null);
  const submit = handleSubmit(async (values) => {
    setProblem(null);
    try {
      const { data } = await save({
        variables: { input: { ...toInput(values), version: settings.version } },
      });
      for (const { field, message } of data?.saveOutreachSettings.errors ?? []) {
        const name = field.replace('.', '_') as keyof AccountForm;
        if (name in values) setError(name, { message });
        else setProblem(message);
      }
    } catch (error) {
      setProblem(serverMessage(error, 'The settings could not be saved. Please try again.'));
    }
  });
  const errorOf = (name: keyof AccountForm) => errors[name]?.message;
  return (
    <Panel
      title="Mail account"
      info="Mails are sent from this account and its inbox is read for replies. Passwords are stored encrypted and never shown again."
    >
      <form onSubmit={submit} noValidate>
        <Stack gap="5">
          <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
            <FormField
              label="Your name"
              field={register('fromName')}
              error={errorOf('fromName')}
              autoComplete="name"
            />
            <FormField
              label="Mail address"
              type="email"
              field={register('fromAddress')}
              error={errorOf('fromAddress')}
              autoComplete="email"
            />
            <FormField
              label="Postal address"
              help="Shown at the end of each mail, as laws demand."
              field={register('postalAddress')}
              error={errorOf('postalAddress')}
            />
            <FormField
              label="Mails a day"
              type="number"
              min={1}
              max={30}
              help={`1–30, from midnight in ${settings.timeZone}.`}
              field={register('dailyLimit')}
              error={errorOf('dailyLimit')}
            />
            <FormField
              label="Time zone"
              help="Such as Europe/Berlin."
              field={register('timeZone')}
              error={errorOf('timeZone')}
            />
          </SimpleGrid>
          <ServerFields
            kind="smtp"
            title="Outgoing mail (SMTP)"
            form={form}
            hasPassword={settings.smtp.hasPassword}
          />
          <ServerFields
            kind="imap"
            title="Incoming mail (IMAP), for replies and bounces; empty: they are not read"
            form={form}
            hasPassword={settings.imap.hasPassword}
          />
          <CheckField
            label="The server delivers you+anything@… to you"
            help="Then replies carry the mail’s id in their address."
            {...register('plusAddressing')}
          />
          <FormError>{problem}</FormError>
          <HStack gap="3" wrap="wrap">
            <Button type="submit" size="sm" disabled={!isDirty || isSubmitting}>
              Save
            </Button>
            <Trial canTry={!isDirty && settings.smtp.host !== ''} testedAt={settings.testedAt ?? null} />
          </HStack>
          {missing.length > 0 && (
            <Stack as="ul" gap="1" ps="5" fontSize="sm" color="fg.muted" listStyleType="disc">
              {missing.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </Stack>
          )}
        </Stack>
      </form>
    </Panel>
  );
}

/** Sends a mail to the sender's own address and reads the inbox. */
function Trial({ canTry, testedAt }: { canTry: boolean; testedAt: string | null }) {
  const [test, { data, loading, error }] = useTestOutreachSettingsMutation({ errorPolicy: 'all' });
  return (
    <>
      <Button
        size="sm"
        variant="outline"
        disabled={!canTry}
        loading={loading}
        loadingText="Trying"
        onClick={() => test()}
      >
        Try the mail account
      </Button>
      <Text role="status" fontSize="sm" color="fg.muted">
        {testedAt ? `Tried with success ${formatDateTime(testedAt)}` : 'Not tried yet'}
      </Text>
      <Stack gap="1" w="full" fontSize="sm">
        {data?.testOutreachSettings.steps.map(({ name, ok, detail }) => (
          <Text key={name} color={ok ? undefined : 'fg.error'} overflowWrap="anywhere">
            {`${ok ? '✓' : '✗'} ${name}: ${detail}`}
          </Text>
        ))}
      </Stack>
      <FormError>{error ? serverMessage(error, 'The mail account could not be tried.') : null}</FormError>
    </>
  );
}
