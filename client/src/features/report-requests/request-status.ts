import type { ReportMailStatus, ReportStatus } from '../../schema.generated.ts';

type Palette = 'gray' | 'accent' | 'green' | 'amber' | 'red';

/** How a report stands, in words and colour. */
export const STATUSES: Record<ReportStatus, { word: string; palette: Palette }> = {
  UNCONFIRMED: { word: 'Not confirmed', palette: 'gray' },
  WAITING: { word: 'Waiting', palette: 'accent' },
  ASKING: { word: 'Asking', palette: 'accent' },
  MADE: { word: 'Made', palette: 'green' },
  FAILED: { word: 'Failed', palette: 'red' },
  REMOVED: { word: 'Removed', palette: 'gray' },
};

/** Whether its mail has gone. */
export const MAIL_STATUSES: Record<ReportMailStatus, { word: string; palette: Palette }> = {
  NONE: { word: 'None yet', palette: 'gray' },
  WAITING: { word: 'Waiting', palette: 'accent' },
  SENT: { word: 'Sent', palette: 'green' },
  FAILED: { word: 'Failed', palette: 'red' },
};

const instant = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** `Nov 21, 2026, 8:04 AM`, by the clock of whoever looks. */
export const formatInstant = (iso: string) => instant.format(new Date(iso));
