import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useId, useRef } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { DialogFrame } from '../../../components/dialogs/DialogFrame.tsx';
import { FormField } from '../../../components/forms/FormField.tsx';
import { SegmentedControl } from '../../../components/forms/SegmentedControl.tsx';
import { FormButton } from '../FormButton.tsx';
import { useCreateApiTokenMutation } from './CreateTokenDialog.generated.ts';
import { SCOPES } from './token-format.ts';
import { LIFETIMES, type TokenValues, toInput, tokenSchema } from './token-values.ts';

interface CreateTokenDialogProps {
  onClose: () => void;
  onCreated: (secret: string) => void;
}

const SCOPE_OPTIONS = (['READ', 'WRITE'] as const).map((value) => ({ value, label: SCOPES[value] }));

/** The form of a new token: its name, scope and lifetime. */
export function CreateTokenDialog({ onClose, onCreated }: CreateTokenDialogProps) {
  // The secret must not be in the cache.
  const [create] = useCreateApiTokenMutation({ fetchPolicy: 'no-cache' });
  const formId = useId();
  const nameInput = useRef<HTMLInputElement>(null);
  const { register, control, handleSubmit, setError, formState } = useForm<TokenValues>({
    resolver: zodResolver(tokenSchema),
    defaultValues: { name: '', scope: 'READ', expires: '90' },
  });
  const { errors, isSubmitting } = formState;
  const name = register('name');

  const submit = handleSubmit(async (values) => {
    try {
      const { data } = await create({ variables: { input: toInput(values) } });
      const created = data?.createApiToken;
      if (created?.secret) return onCreated(created.secret);
      const [refusal] = created?.errors ?? [];
      setError('name', { message: refusal?.message ?? FAILURE }, { shouldFocus: true });
    } catch {
      setError('name', { message: FAILURE }, { shouldFocus: true });
    }
  });

  return (
    <DialogFrame
      title="New token"
      text="It acts in your name. Give it no more than it needs."
      focusOn={nameInput}
      onClose={onClose}
      body={
        <Stack asChild gap="4">
          <form id={formId} onSubmit={submit} noValidate>
            <FormField
              label="Name"
              placeholder="Nightly report"
              autoComplete="off"
              maxLength={80}
              field={{
                ...name,
                ref: (input: HTMLInputElement | null) => {
                  nameInput.current = input;
                  name.ref(input);
                },
              }}
              error={errors.name?.message}
            />
            <Choice label="What it may do">
              <Controller
                control={control}
                name="scope"
                render={({ field }) => (
                  <SegmentedControl
                    label="What it may do"
                    size="md"
                    options={SCOPE_OPTIONS}
                    value={field.value}
                    onChange={field.onChange}
                  />
                )}
              />
            </Choice>
            <Choice label="Ends after">
              <Controller
                control={control}
                name="expires"
                render={({ field }) => (
                  <SegmentedControl
                    label="Ends after"
                    size="md"
                    options={LIFETIMES}
                    value={field.value}
                    onChange={field.onChange}
                  />
                )}
              />
            </Choice>
          </form>
        </Stack>
      }
    >
      <Button size="sm" variant="outline" onClick={onClose}>
        Cancel
      </Button>
      <FormButton form={formId} busy={isSubmitting} busyText="Creating...">
        Create token
      </FormButton>
    </DialogFrame>
  );
}

const FAILURE = 'The token could not be created. Please try again.';

function Choice({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <Stack gap="1.5" align="start">
      <Text fontSize="sm" fontWeight="medium" aria-hidden="true">
        {label}
      </Text>
      <Flex width="full">{children}</Flex>
    </Stack>
  );
}
