import { type CSSProperties, createElement as h, type ReactElement, type ReactNode } from 'react';
import { Text } from 'react-email';
import { TYPE } from './html-style.ts';

export const bodyText = (text: ReactNode, style: CSSProperties = {}): ReactElement =>
  h(Text, { className: 'text', style: { ...TYPE.body, ...style } }, text);

export const smallText = (text: ReactNode, style: CSSProperties = {}): ReactElement =>
  h(Text, { className: 'small', style: { ...TYPE.small, ...style } }, text);

/** A table that only lays out, for what has no rows and columns to a reader. */
export const layoutTable = (rows: ReactNode, style: CSSProperties = {}): ReactElement =>
  h('table', { role: 'presentation', ...TABLE, style: { ...TABLE.style, ...style } }, h('tbody', null, rows));

export const TABLE = {
  width: '100%',
  cellPadding: 0,
  cellSpacing: 0,
  border: 0,
  style: { borderCollapse: 'collapse' } as CSSProperties,
};
