import { formatDateTime, formatRange } from '../../format.ts';
import type { RecipientMailStatus } from '../../schema.generated.ts';
import type { ReportRow_ReportFragment } from './ReportList.generated.ts';

/** What became of the mail to one recipient. */
export const MAIL_STATES: Record<RecipientMailStatus, string> = {
  WAITING: 'sending',
  SENT: 'sent',
  FAILED: 'failed',
  UNSUBSCRIBED: 'unsubscribed',
};

/** Days, platform and topic, and who made it when. */
export function describeReport(report: ReportRow_ReportFragment): { scope: string; made: string } {
  const { from, to, platform, topic, scheduled, madeBy, createdAt } = report;
  const scope = [from && to ? formatRange(from, to) : null, platform?.name, topic].filter(Boolean);
  const who = scheduled ? 'Made by a schedule' : madeBy ? `Made by ${madeBy}` : 'Made';
  return { scope: scope.join(' · '), made: `${who}, ${formatDateTime(createdAt)}` };
}
