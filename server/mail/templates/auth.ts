import type { MailDocument } from '../document.ts';
import { letter } from './letter.ts';

interface Proof {
  link: string;
  /** The same proof as six digits, for a client that asks for them. */
  code: string;
}

const IGNORE = 'If you did not ask for this, you can ignore this mail.';
const lifeOf = (code: string) =>
  `The link works once and for one hour. If you are asked for a code instead, it is ${code}.`;

export const signupMail = ({ link, code }: Proof): MailDocument =>
  letter({
    subject: 'Confirm your e-mail address',
    paragraphs: ['Welcome to Sightline. One click proves that this address is yours; then you can sign in.'],
    button: { label: 'Confirm my address', link },
    footnotes: [lifeOf(code), IGNORE],
  });

/** To the owner of an address that was used for another sign-up. */
export const existingAccountMail = ({ link, code }: Proof): MailDocument =>
  letter({
    subject: 'You already have an account',
    paragraphs: [
      'Somebody, hopefully you, tried to sign up for Sightline with this address, which already has an account.',
      'Sign in with your password. If you have forgotten it, choose a new one.',
    ],
    button: { label: 'Choose a new password', link },
    footnotes: [lifeOf(code), `${IGNORE} Your account stays as it is.`],
  });

export const recoveryMail = ({ link, code }: Proof): MailDocument =>
  letter({
    subject: 'Set a new password',
    paragraphs: ['Somebody, hopefully you, asked for a new password for your Sightline account.'],
    button: { label: 'Choose a new password', link },
    footnotes: [lifeOf(code), `${IGNORE} Your password stays as it is.`],
  });

export const magicLinkMail = ({ link, code }: Proof): MailDocument =>
  letter({
    subject: 'Your sign-in link',
    paragraphs: ['Open this link to sign in to Sightline without a password.'],
    button: { label: 'Sign in', link },
    footnotes: [lifeOf(code), IGNORE],
  });

/** To the address the account has now: it must agree before it loses the account. */
export const currentAddressMail = ({ link, code, newEmail }: Proof & { newEmail: string }): MailDocument =>
  letter({
    subject: 'Agree to your new e-mail address',
    paragraphs: [
      `Your Sightline account is to move from this address to ${newEmail}.`,
      'Both addresses have to agree: open the link here and the one in the mail to the new address.',
    ],
    button: { label: 'Agree to the change', link },
    footnotes: [lifeOf(code), 'If this was not you, do not open the link, and change your password.'],
  });

/** To the address the account moves to: it must be reachable. */
export const newAddressMail = ({
  link,
  code,
  currentEmail,
}: Proof & { currentEmail: string }): MailDocument =>
  letter({
    subject: 'Confirm your new e-mail address',
    paragraphs: [
      `The Sightline account of ${currentEmail} is to move to this address.`,
      'Both addresses have to agree: open the link here and the one in the mail to the current address.',
    ],
    button: { label: 'Confirm my new address', link },
    footnotes: [lifeOf(code), IGNORE],
  });

export const reauthenticationMail = ({ code }: { code: string }): MailDocument =>
  letter({
    subject: 'Your confirmation code',
    paragraphs: ['Type this code into Sightline to confirm that it is you:'],
    code,
    footnotes: [
      'The code works once and for one hour.',
      'If you did not ask for it, somebody may be signed in to your account: change your password.',
    ],
  });
