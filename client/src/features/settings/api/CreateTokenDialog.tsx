import { Button, Stack } from '@chakra-ui/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useId, useRef } from 'react';
import { Controller, useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { DialogFrame } from '../../../components/dialogs/DialogFrame.tsx';
import { FormField } from '../../../components/forms/FormField.tsx';
import { LabelledChoice } from '../../../components/forms/LabelledChoice.tsx';
import { FormButton } from '../FormButton.tsx';
import { SCOPES } from './AccessItem.tsx';
import { useCreateApiTokenMutation } from './ApiSettings.generated.ts';

interface CreateTokenDialogProps {
  onClose: () => void;
  onCreated: (secret: string) => void;
}

const tokenSchema = z.object({
  name: z
    .string()
    .check(z.trim(), z.minLength(1, 'A name is needed.'), z.maxLength(80, 'At most 80 characters.')),
  scope: z.enum(['READ', 'WRITE', 'VISITS']),
  expires: z.enum(['30', '90', '365', 'never']),
});

type TokenValues = z.infer<typeof tokenSchema>;

const LIFETIMES = [
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: '1 year' },
  { value: 'never', label: 'No end' },
] as const;

const SCOPE_OPTIONS = (['READ', 'WRITE', 'VISITS'] as const).map((value) => ({
  value,
  label: SCOPES[value],
}));

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

  const submit = handleSubmit(async ({ expires, ...values }) => {
    const input = { ...values, expiresInDays: expires === 'never' ? null : Number(expires) };
    try {
      const { data } = await create({ variables: { input } });
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
      text="It acts in your name. Give it only the access it needs."
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
            <Controller
              control={control}
              name="scope"
              render={({ field: { value, onChange } }) => (
                <LabelledChoice
                  label="What it may do"
                  options={SCOPE_OPTIONS}
                  value={value}
                  onChange={onChange}
                />
              )}
            />
            <Controller
              control={control}
              name="expires"
              render={({ field: { value, onChange } }) => (
                <LabelledChoice label="Ends after" options={LIFETIMES} value={value} onChange={onChange} />
              )}
            />
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
