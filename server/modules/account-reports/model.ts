import type { reportSchedule } from '../../db/schema/account-report.ts';
import type { LinkView } from '../share-links/input.ts';
import type { MetricsFilter } from '../visibility/metrics-query.ts';

/** Which answers a report is of. */
export interface ReportScope {
  filter: MetricsFilter;
  /** Null for all topics. */
  topicId: string | null;
  /** Set for a screen that is sent as a picture instead of a report. */
  view?: SentView;
}

export interface SentView extends LinkView {
  /** Of the screen with its filter. */
  path: string;
}

export interface ReportMail {
  address: string;
  status: 'waiting' | 'sending' | 'sent' | 'failed' | 'unsubscribed';
  problem: string | null;
  /** ISO 8601. */
  sentAt: string | null;
}

/** A report without its content. */
export interface AccountReport {
  id: string;
  title: string;
  status: 'waiting' | 'made' | 'failed';
  problem: string | null;
  scheduleId: string | null;
  scope: ReportScope;
  /** First and last day, YYYY-MM-DD. */
  from: string | null;
  to: string | null;
  platform: { key: string; name: string } | null;
  topic: string | null;
  simulated: boolean;
  /** The address of the person who made it; null for a scheduled one. */
  madeBy: string | null;
  /** What that person wrote to the recipients. */
  note: string | null;
  /** ISO 8601. */
  createdAt: string;
  madeAt: string | null;
}

export type ListedReport = AccountReport & { mails: ReportMail[] };

export type StoredSchedule = Omit<typeof reportSchedule.$inferSelect, 'createdAt' | 'createdBy'>;
export type ScheduleDays = StoredSchedule['period'];

export interface Recipient {
  address: string;
  unsubscribed: boolean;
}

export type Schedule = Omit<StoredSchedule, 'recipients' | 'lastDue' | 'period' | 'platform' | 'view'> & {
  view: SentView | null;
  days: ScheduleDays;
  platform: { key: string; name: string } | null;
  timeZone: string;
  recipients: Recipient[];
  nextDay: string | null;
};
