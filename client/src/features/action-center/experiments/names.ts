import type { ExperimentMetric, ExperimentState } from '../../../schema.generated.ts';

export const STATES: Record<
  ExperimentState,
  { label: string; palette: 'gray' | 'accent' | 'green' | 'amber' }
> = {
  DRAFT: { label: 'Draft', palette: 'gray' },
  RUNNING: { label: 'Running', palette: 'accent' },
  ENDED: { label: 'Ended', palette: 'green' },
  ABANDONED: { label: 'Abandoned', palette: 'amber' },
};

export const METRICS: Record<ExperimentMetric, string> = {
  MENTIONS: 'Mention rate',
  CITATIONS: 'Citation rate of the pages',
};
