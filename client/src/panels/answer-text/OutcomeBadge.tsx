import { Pill } from '../../components/figures/Pill.tsx';
import type { AnswerStatus } from '../../schema.generated.ts';

interface OutcomeBadgeProps {
  status: AnswerStatus;
  visible: boolean;
  missed: boolean;
}

const FAILURES = { FAILED: 'Failed', REFUSED: 'Refused', EMPTY: 'Empty' } as const;

function outcomeOf({ status, visible, missed }: OutcomeBadgeProps) {
  if (status !== 'ANSWERED') return { label: FAILURES[status], palette: 'red' } as const;
  if (visible) return { label: 'Visible', palette: 'green' } as const;
  if (missed) return { label: 'Missed', palette: 'amber' } as const;
  return { label: 'Nobody named', palette: 'gray' } as const;
}

/** Whether an answer names the brand, only others, or nobody; or that there is no answer. */
export function OutcomeBadge(answer: OutcomeBadgeProps) {
  const { label, palette } = outcomeOf(answer);
  return <Pill palette={palette}>{label}</Pill>;
}
