import { Button, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { saidOf } from '../../apollo/said.ts';
import { ConfirmDialog } from '../../components/dialogs/ConfirmDialog.tsx';
import { useCancelRunMutation } from './CancelRun.generated.ts';

/** Stops a run, after a question. */
export function CancelRun({ id }: { id: string }) {
  const [cancel, { loading }] = useCancelRunMutation();
  const [asking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function run() {
    setAsking(false);
    setProblem(null);
    try {
      await cancel({ variables: { id } });
    } catch (failure) {
      setProblem(saidOf(failure, 'The run could not be cancelled. Please try again.'));
    }
  }

  return (
    <>
      {problem && (
        <Text fontSize="sm" color="fg.error" role="alert">
          {problem}
        </Text>
      )}
      <Button
        size="sm"
        variant="outline"
        disabled={loading}
        aria-busy={loading}
        onClick={() => setAsking(true)}
      >
        {loading ? 'Cancelling...' : 'Cancel run'}
      </Button>
      {asking && (
        <ConfirmDialog
          title="Cancel this run?"
          text="Answers that are there already stay, and questions on their way are finished. The rest is not asked."
          confirm="Cancel run"
          cancel="Keep running"
          onCancel={() => setAsking(false)}
          onConfirm={run}
        />
      )}
    </>
  );
}
