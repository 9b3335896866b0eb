import { Pill } from '../../components/figures/Pill.tsx';
import type { RunStatus } from '../../schema.generated.ts';
import { STATUS_WORDS } from './run-words.ts';

const PALETTES = { RUNNING: 'accent', FINISHED: 'green', CANCELLED: 'gray', STOPPED: 'amber' } as const;

/** How a run stands. */
export const StatusPill = ({ status }: { status: RunStatus }) => (
  <Pill palette={PALETTES[status]}>{STATUS_WORDS[status]}</Pill>
);
