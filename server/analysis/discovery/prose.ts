import { findLinks } from '../text/links.ts';
import { findNotProse } from '../text/not-prose.ts';

/** Links in brackets after a statement, as ChatGPT cites: "([The Verge][1], [CNET](https://…))". */
const CITATION =
  /\((?:\[[^[\]\n]{1,200}\](?:\[[^[\]\n]{0,40}\]|\([^()\n]{0,2000}\))[,;]?[ \t]{0,2}){1,20}\)/g;

/**
 * The text with everything that is not prose replaced by spaces: code, tags, addresses, host names, page furniture and
 * the labels of citations. Offsets stay the same.
 */
export function proseOf(text: string): string {
  const { hidden, hosts } = findNotProse(text, findLinks(text));
  const citations = text.includes('([')
    ? [...text.matchAll(CITATION)].map(({ 0: whole, index }) => ({ start: index, end: index + whole.length }))
    : [];
  const blanks = [...hidden, ...hosts, ...citations].sort((a, b) => a.start - b.start);
  let prose = '';
  for (const { start, end } of blanks) {
    const from = Math.max(start, prose.length);
    if (end <= from) continue;
    prose += text.slice(prose.length, from) + text.slice(from, end).replace(/[^\n]/g, ' ');
  }
  return prose + text.slice(prose.length);
}
