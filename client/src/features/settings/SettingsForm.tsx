import { Flex, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form';
import { ConfirmButton } from '../../components/dialogs/ConfirmDialog.tsx';
import { type Conflict, ConflictDialog } from '../../components/dialogs/ConflictDialog.tsx';
import { LeaveGuard } from '../../components/dialogs/LeaveGuard.tsx';
import { FormButton } from './FormButton.tsx';

interface SettingsFormProps<TValues extends FieldValues> {
  /** A form, how it is saved and reset, and why it could not be saved. */
  saving: {
    form: UseFormReturn<TValues>;
    submit: () => Promise<void>;
    problem: string | null;
    discard: () => void;
    conflict: Conflict | null;
  };
  children: ReactNode;
}

/** Cards of fields that are saved together. Unsaved changes are confirmed before they are discarded. */
export function SettingsForm<TValues extends FieldValues>({ saving, children }: SettingsFormProps<TValues>) {
  const { form, submit, problem, discard, conflict } = saving;
  const { isDirty, isSubmitting } = form.formState;
  return (
    <FormProvider {...form}>
      <Stack asChild gap="5">
        <form onSubmit={submit} noValidate>
          {children}
          <SaveBar dirty={isDirty} busy={isSubmitting} problem={problem} onDiscard={discard} />
        </form>
      </Stack>
      <LeaveGuard active={isDirty} />
      {conflict && <ConflictDialog {...conflict} />}
    </FormProvider>
  );
}

interface SaveBarProps {
  dirty: boolean;
  busy: boolean;
  problem: string | null;
  onDiscard: () => void;
}

/** The state of the form and its buttons; sticks to the window's lower edge while there are changes. */
function SaveBar({ dirty, busy, problem, onDiscard }: SaveBarProps) {
  return (
    <Flex
      data-in-front={dirty ? 'below' : undefined}
      position={dirty ? 'sticky' : 'static'}
      bottom="0"
      zIndex="docked"
      align="center"
      justify="space-between"
      gap="3"
      wrap="wrap"
      py="3"
      bg="bg"
      borderTopWidth="1px"
    >
      <Text fontSize="sm" role="status" color={dirty && problem ? 'fg.error' : 'fg.muted'}>
        {dirty ? (problem ?? 'Unsaved changes') : 'All changes saved'}
      </Text>
      <Flex gap="2">
        {dirty && (
          <ConfirmButton
            variant="ghost"
            disabled={busy}
            question={{
              title: 'Discard your changes?',
              text: 'All fields return to the last saved values.',
              confirm: 'Discard',
              cancel: 'Keep editing',
            }}
            onConfirm={onDiscard}
          >
            Discard
          </ConfirmButton>
        )}
        <FormButton busy={busy} busyText="Saving..." disabled={!dirty}>
          Save changes
        </FormButton>
      </Flex>
    </Flex>
  );
}
