import { Pill } from '../../components/figures/Pill.tsx';
import type { RunStatus } from '../../schema.generated.ts';

const STATUSES = {
  RUNNING: { label: 'Running', palette: 'accent' },
  FINISHED: { label: 'Finished', palette: 'green' },
  CANCELLED: { label: 'Cancelled', palette: 'gray' },
  STOPPED: { label: 'Stopped', palette: 'amber' },
} as const satisfies Record<RunStatus, object>;

/** The status of a run. */
export const StatusPill = ({ status }: { status: RunStatus }) => (
  <Pill palette={STATUSES[status].palette}>{STATUSES[status].label}</Pill>
);
