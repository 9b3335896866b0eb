import { oneLine } from '../../../../lib/format.ts';
import type { MailDocument } from '../../../../mail/document.ts';
import { letter } from '../../../../mail/templates/letter.ts';
import { cut } from '../../content/text/cut.ts';

/** Characters of a name in a subject. */
const LONGEST = 60;

const IGNORE =
  'If you did not ask for this report, you can ignore this mail: nothing is asked or kept for long without the click.';

/**
 * A stranger chose the name that stands in a mail to somebody who may never have asked. A mark that nobody sees keeps
 * mail programs from making a link of “Booking.com”.
 */
const named = (company: string) => oneLine(company).replace(/\.(?=\S)/gu, '.\u2060');

/** Proves that whoever asked for a report reads the mails of the address it goes to. */
export const confirmationMail = ({
  company,
  confirm,
}: {
  company: string;
  /** The confirming page; nothing happens there before a button is pressed. */
  confirm: string;
}): MailDocument =>
  letter({
    subject: `Confirm your AI visibility report on ${named(cut(oneLine(company), LONGEST))}`,
    paragraphs: [
      `Somebody, hopefully you, asked for a report on how AI platforms speak of ${named(company)}, to be sent to this address.`,
      'AI platforms are asked once you confirm that the address is yours. The report then comes by mail within minutes.',
    ],
    button: { label: 'Confirm and make my report', link: confirm },
    footnotes: [IGNORE],
  });

/** Says that no report will come. */
export const failureMail = ({ company }: { company: string }): MailDocument =>
  letter({
    subject: `Your AI visibility report on ${named(cut(oneLine(company), LONGEST))} could not be made`,
    paragraphs: [
      `We are sorry: the report on how AI platforms speak of ${named(company)} could not be made. Mostly that is because they gave no usable answer in time.`,
      'Whoever runs this site sees that it failed and can start it once more; the report then comes by mail after all. You are welcome to ask for it again as well.',
    ],
    footnotes: ['You get this mail because a report was to be sent to this address.'],
  });
