import { oneLine } from '../../../../lib/format.ts';
import type { MailDocument } from '../../../../mail/document.ts';
import { letter } from '../../../../mail/templates/letter.ts';
import { cut } from '../../content/text/figures.ts';

/** Characters of a company's name in a subject. */
const MAX_NAME_LENGTH = 60;

const IGNORE =
  'If you did not request this report, ignore this mail: without the click nothing is asked, and the request is deleted within a day.';

/**
 * The name comes from a stranger, and the recipient may not have requested the mail. An invisible character keeps mail
 * programs from making “Booking.com” a link.
 */
const withoutLinks = (company: string) => oneLine(company).replace(/\.(?=\S)/gu, '.\u2060');

/** Proves that the visitor reads the mails to this address. */
export const confirmationMail = ({
  company,
  confirm,
}: {
  company: string;
  /** The confirmation page; only its button confirms. */
  confirm: string;
}): MailDocument =>
  letter({
    subject: `Confirm your AI visibility report on ${withoutLinks(cut(oneLine(company), MAX_NAME_LENGTH))}`,
    paragraphs: [
      `Somebody, hopefully you, requested a report on how AI platforms speak of ${withoutLinks(company)} for this address.`,
      'AI platforms are asked after you confirm that the address is yours. The report then arrives within minutes.',
    ],
    button: { label: 'Confirm and make my report', link: confirm },
    footnotes: [IGNORE],
  });

export const failureMail = ({ company }: { company: string }): MailDocument =>
  letter({
    subject: `Your AI visibility report on ${withoutLinks(cut(oneLine(company), MAX_NAME_LENGTH))} could not be made`,
    paragraphs: [
      `We are sorry: the report on how AI platforms speak of ${withoutLinks(company)} could not be made, mostly because they gave no usable answer in time.`,
      'The operator of this site sees the failure and can retry it; the report then arrives by mail. You can also request it again.',
    ],
    footnotes: ['You receive this mail because a report was requested for this address.'],
  });
