import { parseHeaders } from './parse-headers.ts';

/** A part of a multipart message. */
export interface MessagePart {
  /** Lower case, without parameters. */
  type: string;
  content: Buffer;
}

const MAX_PARTS = 20;

/** The parts of a report (RFC 6522), which may not be nested; none where it is no multipart message. */
export function splitParts(source: Buffer): MessagePart[] {
  const [, quoted, plain] =
    /;\s*boundary\s*=\s*(?:"([^"]{1,200})"|([^\s;]{1,200}))/i.exec(
      parseHeaders(source).get('content-type') ?? '',
    ) ?? [];
  const boundary = quoted ?? plain;
  if (!boundary) return [];
  const lines = source.toString('latin1').split(`\n--${boundary}`);
  return lines.slice(1, MAX_PARTS + 1).flatMap((part): MessagePart[] => {
    // What follows the boundary on its line is white space, or dashes at the end.
    const text = part.replace(/^[^\n]*\n/, '');
    const end = /\r?\n\r?\n/.exec(text);
    if (part.startsWith('--') || !end) return [];
    const headers = parseHeaders(Buffer.from(text, 'latin1'));
    const body = text.slice(end.index + end[0].length);
    return [
      {
        type:
          /^[\w.+-]+\/[\w.+-]+/.exec(headers.get('content-type')?.trim() ?? '')?.[0].toLowerCase() ??
          'text/plain',
        content: decode(body, headers.get('content-transfer-encoding') ?? ''),
      },
    ];
  });
}

function decode(body: string, encoding: string): Buffer {
  if (/^\s*base64/i.test(encoding)) return Buffer.from(body, 'base64');
  if (!/^\s*quoted-printable/i.test(encoding)) return Buffer.from(body, 'latin1');
  const text = body
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/gi, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(text, 'latin1');
}
