import type { ReportMailStatus, ReportStatus } from '../../schema.generated.ts';

export type Palette = 'gray' | 'accent' | 'green' | 'amber' | 'red';

/** Labels and colours of report statuses. */
export const STATUSES: Record<ReportStatus, { label: string; palette: Palette }> = {
  UNCONFIRMED: { label: 'Not confirmed', palette: 'gray' },
  WAITING: { label: 'Waiting', palette: 'accent' },
  ASKING: { label: 'Asking', palette: 'accent' },
  MADE: { label: 'Made', palette: 'green' },
  FAILED: { label: 'Failed', palette: 'red' },
  REMOVED: { label: 'Removed', palette: 'gray' },
};

/** Labels and colours of mail statuses. */
export const MAIL_STATUSES: Record<ReportMailStatus, { label: string; palette: Palette }> = {
  NONE: { label: 'None yet', palette: 'gray' },
  WAITING: { label: 'Waiting', palette: 'accent' },
  SENT: { label: 'Sent', palette: 'green' },
  FAILED: { label: 'Failed', palette: 'red' },
};
