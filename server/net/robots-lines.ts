/** RFC 9309 lets crawlers ignore what follows. */
export const MAX_ROBOTS_BYTES = 500 * 1024;

/** A line of robots.txt with a field; empty lines, comments and lines without a colon have none. */
export interface RobotsLine {
  /** From 1. */
  line: number;
  /** In lower case. */
  field: string;
  /** Without comment and surrounding spaces. */
  value: string;
}

/** The lines with fields of the first 500 KiB; a line that the limit cuts is left out. */
export function readRobotsLines(text: string): RobotsLine[] {
  const found: RobotsLine[] = [];
  const lines = cutRobots(text)
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/);
  for (const [index, line] of lines.entries()) {
    const withoutComment = line.split('#', 1)[0] ?? '';
    const colon = withoutComment.indexOf(':');
    const field = withoutComment.slice(0, Math.max(colon, 0)).trim().toLowerCase();
    if (field !== '') found.push({ line: index + 1, field, value: withoutComment.slice(colon + 1).trim() });
  }
  return found;
}

function cutRobots(text: string): string {
  if (text.length * 3 <= MAX_ROBOTS_BYTES || Buffer.byteLength(text) <= MAX_ROBOTS_BYTES) return text;
  const cut = Buffer.from(text).subarray(0, MAX_ROBOTS_BYTES).toString();
  return cut.slice(0, Math.max(cut.lastIndexOf('\n'), cut.lastIndexOf('\r')) + 1);
}

/**
 * The product token of a user agent: `GPTBot` of `GPTBot/1.2 (+https://…)`, in lower case. Digits are kept although the
 * RFC has only letters, `_` and `-`: crawlers such as MJ12bot use them.
 */
export const agentToken = (agent: string): string =>
  agent.trim().startsWith('*') ? '*' : (/^[\w-]+/.exec(agent.trim())?.[0] ?? '').toLowerCase();
