import { FieldErrorText, FieldHelperText, FieldLabel, FieldRoot, Flex, Stack } from '@chakra-ui/react';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { errorField } from '../../../apollo/error-field.ts';
import { serverMessage } from '../../../apollo/server-message.ts';
import { toastSuccess } from '../../../components/feedback/toasts.ts';
import { FileButton } from '../../../components/forms/FileButton.tsx';
import { FormError } from '../../../components/forms/FormError.tsx';
import { FormField } from '../../../components/forms/FormField.tsx';
import { TextArea } from '../../../components/forms/TextArea.tsx';
import { FormButton } from '../FormButton.tsx';
import { useConnectAnalyticsMutation } from './AnalyticsCard.generated.ts';

interface AnalyticsFormProps {
  /** A property is connected, and is connected again. */
  connected: boolean;
  propertyId: string;
  onConnected: () => unknown;
}

const FIELDS = ['propertyId', 'key', 'host'] as const;
const MAX_KEY_LENGTH = 10_000;

/** Takes a property's number and a service account's key file, which is not shown again. */
export function AnalyticsForm({ connected, propertyId, onConnected }: AnalyticsFormProps) {
  // The key must not be in the cache.
  const [connect] = useConnectAnalyticsMutation({ fetchPolicy: 'no-cache' });
  const keyId = useId();
  const { register, handleSubmit, setError, setValue, reset, formState } = useForm({
    defaultValues: { propertyId, key: '', host: '' },
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async ({ host, ...values }) => {
    try {
      await connect({ variables: { input: { ...values, host: host.trim() || null } } });
      reset();
      await onConnected();
      toastSuccess('Google Analytics connected', 'Its latest 90 days are read now.');
    } catch (error) {
      const field = FIELDS.find((name) => name === errorField(error)) ?? 'root';
      const message = serverMessage(error, 'It could not be connected. Please try again.');
      setError(field, { message }, { shouldFocus: true });
    }
  });

  async function readFile(file: File) {
    if (file.size > MAX_KEY_LENGTH) {
      setError('key', { message: 'This is not a key file: it is larger than 10,000 bytes.' });
      return;
    }
    setValue('key', await file.text(), { shouldValidate: true });
  }
  return (
    <Stack asChild gap="4" maxW="42rem">
      <form onSubmit={submit} noValidate autoComplete="off">
        <FormField
          label="Property number"
          placeholder="123456789"
          inputMode="numeric"
          maxLength={40}
          help="Google Analytics, Admin › Property details. Not the G-… of a stream."
          field={register('propertyId', { required: 'Enter the property’s number.' })}
          error={errors.propertyId?.message}
        />
        <FieldRoot invalid={Boolean(errors.key)}>
          <FieldLabel htmlFor={keyId}>Key file of the service account (JSON)</FieldLabel>
          <TextArea
            {...register('key', { required: 'Paste or choose the key file.' })}
            id={keyId}
            aria-invalid={Boolean(errors.key)}
            aria-describedby={`${keyId}-text`}
            rows={4}
            maxLength={MAX_KEY_LENGTH}
            fontSize="xs"
            fontFamily="mono"
            spellCheck={false}
            placeholder="{ &quot;type&quot;: &quot;service_account&quot;, … }"
          />
          <div id={`${keyId}-text`}>
            {!errors.key && (
              <FieldHelperText>
                Kept encrypted, and never shown again. Add the account’s mail address as a viewer of the
                property.
              </FieldHelperText>
            )}
            <FieldErrorText>{errors.key?.message}</FieldErrorText>
          </div>
        </FieldRoot>
        <FormField
          label="Host of your pages (optional)"
          placeholder="www.example.com"
          maxLength={253}
          help="Google Analytics gives pages as paths. Left empty, they are of your brand’s domain."
          field={register('host')}
          error={errors.host?.message}
        />
        <FormError>{errors.root?.message ?? null}</FormError>
        <Flex gap="2" wrap="wrap">
          <FormButton busy={isSubmitting} busyText="Asking Google...">
            {connected ? 'Connect again' : 'Connect'}
          </FormButton>
          <FileButton label="Key file" accept=".json,application/json" onFiles={([file]) => readFile(file)}>
            Choose key file
          </FileButton>
        </Flex>
      </form>
    </Stack>
  );
}
