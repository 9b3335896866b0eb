import type { MailContent } from '../../mail/templates/layout.ts';
import type { ReportContent } from './content/model.ts';

/** A report that is made, and where it is read. */
export interface Rendered {
  content: ReportContent;
  /** ISO 8601. */
  expiresAt: string;
  /** Absolute. */
  page: string;
}

/** Makes the mail that brings a report. What renders is large and loaded when it is first needed. */
export async function reportMail(given: Rendered & { remove: string }): Promise<MailContent> {
  const mail = await import('./mail/report-mail.ts');
  return mail.reportMail(given);
}

export async function reportPdf(given: Rendered): Promise<Buffer> {
  const pdf = await import('./pdf/report-pdf.ts');
  return pdf.reportPdf(given);
}
