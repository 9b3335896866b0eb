import { ConfirmDialog } from '../../../../components/dialogs/ConfirmDialog.tsx';
import { formatCount } from '../../../../format.ts';
import { useDraftEstimateQuery } from './Draft.generated.ts';

interface CostDialogProps {
  promptId: string | null;
  text: string | null;
  onCancel: () => void;
  onConfirm: () => void;
}

/** What is sent to the chat model and what it costs, before it is sent. */
export function CostDialog({ promptId, text, onCancel, onConfirm }: CostDialogProps) {
  const { data } = useDraftEstimateQuery({ variables: { promptId, text }, fetchPolicy: 'network-only' });
  const estimate = data?.draftEstimate;
  const sent = [promptId && 'the brief', text && 'your text'].filter(Boolean).join(' and ');
  const cost =
    estimate?.cost == null ? 'Price unknown: none is configured.' : `At most $${estimate.cost.toFixed(4)}.`;
  return (
    <ConfirmDialog
      title="Send to the chat model?"
      text={
        estimate
          ? `This sends ${sent} to ${estimate.model}: about ${formatCount(estimate.inputTokens)} tokens, and at most ${formatCount(estimate.maxOutputTokens)} tokens come back. ${cost} The operator of this installation pays.`
          : `This sends ${sent} to the chat model. Its cost is being estimated…`
      }
      confirm="Send"
      cancel="Cancel"
      harmless
      onCancel={onCancel}
      onConfirm={onConfirm}
    />
  );
}
