/** What a line says of a request; empty texts stand for what it does not have. */
export interface LogRequest {
  /** As in the log. */
  timeText: string;
  /** Milliseconds since 1970; NaN for an impossible time. A function, since few lines need it. */
  time: (text: string) => number;
  /** The visitor's. */
  address: string;
  /** Without port. */
  host: string;
  method: string;
  /** Path and query. */
  target: string;
  httpStatus: number;
  userAgent: string;
  referrer: string;
  /** Of the request, unique in all logs of the vendor. */
  id: string;
}

/** `ignored`: a line that is no request, such as a header; null: it cannot be read. */
export type ReadLine = LogRequest | 'ignored' | null;

/** Reads the lines of one log; keeps what headers say. */
export interface LineReader {
  read(line: string): ReadLine;
  /** What later lines are read by, as JSON. */
  header(): unknown;
}

export interface LogFormat {
  key: 'combined' | 'caddy' | 'cloudflare' | 'vercel' | 'cloudfront' | 'iis';
  /** For people. */
  name: string;
  /** Whether a line is of this format: `no`, `yes`, or why a line of this format cannot be used. */
  recognise(line: string): 'yes' | 'no' | { problem: string };
  /** For JSON: what tells most lines that do not matter from others, without parsing them; they are not checked further. */
  skim?: (line: string) => SkimmedLine | null;
  /** @param header of a reader of earlier lines; null: none */
  open(header: unknown): LineReader;
}

/** Parts of a line of JSON as they are written in it. */
export interface SkimmedLine {
  userAgent: string;
  referrer: string;
}

/**
 * Reads two texts of a line without parsing it, which takes most of the time of reading JSON.
 * @param userAgent the key and what is before the text, such as `"ua":"`
 * @returns null for a line that has to be parsed: it is not whole, or spells something another way
 */
export function skimJson(line: string, userAgent: string, referrer: string): SkimmedLine | null {
  if (line.charCodeAt(0) !== 0x7b || line.charCodeAt(line.length - 1) !== 0x7d) return null;
  const agent = textAfter(line, userAgent);
  if (agent === null || agent.includes('\\')) return null;
  const from = textAfter(line, referrer) ?? '';
  return from.includes('\\') ? null : { userAgent: agent, referrer: from };
}

function textAfter(line: string, key: string): string | null {
  const at = line.indexOf(key);
  if (at < 0) return null;
  const from = at + key.length;
  const to = line.indexOf('"', from);
  return to < 0 ? null : line.slice(from, to);
}

export const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** An object of JSON; null for anything else. */
export function parseObject(line: string): Record<string, unknown> | null {
  if (line.charCodeAt(0) !== 0x7b) return null;
  try {
    return JSON.parse(line) as Record<string, unknown>;
  } catch {
    return null;
  }
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A number of seconds, milliseconds, microseconds or nanoseconds since 1970, or an ISO 8601 time, in milliseconds. */
export function timeOf(value: string): number {
  if (!/^-?\d+(?:\.\d+)?(?:e\+?\d+)?$/i.test(value)) return Date.parse(value);
  const number = Number(value);
  if (number < 1e11) return number * 1000;
  if (number < 1e14) return number;
  return number < 1e17 ? number / 1000 : number / 1e6;
}

/** A host without its port and brackets. */
export const bareHost = (host: string): string =>
  host.includes(':') ? host.replace(/:\d+$/, '').replace(/^\[|\]$/g, '') : host;
