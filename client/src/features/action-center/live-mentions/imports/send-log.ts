import type { TokenSource } from '../../../../apollo/session-link.ts';
import { accountHeaders } from '../../../../auth/chosen-account.ts';

/** Plain logs are sent in parts of about this size, so that any size can be sent and progress is seen. */
const PART_BYTES = 8 * 1024 * 1024;
/** The server takes compressed files in one request only. */
const MAX_GZIP_BYTES = 64 * 1024 * 1024;
/** The server reads no larger JSON array. */
const MAX_ARRAY_BYTES = 8 * 1024 * 1024;
const NEW_LINE = 0x0a;

/** What the server says of a file so far. */
export interface SentLog {
  position: number;
  lines: number;
  visits: number;
  forged: number;
  people: number;
  known: number;
  bad: number;
}

/** A refusal in the server's words. */
export class SendError extends Error {
  override name = 'SendError';
}

interface Progress {
  /** Null: the file goes as a whole, and how far it is cannot be seen. */
  onProgress: (sentBytes: number | null) => void;
  signal: AbortSignal;
}

/**
 * Sends a log file; sending it again changes nothing.
 * @throws SendError; AbortError
 */
export async function sendLog(file: File, tokens: TokenSource, progress: Progress): Promise<SentLog> {
  const id = crypto.randomUUID();
  if (await isGzip(file)) {
    if (file.size > MAX_GZIP_BYTES) {
      throw new SendError(
        'A compressed file has at most 64 MB here. Decompress it, or send it by npm run visits.',
      );
    }
    progress.onProgress(null);
    return post(file, { id, name: file.name, from: 0 }, tokens, progress.signal);
  }
  if (file.size > MAX_ARRAY_BYTES && (await isArray(file))) {
    throw new SendError(
      'A JSON array has at most 8 MB. Export NDJSON, one object a line, which has no limit.',
    );
  }
  let start = 0;
  let from = 0;
  for (;;) {
    const part = await readPart(file, start);
    const sent = await post(part.bytes, { id, name: file.name, from }, tokens, progress.signal);
    start += part.bytes.size;
    from += part.lines;
    progress.onProgress(start);
    if (start >= file.size) return sent;
  }
}

/** The next lines of a file: as many whole ones as a part has. */
async function readPart(file: File, start: number): Promise<{ bytes: Blob; lines: number }> {
  const end = Math.min(file.size, start + PART_BYTES);
  const bytes = new Uint8Array(await file.slice(start, end).arrayBuffer());
  const lastBreak = bytes.lastIndexOf(NEW_LINE);
  const length = end === file.size || lastBreak < 0 ? bytes.length : lastBreak + 1;
  let lines = 0;
  for (let index = 0; index < length; index += 1) if (bytes[index] === NEW_LINE) lines += 1;
  return { bytes: file.slice(start, start + length), lines };
}

const isArray = async (file: File) => (await file.slice(0, 100).text()).trimStart().startsWith('[');

async function isGzip(file: File): Promise<boolean> {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  return first === 0x1f && second === 0x8b;
}

async function post(
  body: Blob,
  { id, name, from }: { id: string; name: string; from: number },
  tokens: TokenSource,
  signal: AbortSignal,
): Promise<SentLog> {
  const query = new URLSearchParams({
    door: 'browser',
    name: name.slice(0, 200),
    import: id,
    from: `${from}`,
  });
  const send = (token: string | null) =>
    fetch(`/api/visits?${query}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/octet-stream',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...accountHeaders(tokens.accountId?.()),
      },
      body,
      signal,
    });
  let reply = await send(await tokens.current());
  if (reply.status === 401) reply = await send(await tokens.refresh());
  const json: { data?: SentLog; error?: { message: string } } | null = await reply.json().catch(() => null);
  if (!reply.ok || !json?.data) {
    throw new SendError(json?.error?.message ?? 'The server did not take the file.');
  }
  return json.data;
}
