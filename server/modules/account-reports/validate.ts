import { z } from 'zod';
import { badInput } from '../../errors.ts';
import { oneLine } from '../../lib/format.ts';
import { emailAddress } from '../reports/requests/email-address.ts';
import { containsLink } from '../wizard/visitor-text.ts';
import { MAX_NOTE, MAX_RECIPIENTS, MAX_TITLE } from './constants.ts';
import type { StoredSchedule } from './model.ts';

/** @throws BAD_USER_INPUT */
export function readTitle(title: string): string {
  const line = oneLine(title).toWellFormed().replaceAll('\0', '');
  if (line.length < 1 || line.length > MAX_TITLE) {
    throw badInput('title', `title must have 1 to ${MAX_TITLE} characters.`);
  }
  refuseLinks('title', line);
  return line;
}

/** What is written to the recipients; null for a blank one. @throws BAD_USER_INPUT */
export function readNote(note: string): string | null {
  const text = oneLine(note).toWellFormed().replaceAll('\0', '');
  if (text.length > MAX_NOTE) throw badInput('note', `note must have at most ${MAX_NOTE} characters.`);
  refuseLinks('note', text);
  return text || null;
}

/** A recipient may be a stranger: nobody is to lead them to a page by this server's mails. */
function refuseLinks(field: string, text: string): void {
  if (containsLink(text)) throw badInput(field, 'Links are not allowed here.');
}

/** Addresses in lower case, each once. @throws BAD_USER_INPUT naming the address's place */
export function readRecipients(recipients: readonly string[], min: 0 | 1): string[] {
  if (recipients.length < min) throw badInput('recipients', 'Give at least one e-mail address.');
  if (recipients.length > MAX_RECIPIENTS) {
    throw badInput('recipients', `A report can be mailed to at most ${MAX_RECIPIENTS} addresses at once.`);
  }
  const addresses = recipients.map((given, index) => {
    const parsed = emailAddress.safeParse(given);
    if (parsed.success) return parsed.data.toLowerCase();
    const shown = oneLine(given).slice(0, 60);
    const reason = parsed.error.issues[0]?.message ?? '';
    throw badInput(`recipients.${index}`, shown ? `“${shown}” is no e-mail address. ${reason}` : reason);
  });
  return [...new Set(addresses)];
}

/** @throws BAD_USER_INPUT */
export function readTime({
  weekday,
  monthDay,
  hour,
}: {
  weekday?: number | null | undefined;
  monthDay?: number | null | undefined;
  hour: number;
}): Pick<StoredSchedule, 'weekday' | 'monthDay' | 'hour'> {
  if ((weekday == null) === (monthDay == null)) {
    throw badInput('weekday', 'Give either weekday or monthDay.');
  }
  const check = (name: string, value: number | null | undefined, low: number, high: number) => {
    if (value != null && !z.int().min(low).max(high).safeParse(value).success) {
      throw badInput(name, `${name} must be a number from ${low} to ${high}.`);
    }
    return value ?? null;
  };
  return {
    weekday: check('weekday', weekday, 1, 7),
    monthDay: check('monthDay', monthDay, 1, 31),
    hour: check('hour', hour, 0, 23) ?? 0,
  };
}

const uuid = z.uuid();

/** An id in its usual spelling; null for anything that is none. */
export const readId = (id: string): string | null => (uuid.safeParse(id).success ? id.toLowerCase() : null);
