import type { MailDocument } from '../../mail/document.ts';
import { letter } from '../../mail/templates/letter.ts';
import type { AccountRole } from '../accounts/model.ts';

const MAY: Record<AccountRole, string> = {
  viewer: 'You will see everything and change nothing.',
  editor: 'You will see and change everything but who is in the account.',
  owner: 'You will see and change everything, and invite others.',
};

interface InvitationContent {
  accountName: string;
  invitedBy: string;
  role: AccountRole;
  /** Days until the link ends. */
  days: number;
  link: string;
}

export const invitationMail = ({
  accountName,
  invitedBy,
  role,
  days,
  link,
}: InvitationContent): MailDocument =>
  letter({
    subject: `${accountName}: an invitation to Sightline`,
    paragraphs: [
      `${invitedBy} invites you to see how AI platforms speak of ${accountName}. ${MAY[role]}`,
      'Sign in, or sign up with this address, and open this link again.',
    ],
    button: { label: 'Open the invitation', link },
    footnotes: [
      `The link works once, for ${days} days and for this address only.`,
      'If you do not know the sender, you can ignore this mail.',
    ],
  });
