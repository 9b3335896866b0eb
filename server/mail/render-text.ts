import { oneLine } from '../lib/format.ts';
import type { Block, MailDocument } from './document.ts';

/** Columns; quoting a mail adds a few. */
const WIDTH = 76;

/** The text part of a mail, in lines of at most 76 columns; links have lines of their own. */
export function renderText({ subject, title, kicker, warning, blocks, sections = [] }: MailDocument): string {
  const parts = [
    warning ? wrap(`[${warning}]`) : '',
    title ? wrap(title === subject ? '' : title) : '',
    kicker ? wrap(kicker) : '',
    ...blocks.map(textOf),
    ...sections.flatMap(({ title: heading, blocks: content }) => {
      const texts = content.map(textOf).filter(Boolean);
      return heading ? [[underlined(heading), ...texts].join('\n')] : texts;
    }),
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n\n-- \nSightline\n`;
}

function textOf(block: Block): string {
  switch (block.type) {
    case 'paragraph':
      return wrap(block.text);
    case 'list':
      return block.items.map((item) => wrap(item, '- ')).join('\n');
    case 'button':
    case 'link':
      return `${block.label}:\n${block.link}`;
    case 'code':
      return block.text;
    case 'figure':
      return wrap(`${block.value} ${block.label}`);
    case 'entry':
      return [wrap(block.title, '- '), ...block.lines.map((line) => wrap(line, '  '))].join('\n');
    case 'steps':
      return block.steps
        .map(({ title, detail, reason }, index) =>
          [wrap(title, `${index + 1}. `), wrap(detail, '   '), wrap(reason, '   ')].join('\n'),
        )
        .join('\n');
    case 'quote':
      return `${wrap(`“${block.before}${block.marked}${block.after}”`, '> ', '> ')}\n${wrap(block.source, '  ')}\n`;
    case 'bars':
      return block.bars
        .map(({ label, shown, detail }) => wrap(`${label}: ${shown} (${detail})`, '- '))
        .join('\n');
    case 'score':
      return '';
    case 'picture':
      return wrap(`[Chart: ${block.alt}]`);
    case 'table':
      return block.rows.map(({ cells }) => wrap(rowText(block.columns, cells), '- ')).join('\n');
  }
}

/** `1. Norvik: mention rate 30.4%, share of voice 41.2%` */
function rowText(columns: readonly string[], [name = '', ...cells]: readonly string[]): string {
  const values = cells.map((cell, index) => `${columns[index + 1]?.toLowerCase()} ${cell}`);
  return `${name}: ${values.join(', ')}`;
}

function underlined(title: string): string {
  const line = oneLine(title);
  return `${line}\n${'-'.repeat(Math.min(WIDTH, line.length))}`;
}

/** Wraps at spaces; a longer word, such as an address, stays whole on a line of its own. */
function wrap(text: string, first = '', rest = ' '.repeat(first.length)): string {
  const lines: string[] = [];
  let line = first;
  let isEmpty = true;
  for (const word of oneLine(text).split(' ')) {
    if (!isEmpty && line.length + 1 + word.length > WIDTH) {
      lines.push(line);
      line = rest;
      isEmpty = true;
    }
    line += isEmpty ? word : ` ${word}`;
    isEmpty = false;
  }
  return [...lines, line].join('\n');
}
