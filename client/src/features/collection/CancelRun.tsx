import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { saidOf } from '../../apollo/said.ts';
import { ConfirmDialog } from '../../components/dialogs/ConfirmDialog.tsx';
import { FormError } from '../../components/forms/FormError.tsx';
import { useCancelRunMutation } from './CancelRun.generated.ts';

/** Cancels a run once it is confirmed. */
export function CancelRun({ id }: { id: string }) {
  const [cancel, { loading }] = useCancelRunMutation();
  const [confirming, setConfirming] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function onConfirm() {
    setConfirming(false);
    setProblem(null);
    try {
      await cancel({ variables: { id } });
    } catch (error) {
      setProblem(saidOf(error, 'The run could not be cancelled. Please try again.'));
    }
  }

  return (
    <>
      <FormError>{problem}</FormError>
      <Button
        size="sm"
        variant="outline"
        disabled={loading}
        aria-busy={loading}
        onClick={() => setConfirming(true)}
      >
        {loading ? 'Cancelling...' : 'Cancel run'}
      </Button>
      {confirming && (
        <ConfirmDialog
          title="Cancel this run?"
          text="Its answers stay, and questions that were sent are finished. The rest is not asked."
          confirm="Cancel run"
          cancel="Keep running"
          onCancel={() => setConfirming(false)}
          onConfirm={onConfirm}
        />
      )}
    </>
  );
}
