/** Control and format characters (direction marks, zero widths), but for the joiners that scripts and emoji need. */
const INVISIBLE = /[\p{Cc}\p{Cs}\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]/gu;

/** Text without control characters; white space stays. */
export const withoutControls = (text: string): string =>
  text.replace(/[\t\n\f\r\u0085\u2028\u2029]+/g, ' ').replace(INVISIBLE, '');

/** One line without control characters, at most `length` characters. */
export function cleanLine(text: string, length: number): string {
  const line = withoutControls(text.slice(0, length * 4))
    .replace(/\s+/g, ' ')
    .trim();
  return line.slice(0, length).toWellFormed().trim();
}
