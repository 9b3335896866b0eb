/** What tells to which of our mails a message belongs. */
export interface MessageHeaders {
  /** Raw values, any of which may hold ids: In-Reply-To, References, Message-ID. */
  ids: readonly string[];
  /** Raw values of To, Cc, Delivered-To and X-Original-To. */
  recipients: readonly string[];
}

const TOKEN = /[0-9a-z]{25}/.source;
const REFERENCE = new RegExp(`<outreach\\.(${TOKEN})@[^<>\\s]{1,255}>`, 'gi');
const MESSAGE_ID = /<([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})@[^<>\s]{1,255}>/gi;
/** Servers may change the case of an address. */
const PLUS = new RegExp(`\\+(${TOKEN})@`, 'gi');
/** Longer headers are cut; nothing of ours is that far from their start or end. */
const MAX_HEADER = 16_384;

export interface FoundIds {
  tokens: string[];
  mailIds: string[];
}

/** The ids of ours that headers hold: of References, Message-ID and the address for replies. */
export function findOwnIds({ ids, recipients }: MessageHeaders): FoundIds {
  const texts = ids.map(shorten);
  const tokens = [
    ...texts.flatMap((text) => [...text.matchAll(REFERENCE)].map(([, token = '']) => token)),
    ...recipients.map(shorten).flatMap((text) => [...text.matchAll(PLUS)].map(([, token = '']) => token)),
  ];
  const mailIds = texts.flatMap((text) =>
    [...text.matchAll(MESSAGE_ID)].map(([, id = '']) => id.toLowerCase()),
  );
  return {
    tokens: [...new Set(tokens.map((token) => token.toLowerCase()))].slice(0, 20),
    mailIds: [...new Set(mailIds)].slice(0, 20),
  };
}

const shorten = (text: string) =>
  text.length <= MAX_HEADER ? text : `${text.slice(0, MAX_HEADER / 2)} ${text.slice(-MAX_HEADER / 2)}`;

/** Headers by which programs mark replies that nobody wrote (RFC 3834, and older ones). */
export function isAutomatic(headers: ReadonlyMap<string, string>): boolean {
  const submitted = headers.get('auto-submitted')?.trim().toLowerCase() ?? 'no';
  if (!submitted.startsWith('no')) return true;
  if (/^(bulk|auto_reply|junk|list)$/i.test(headers.get('precedence')?.trim() ?? '')) return true;
  return ['x-autoreply', 'x-autorespond', 'x-auto-response-suppress'].some((name) => headers.has(name));
}

/** A reply's own words: without quoted lines and what introduces them. */
export function excerptOf(text: string, length = 500): string {
  const own: string[] = [];
  for (const line of text.slice(0, 20_000).split(/\r?\n/)) {
    if (/^\s*>/.test(line)) continue;
    if (/^-{2,}\s*(original message|ursprüngliche nachricht)/i.test(line) || /^_{10,}$/.test(line)) break;
    if (/^(on|am|le|el)\b.{5,200}(wrote|schrieb|écrit|escribió)\s*:\s*$/i.test(line)) continue;
    own.push(line);
  }
  return own
    .join(' ')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, length)
    .toWellFormed();
}
