import { useState } from 'react';
import { serverMessage } from '../../apollo/server-message.ts';
import { ConfirmButton } from '../../components/dialogs/ConfirmDialog.tsx';
import { FormError } from '../../components/forms/FormError.tsx';
import { useCancelRunMutation } from './CancelRun.generated.ts';

/** Cancels a run once it is confirmed. */
export function CancelRun({ id }: { id: string }) {
  const [cancel, { loading }] = useCancelRunMutation();
  const [problem, setProblem] = useState<string | null>(null);

  async function cancelRun() {
    setProblem(null);
    try {
      await cancel({ variables: { id } });
    } catch (error) {
      setProblem(serverMessage(error, 'The run could not be cancelled. Please try again.'));
    }
  }

  return (
    <>
      <FormError>{problem}</FormError>
      <ConfirmButton
        variant="outline"
        disabled={loading}
        aria-busy={loading}
        question={{
          title: 'Cancel this run?',
          text: 'Its answers are kept, and prompts already sent are completed. The remaining prompts are not sent.',
          confirm: 'Cancel run',
          cancel: 'Keep running',
        }}
        onConfirm={cancelRun}
      >
        {loading ? 'Cancelling...' : 'Cancel run'}
      </ConfirmButton>
    </>
  );
}
