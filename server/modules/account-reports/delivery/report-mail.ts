import { oneLine } from '../../../lib/format.ts';
import type { MailDocument } from '../../../mail/document.ts';
import type { ReportContent } from '../../reports/content/model.ts';
import { mailOf } from '../../reports/delivery/mail/report-mail.ts';

/** The mail of an account's report; the same document as a visitor's, with its own ending. */
export const accountReportMail = (
  content: ReportContent,
  { page, unsubscribe }: { page: string; unsubscribe: string },
): MailDocument =>
  mailOf(content, page, [
    {
      type: 'paragraph',
      tone: 'small',
      text: 'The whole report is attached as a PDF. The dashboard is for people who may see the account; its figures go on changing.',
    },
    {
      type: 'paragraph',
      tone: 'small',
      text: `You receive this mail because somebody who measures ${oneLine(content.company)} with Sightline sends you this report.`,
    },
    { type: 'link', label: 'Unsubscribe from these reports', link: unsubscribe },
  ]);
