/** A request in a log. */
export interface LogLine {
  time: Date;
  /** Address of the visitor. */
  from: string;
  path: string;
  status?: number;
  userAgent: string;
  referrer?: string;
}

/** Addresses that their vendors' published ranges have, and one that none has. */
export const ADDRESSES = {
  GPTBot: '20.171.206.7',
  'OAI-SearchBot': '20.42.10.180',
  'ChatGPT-User': '23.98.142.178',
  ClaudeBot: '216.73.216.9',
  forged: '9.9.9.9',
} as const;

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const two = (number: number) => String(number).padStart(2, '0');

function stamp(time: Date): string {
  const date = `${two(time.getUTCDate())}/${MONTHS[time.getUTCMonth()]}/${time.getUTCFullYear()}`;
  return `${date}:${time.toISOString().slice(11, 19)} +0000`;
}

/** A log in the combined format. */
export const combinedLog = (lines: readonly LogLine[]): string =>
  lines
    .map(
      ({ time, from, path, status = 200, userAgent, referrer = '-' }) =>
        `${from} - - [${stamp(time)}] "GET ${path} HTTP/1.1" ${status} 512 "${referrer}" "${userAgent}"\n`,
    )
    .join('');

/** A user agent as bots write it. */
export const bot = (token: string) => `Mozilla/5.0 (compatible; ${token}/1.0; +https://${token}.example)`;
