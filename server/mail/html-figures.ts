import { type CSSProperties, createElement as h, type ReactElement } from 'react';
import type { BlockOf } from './document.ts';
import { layoutTable, smallText, TABLE } from './html-elements.ts';
import { COLOURS, TYPE } from './html-style.ts';

export const barRows = (
  { label, value, shown, detail }: BlockOf<'bars'>['bars'][number],
  index: number,
): ReactElement[] => [
  h(
    'tr',
    { key: `${index}` },
    h('td', { className: 'text', style: TYPE.body }, label),
    h('td', { className: 'text', align: 'right', style: FIGURES }, shown),
  ),
  h(
    'tr',
    { key: `${index} bar` },
    h(
      'td',
      { colSpan: 2, style: { padding: '6px 0 16px' } },
      bar(value),
      smallText(detail, { paddingTop: 5 }),
    ),
  ),
];

/** A rate as a bar of two coloured cells: no image to load, and Outlook draws it. */
function bar(value: number | null): ReactElement {
  const filled = Math.round(value ?? 0);
  const cell = (width: number, className: 'bar' | 'track', colour: string) =>
    h(
      'td',
      {
        key: className,
        width: `${width}%`,
        height: 10,
        className,
        style: { height: 10, fontSize: 1, lineHeight: '10px', backgroundColor: colour },
      },
      '\u00a0',
    );
  return layoutTable(
    h(
      'tr',
      null,
      filled > 0 ? cell(filled, 'bar', COLOURS.accent) : null,
      filled < 100 ? cell(100 - filled, 'track', COLOURS.track) : null,
    ),
    { tableLayout: 'fixed', width: '100%' },
  );
}

/** A score as a length on a bar whose middle is mixed. */
export function scoreOf({ value, shown }: BlockOf<'score'>): ReactElement {
  const end = (text: string, align: 'left' | 'center' | 'right') =>
    h('td', { className: 'small', align, width: '33%', style: { ...TYPE.small, fontSize: 12 } }, text);
  const scale = h('tr', null, end('negative', 'left'), end('mixed', 'center'), end('positive', 'right'));
  const figure = { ...FIGURES, fontSize: 28, lineHeight: '34px' };
  return layoutTable(
    h(
      'tr',
      null,
      h('td', { className: 'text', width: 84, style: figure }, shown),
      h(
        'td',
        { style: { padding: '8px 0 0 12px' } },
        bar(value),
        layoutTable(scale, { tableLayout: 'fixed' }),
      ),
    ),
    { margin: '0 0 12px' },
  );
}

export function tableOf({ columns, rows }: BlockOf<'table'>): ReactElement {
  const place = (index: number) =>
    index === 0 ? ({ align: 'left' } as const) : ({ align: 'right' } as const);
  const head = columns.map((column, index) =>
    h(
      'th',
      { key: index, scope: 'col', className: 'small', ...place(index), style: { ...HEAD, ...indent(index) } },
      column,
    ),
  );
  const body = rows.map(({ cells, strong }, row) =>
    h(
      'tr',
      { key: row },
      cells.map((cell, index) =>
        h(
          'td',
          {
            key: index,
            className: 'text line',
            ...place(index),
            style: { ...CELL, ...indent(index), fontWeight: strong ? 600 : 400 },
          },
          cell,
        ),
      ),
    ),
  );
  return h('table', TABLE, h('thead', null, h('tr', null, head)), h('tbody', null, body));
}

const indent = (index: number): CSSProperties =>
  index === 0 ? {} : { paddingLeft: 12, whiteSpace: 'nowrap' };

const HEAD = { ...TYPE.small, padding: '0 0 6px', fontWeight: 400 };
const CELL = {
  ...TYPE.body,
  padding: '9px 0',
  borderTop: `1px solid ${COLOURS.line}`,
  verticalAlign: 'top' as const,
};
const FIGURES = { ...TYPE.body, fontWeight: 600, whiteSpace: 'nowrap' as const };
