import { Button } from '@chakra-ui/react';
import { useId, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { useAuth } from '../../../auth/SessionProvider.tsx';
import { DialogFrame } from '../../../components/dialogs/DialogFrame.tsx';
import { toastSuccess } from '../../../components/feedback/toasts.ts';
import { FormField } from '../../../components/forms/FormField.tsx';
import { paths } from '../../../paths.ts';
import { FormButton } from '../FormButton.tsx';
import { type DeleteAccountMutation, useDeleteAccountMutation } from './DeleteAccountDialog.generated.ts';

interface DeleteAccountDialogProps {
  /** The text that must be typed. */
  expected: string;
  onClose: () => void;
}

/** Deletes the account once the expected text is typed. */
export function DeleteAccountDialog({ expected, onClose }: DeleteAccountDialogProps) {
  const { supabase } = useAuth();
  const navigate = useNavigate();
  const [deleteAccount] = useDeleteAccountMutation({ fetchPolicy: 'no-cache' });
  const formId = useId();
  const cancel = useRef<HTMLButtonElement>(null);
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { confirm: '' } });

  const submit = handleSubmit(async ({ confirm }) => {
    const { data } = await deleteAccount({ variables: { confirm } }).catch(() => ({ data: undefined }));
    if (!data?.deleteAccount.deleted) {
      const message = data?.deleteAccount.errors[0]?.message ?? 'Nothing was deleted. Please try again.';
      return setError('confirm', { message }, { shouldFocus: true });
    }
    // The server has ended the session; this removes it from the browser.
    await supabase.auth.signOut({ scope: 'local' });
    navigate(paths.logout, { replace: true });
    toastSuccess('Account deleted', whatIsLeft(data.deleteAccount));
  });

  return (
    <DialogFrame
      title="Delete your account?"
      text="Nobody can see it any more, and everything is deleted. This cannot be undone."
      focusOn={cancel}
      onClose={onClose}
      body={
        <form id={formId} onSubmit={submit} noValidate>
          <FormField
            label={`Type ${expected} to confirm`}
            autoComplete="off"
            spellCheck={false}
            maxLength={320}
            field={register('confirm')}
            error={formState.errors.confirm?.message}
          />
        </form>
      }
    >
      <Button ref={cancel} size="sm" variant="outline" onClick={onClose}>
        Cancel
      </Button>
      <FormButton form={formId} colorPalette="red" busy={formState.isSubmitting} busyText="Deleting...">
        Delete everything
      </FormButton>
    </DialogFrame>
  );
}

function whatIsLeft({ dataDeleted, archiveDeleted }: DeleteAccountMutation['deleteAccount']): string {
  if (!archiveDeleted) {
    return 'Texts in the archive could not be deleted yet; the server keeps trying until they are.';
  }
  return dataDeleted
    ? 'All of your data has been deleted.'
    : 'Nobody can see your data any more. There is much of it, so deleting all takes some minutes.';
}
