import type { MailContent } from '../../../mail/templates/layout.ts';
import type { ReportContent } from '../content/model.ts';
import { reportHtml } from './html/render.ts';
import { subjectOf } from './subject.ts';
import { reportText } from './text/report-text.ts';

/** Where a report's mail leads, as absolute links. */
export interface ReportLinks {
  /** The private page. */
  page: string;
  /** Deletes the report, after one more click there. */
  remove: string;
  /** ISO 8601; the page is gone after it. */
  expiresAt: string;
}

/** The report as a mail worth forwarding; what it says in HTML it says as text too. */
export async function reportMail({
  content,
  ...links
}: ReportLinks & { content: ReportContent }): Promise<MailContent> {
  const subject = subjectOf(content);
  return { subject, html: await reportHtml(content, subject, links), text: reportText(content, links) };
}
