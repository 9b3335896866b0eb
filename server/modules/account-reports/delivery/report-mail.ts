import { oneLine } from '../../../lib/format.ts';
import type { Block, MailDocument } from '../../../mail/document.ts';
import type { ReportContent } from '../../reports/content/model.ts';
import { mailOf } from '../../reports/delivery/mail/report-mail.ts';
import type { AccountReport } from '../model.ts';

/** The person who made the report, null for a schedule; and what they wrote. */
type ReportSender = Pick<AccountReport, 'madeBy' | 'note'>;

/** The mail of an account's report; the same document as a visitor's, with its own ending. */
export const accountReportMail = (
  content: ReportContent,
  { page, unsubscribe, from }: { page: string; unsubscribe: string; from: ReportSender },
): MailDocument => {
  const mail = mailOf(content, page, [
    {
      type: 'paragraph',
      tone: 'small',
      text: 'The whole report is attached as a PDF. The dashboard is for people who may see the account; its figures go on changing.',
    },
    {
      type: 'paragraph',
      tone: 'small',
      text: `You receive this mail because ${from.madeBy ?? 'somebody'} measures ${oneLine(content.company)} with Sightline and sends you this report.`,
    },
    { type: 'link', label: 'Unsubscribe from these reports', link: unsubscribe },
  ]);
  const note: Block[] = from.note
    ? [
        {
          type: 'quote',
          before: from.note,
          marked: '',
          after: '',
          source: from.madeBy ?? 'Who sends this report',
        },
      ]
    : [];
  return { ...mail, blocks: [...note, ...mail.blocks] };
};
