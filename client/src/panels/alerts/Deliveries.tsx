import { Pill } from '../../components/figures/Pill.tsx';
import { formatCounted } from '../../format.ts';
import { CHANNELS } from './alert-kinds.ts';
import type { Deliveries_DeliveryFragment as Delivery } from './Deliveries.generated.ts';

const STATUSES = {
  SENT: { palette: 'green', label: 'sent' },
  WAITING: { palette: 'amber', label: 'waiting' },
  FAILED: { palette: 'red', label: 'failed' },
} as const;

export function DeliveryPill({ delivery: { channel, status } }: { delivery: Delivery }) {
  return (
    <Pill palette={STATUSES[status].palette}>
      {CHANNELS[channel]} {STATUSES[status].label}
    </Pill>
  );
}

/** Why a delivery failed, and whether it is tried again. */
export function describeProblem({ channel, status, attempts, problem }: Delivery): string {
  const after = attempts > 0 ? ` after ${formatCounted(attempts, 'attempt')}` : '';
  const state = status === 'FAILED' ? `given up${after}` : `tried again later${after}`;
  return `${CHANNELS[channel]}, ${state}: ${problem}`;
}
