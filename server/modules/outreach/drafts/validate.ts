import type { FieldError } from '../../brands/model.ts';
import { MAX_BODY, MAX_SUBJECT } from '../model.ts';

interface MailText {
  subject: string;
  body: string;
}

export const cleanText = ({ subject, body }: MailText): MailText => ({
  subject: subject.toWellFormed().trim(),
  body: body.toWellFormed().replaceAll('\0', '').replace(/\r\n?/g, '\n').trimEnd(),
});

/** A mail is sent with a recipient, a subject and a text only; a draft may lack them while it is edited. */
export function fieldErrors({ subject, body }: MailText): FieldError[] {
  const errors: FieldError[] = [];
  if (/\p{Cc}/u.test(subject))
    errors.push({ field: 'subject', message: 'One line, without control characters.' });
  if (subject.length > MAX_SUBJECT)
    errors.push({ field: 'subject', message: `At most ${MAX_SUBJECT} characters.` });
  if (body.length > MAX_BODY) {
    errors.push({ field: 'body', message: `At most ${MAX_BODY.toLocaleString('en')} characters.` });
  }
  return errors;
}
