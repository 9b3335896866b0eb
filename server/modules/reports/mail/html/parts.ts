import { type CSSProperties, createElement as h, type ReactElement, type ReactNode } from 'react';
import { Button, Heading, Section, Text } from 'react-email';
import { COLOURS, TYPE } from './style.ts';

/** A band over the mail's whole width. Mail programs know tables, not boxes. */
export const band = (padding: string, className: string, style: CSSProperties, ...children: ReactNode[]) =>
  h(Section, { className, tdClassName: 'pad', style: { ...style, padding } }, ...children);

/** A part of the mail under a heading of its own, set off by a line. */
export const section = (title: string, ...children: ReactNode[]): ReactElement =>
  band(
    '26px 32px',
    'line',
    { borderTop: `1px solid ${COLOURS.line}` },
    h(Heading, { as: 'h2', className: 'text', style: TYPE.title }, title),
    ...children,
  );

export const paragraph = (text: ReactNode, style: CSSProperties = {}): ReactElement =>
  h(Text, { className: 'text', style: { ...TYPE.body, ...style } }, text);

export const small = (text: ReactNode, style: CSSProperties = {}): ReactElement =>
  h(Text, { className: 'small', style: { ...TYPE.small, ...style } }, text);

/** A table that only lays out, for what has no rows and columns to a reader. */
export const layout = (rows: ReactNode, style: CSSProperties = {}): ReactElement =>
  h(
    'table',
    {
      role: 'presentation',
      width: '100%',
      cellPadding: 0,
      cellSpacing: 0,
      border: 0,
      style: { borderCollapse: 'collapse', ...style },
    },
    h('tbody', null, rows),
  );

/** A rate as a bar of two coloured cells: no image to load, and Outlook draws it. */
export function bar(value: number | null, colour: 'bar' | 'rival'): ReactElement {
  const filled = Math.round(value ?? 0);
  const cell = (width: number, name: 'bar' | 'rival' | 'track') =>
    h(
      'td',
      {
        width: `${width}%`,
        height: 10,
        className: name,
        style: { height: 10, fontSize: 1, lineHeight: '10px', backgroundColor: CELLS[name] },
      },
      '\u00a0',
    );
  return layout(
    h(
      'tr',
      null,
      filled > 0 ? cell(filled, colour) : null,
      filled < 100 ? cell(100 - filled, 'track') : null,
    ),
    { tableLayout: 'fixed', width: '100%' },
  );
}

const CELLS = { bar: COLOURS.accent, rival: COLOURS.rival, track: COLOURS.track };

export const button = (label: string, href: string): ReactElement =>
  h(
    Button,
    {
      href,
      style: {
        padding: '13px 22px',
        borderRadius: 10,
        backgroundColor: COLOURS.accent,
        color: '#ffffff',
        fontSize: 15,
        fontWeight: 600,
      },
    },
    label,
  );
