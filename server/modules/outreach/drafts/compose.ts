import { createHash } from 'node:crypto';
import { createTransport } from 'nodemailer';
import type { Contact, OutreachMail } from '../model.ts';
import type { OutreachSettings } from '../settings/model.ts';

type Sender = Pick<OutreachSettings, 'fromName' | 'fromAddress' | 'postalAddress' | 'plusAddressing'>;
type Draft = Pick<OutreachMail, 'id' | 'toName' | 'toAddress' | 'subject' | 'body' | 'token'>;

/** A mail as it is sent. */
export interface ComposedMail {
  from: { name: string; address: string };
  to: { name: string; address: string };
  replyTo: string;
  subject: string;
  text: string;
  messageId: string;
  /** The mail's own id, by which replies are recognised. */
  reference: string;
  unsubscribeUrl: string;
}

/** Puts a draft and the sender's settings together. The text is what a person approves. */
export function composeMail(
  sender: Sender,
  draft: Draft,
  contact: Pick<Contact, 'publishedUrl'> | null,
  { siteUrl, userId }: { siteUrl: string; userId: string },
): ComposedMail {
  const { fromName, fromAddress, postalAddress } = sender;
  const domain = fromAddress.slice(fromAddress.lastIndexOf('@') + 1) || 'localhost';
  const unsubscribeUrl = `${siteUrl}/outreach/unsubscribe/${unsubscribeToken(userId, draft.token)}`;
  const footer = [
    '-- ',
    [fromName, postalAddress].filter(Boolean).join(', '),
    ...(contact ? [`Your address is published at ${contact.publishedUrl}`] : []),
    `No further mails: ${unsubscribeUrl}`,
  ];
  return {
    from: { name: fromName, address: fromAddress },
    to: { name: draft.toName, address: draft.toAddress },
    replyTo: sender.plusAddressing ? withPlus(fromAddress, draft.token) : fromAddress,
    subject: draft.subject,
    text: `${draft.body.trim()}\n\n${footer.filter(Boolean).join('\n')}\n`,
    messageId: `<${draft.id}@${domain}>`,
    reference: referenceOf(draft.token, domain),
    unsubscribeUrl,
  };
}

/** Of everything that a recipient sees; an approval is of one hash. */
export const hashOf = ({ from, to, replyTo, subject, text }: ComposedMail): string =>
  createHash('sha256')
    .update(JSON.stringify([from, to, replyTo, subject, text]))
    .digest('base64url')
    .slice(0, 22);

export const referenceOf = (token: string, domain: string) => `<outreach.${token}@${domain}>`;

/** Holds the account's id, by which its rows are found, and the mail's token, which nobody can guess. */
export const unsubscribeToken = (userId: string, token: string) =>
  `${Buffer.from(userId.replaceAll('-', ''), 'hex').toString('base64url')}.${token}`;

/** `you@example.com` → `you+token@example.com`. */
export function withPlus(address: string, token: string): string {
  const at = address.lastIndexOf('@');
  const local = address.slice(0, at).split('+', 1)[0];
  return `${local}+${token}${address.slice(at)}`;
}

/** The MIME message, plain text only. @throws when a header would have several lines */
export async function toMessage(mail: ComposedMail): Promise<Buffer> {
  for (const value of [mail.subject, mail.from.name, mail.to.name, mail.from.address, mail.to.address]) {
    if (/[\r\n]/.test(value)) throw new Error('A header of a mail must be one line.');
  }
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const { message } = await transport.sendMail({
    from: mail.from,
    to: mail.to,
    replyTo: mail.replyTo,
    subject: mail.subject,
    text: mail.text,
    textEncoding: 'quoted-printable',
    messageId: mail.messageId,
    references: [mail.reference],
    headers: {
      'List-Unsubscribe': `<${mail.unsubscribeUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
    xMailer: false,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  if (!Buffer.isBuffer(message)) throw new Error('The mail was not built in one piece.');
  return message;
}
