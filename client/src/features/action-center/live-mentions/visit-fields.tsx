import { Pill } from '../../../components/figures/Pill.tsx';
import type { Visit } from './simulated-visits.ts';

const STATUS = {
  200: { label: 'OK', palette: 'green' },
  404: { label: 'Not found', palette: 'amber' },
  500: { label: 'Server error', palette: 'red' },
} as const;

export function VisitStatus({ status }: Pick<Visit, 'status'>) {
  const { label, palette } = STATUS[status];
  return <Pill palette={palette}>{`${status} ${label}`}</Pill>;
}

const time = new Intl.DateTimeFormat('en-US', { timeStyle: 'medium' });

export const VisitTime = ({ at }: Pick<Visit, 'at'>) => (
  <time dateTime={at.toISOString()}>{time.format(at)}</time>
);
