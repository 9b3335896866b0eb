import { simpleParser } from 'mailparser';
import { type DeliveryStatus, readDeliveryStatus } from './dsn.ts';
import { excerptOf, type FoundIds, findOwnIds, isAutomatic } from './match.ts';
import { parseHeaders } from './parse-headers.ts';
import { splitParts } from './report-parts.ts';

/** What a message in the inbox says about mails of ours. */
export type InboxMessage =
  | { kind: 'bounce'; ids: FoundIds; statuses: DeliveryStatus[] }
  | { kind: 'reply' | 'auto-reply'; ids: FoundIds; excerpt: string };

const RECIPIENTS = ['to', 'cc', 'delivered-to', 'x-original-to', 'envelope-to'];
const IDS = ['in-reply-to', 'references'];

const valuesOf = (headers: ReadonlyMap<string, string>, names: readonly string[]) =>
  names.flatMap((name) => headers.get(name) ?? []);

/** Whether a message may be about a mail of ours; only these are read further. */
export function isRelevant(headers: ReadonlyMap<string, string>): boolean {
  if (isReport(headers)) return true;
  const { tokens, mailIds } = findOwnIds({
    ids: valuesOf(headers, IDS),
    recipients: valuesOf(headers, RECIPIENTS),
  });
  return tokens.length > 0 || mailIds.length > 0;
}

const isReport = (headers: ReadonlyMap<string, string>) =>
  /^\s*multipart\/report\b/i.test(headers.get('content-type') ?? '') &&
  /report-type\s*=\s*"?delivery-status\b/i.test(headers.get('content-type') ?? '');

/** Reads a message; null where it is about no mail of ours. */
export async function readMessage(source: Buffer): Promise<InboxMessage | null> {
  const headers = parseHeaders(source);
  if (isReport(headers)) {
    const parts = splitParts(source);
    const partOf = (types: readonly string[]) => parts.filter(({ type }) => types.includes(type));
    const original = partOf(['message/rfc822', 'text/rfc822-headers', 'message/rfc822-headers']).map(
      ({ content }) => parseHeaders(content),
    );
    const ids = findOwnIds({
      ids: original.flatMap((part) => valuesOf(part, [...IDS, 'message-id'])),
      recipients: original.flatMap((part) => valuesOf(part, ['reply-to'])),
    });
    if (ids.tokens.length + ids.mailIds.length === 0) return null;
    const statuses = partOf(['message/delivery-status', 'message/global-delivery-status']).flatMap(
      ({ content }) => readDeliveryStatus(content.toString('utf8')),
    );
    return { kind: 'bounce', ids, statuses };
  }
  const ids = findOwnIds({ ids: valuesOf(headers, IDS), recipients: valuesOf(headers, RECIPIENTS) });
  if (ids.tokens.length + ids.mailIds.length === 0) return null;
  const parsed = await simpleParser(source, {
    skipHtmlToText: true,
    skipTextToHtml: true,
    skipImageLinks: true,
  });
  const text =
    parsed.text ??
    (parsed.html || '').replace(/<(style|script)\b[\s\S]*?<\/\1>/gi, ' ').replace(/<[^>]*>/g, ' ');
  return { kind: isAutomatic(headers) ? 'auto-reply' : 'reply', ids, excerpt: excerptOf(text) };
}
