import { oneLine } from '../../../../lib/format.ts';

/** Columns; quoting a mail adds a few. */
const WIDTH = 76;

/** Wraps at spaces; a longer word, such as an address, stays whole on a line of its own. */
export function wrapped(text: string, { first = '', rest }: { first?: string; rest?: string } = {}): string {
  const lines: string[] = [];
  let line = first;
  let empty = true;
  for (const word of oneLine(text).split(' ')) {
    if (!empty && line.length + 1 + word.length > WIDTH) {
      lines.push(line);
      line = rest ?? ' '.repeat(first.length);
      empty = true;
    }
    line += empty ? word : ` ${word}`;
    empty = false;
  }
  return [...lines, line].join('\n');
}

/** A part under an underlined heading. */
export const part = (title: string, lines: readonly string[]) => {
  const shown = oneLine(title);
  return [shown, '-'.repeat(Math.min(WIDTH, shown.length)), ...lines.filter(Boolean)].join('\n');
};
