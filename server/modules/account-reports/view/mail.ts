import type { Png } from '../../../charts/png.ts';
import { oneLine } from '../../../lib/format.ts';
import type { Block, MailDocument } from '../../../mail/document.ts';
import type { AccountReport } from '../model.ts';

interface ViewMail {
  title: string;
  picture: Png;
  simulated: boolean;
  /** The screen. */
  link: string;
  unsubscribe: string;
  from: Pick<AccountReport, 'madeBy' | 'note'>;
}

/** The mail of a view: its picture and the link to its screen. */
export function viewMail({ title, picture, simulated, link, unsubscribe, from }: ViewMail): MailDocument {
  const sender = from.madeBy ?? 'somebody';
  const note: Block[] = from.note
    ? [
        {
          type: 'quote',
          before: from.note,
          marked: '',
          after: '',
          source: from.madeBy ?? 'Who sends this view',
        },
      ]
    : [];
  const small = (text: string): Block => ({ type: 'paragraph', tone: 'small', text });
  return {
    subject: oneLine(title),
    ...(simulated
      ? {
          warning:
            'Sample data: answers of this account were made by the simulator, not by real AI platforms.',
        }
      : {}),
    blocks: [
      ...note,
      { type: 'picture', ...picture },
      { type: 'button', label: 'Open this view', link, showAddress: true },
      small(
        'The picture shows the figures of the time when it was made. The screen is for people who may see the account.',
      ),
      small(
        `You receive this mail because ${sender} measures a brand with Sightline and sends you this view.`,
      ),
      { type: 'link', label: 'Unsubscribe from these mails', link: unsubscribe },
    ],
  };
}
