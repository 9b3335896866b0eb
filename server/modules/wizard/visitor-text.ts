import { parse } from 'tldts';
import { z } from 'zod';
import { withoutRepeats } from '../suggestions/chat-model/clean.ts';

/** Longest name of a company and longest search topic, in characters. */
export const MAX_NAME_LENGTH = 80;

/**
 * Invisible characters: direction, zero-width, soft hyphens, tags. Pasted text may contain them, and they can
 * hide text or turn it round.
 */
const INVISIBLE = /(?![\u200c\u200d])\p{Cf}/gu;

/** The joiners stay where a script needs them: one behind a letter outside ASCII. */
const STRAY_JOINERS = /(?<![^\p{ASCII}\s\u200c\u200d])[\u200c\u200d]+/gu;

/** Control characters, line and paragraph breaks, private use, unassigned, halves of a pair. */
const UNPRINTABLE = /[\p{Cc}\p{Co}\p{Cn}\p{Cs}\p{Zl}\p{Zp}]/u;

const SCHEME =
  /:\/\/|:\\\\|(?:^|\s)\/\/|\b(?:https?|hxxps?|ftp|mailto|javascript|vbscript)\s*:\s*\S|\bdata\s*:\s*\w+\//iu;
const WWW = /(?:^|[^a-z\d])www\d?\s*\./i;
const MARKDOWN_LINK = /\]\s*[([]/u;
const MAIL_ADDRESS = /[^\s@]@[^\s@]+\.[^\s@]/u;
/** A host and what follows it in an address: `example.com/path`, `example.com:8080`, `192.0.2.1?x`. */
const HOST_AND_MORE = /([\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+)(?::\d|\.?[/?#\\][^\s])/gu;

/**
 * Whether a text holds a link in any spelling that a reader or a mail program would follow. A domain alone is none:
 * “Booking.com” and “monday.com” are names.
 */
export function containsLink(text: string): boolean {
  const plain = text.normalize('NFKC').replace(/[。．｡]/g, '.');
  if ([SCHEME, WWW, MARKDOWN_LINK, MAIL_ADDRESS].some((link) => link.test(plain))) return true;
  return [...plain.matchAll(HOST_AND_MORE)].some(([, host]) => {
    const { isIcann, isIp } = parse(host ?? '');
    return isIcann || isIp;
  });
}

/** Removes invisible characters and repeated spaces. */
const tidied = (text: string) =>
  text
    .normalize('NFC')
    .replace(INVISIBLE, '')
    .replace(STRAY_JOINERS, '')
    .normalize('NFC')
    .replace(/[\t\p{Zs}]+/gu, ' ')
    .trim();

/**
 * A line typed by a visitor for a report and a mail: without control characters,
 * links and markup; empty when there is nothing but space.
 * @param longest in characters
 */
export const visitorLine = (longest: number) =>
  z
    .string({ error: 'Text is needed.' })
    .max(longest * 4, `At most ${longest} characters.`)
    .transform(tidied)
    .pipe(
      z
        .string()
        .max(longest, `At most ${longest} characters.`)
        .refine((text) => !UNPRINTABLE.test(text), 'Only one line of plain text, without control characters.')
        .refine((text) => !/[<>{}]/.test(text), 'The characters < > { } are not allowed.')
        .refine((text) => !containsLink(text), 'Links are not allowed here.'),
    );

/** The name of a company, or a search topic. */
export const visitorName = visitorLine(MAX_NAME_LENGTH).refine(
  (text) => /[\p{L}\p{N}]/u.test(text),
  `1–${MAX_NAME_LENGTH} characters, with a letter or a digit.`,
);

/** Longer lists are refused without reading their entries. */
const MAX_ENTRIES = 100;

/**
 * A list of lines without blank and repeated ones; errors name the index in the list as sent.
 * @param what is listed, in the plural, for the message
 */
export const visitorList = (most: number, what: string, longest = MAX_NAME_LENGTH) =>
  z
    .array(visitorLine(longest), { error: `A list of ${what} is needed.` })
    .max(MAX_ENTRIES, `At most ${most} ${what}.`)
    .transform((lines) =>
      withoutRepeats(
        lines.filter((line) => /[\p{L}\p{N}]/u.test(line)),
        (line) => line,
      ),
    )
    .pipe(z.array(z.string()).max(most, `At most ${most} ${what}.`));
