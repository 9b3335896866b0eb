import { oneLine } from '../../../lib/format.ts';
import type { MailDocument } from '../../../mail/document.ts';
import { letter } from '../../../mail/templates/letter.ts';

interface ConfirmContent {
  /** Null before the account names its brand. */
  brand: string | null;
  /** Who asked for it. */
  askedBy: string;
  days: number;
  link: string;
}

const MAX_BRAND = 80;

export const confirmMail = ({ brand, askedBy, days, link }: ConfirmContent): MailDocument => {
  const name = brand === null ? 'their brand' : oneLine(brand).slice(0, MAX_BRAND);
  return letter({
    subject: 'Confirm that alerts of Sightline may come here',
    paragraphs: [
      `${askedBy} would like alerts on how AI platforms speak of ${name} to be mailed to this address, too.`,
      'Nothing is sent until you confirm it.',
    ],
    button: { label: 'Confirm this address', link },
    footnotes: [
      `The link works once, for ${days} days. Every alert will have a link that ends them.`,
      'If you do not know the sender, you can ignore this mail.',
    ],
  });
};
