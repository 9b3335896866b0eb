import { createElement as h, type ReactNode } from 'react';
import { Button, Link } from 'react-email';
import type { Block, BlockOf } from './document.ts';
import { bodyText, layoutTable, smallText } from './html-elements.ts';
import { barRows, scoreOf, tableOf } from './html-figures.ts';
import { COLOURS, TYPE } from './html-style.ts';
import { contentIdOf } from './inline-picture.ts';

export function renderBlock(block: Block, key: number): ReactNode {
  return h('div', { key }, contentOf(block));
}

function contentOf(block: Block): ReactNode {
  switch (block.type) {
    case 'paragraph':
      if (block.tone === 'small') return smallText(block.text, { margin: '0 0 8px' });
      return bodyText(block.text, {
        margin: '0 0 12px',
        ...(block.tone === 'strong' ? { fontWeight: 600 } : {}),
      });
    case 'list':
      return h(
        'ul',
        { className: 'text', style: { ...TYPE.body, margin: '0 0 16px', padding: '0 0 0 20px' } },
        block.items.map((item, index) =>
          h('li', { key: index, style: { margin: '0 0 4px', overflowWrap: 'anywhere' } }, item),
        ),
      );
    case 'button':
      return buttonOf(block);
    case 'link':
      return smallText(h(Link, { href: block.link, className: 'small', style: LINK }, block.label));
    case 'code':
      return h('p', { className: 'text', style: CODE }, block.text);
    case 'figure':
      return [
        h('p', { key: 'value', className: 'figure', style: FIGURE }, block.value),
        h('div', { key: 'label' }, smallText(block.label, { margin: '2px 0 14px' })),
      ];
    case 'entry':
      return h(
        'div',
        { style: { padding: '0 0 14px' } },
        bodyText(block.title, { fontWeight: 600 }),
        ...block.lines.map((line) => smallText(line)),
      );
    case 'steps':
      return layoutTable(block.steps.map(stepOf));
    case 'quote':
      return quoteOf(block);
    case 'bars':
      return layoutTable(block.bars.flatMap(barRows));
    case 'score':
      return scoreOf(block);
    case 'table':
      return tableOf(block);
    case 'picture':
      return pictureOf(block);
  }
}

const buttonOf = ({ label, link, showAddress }: BlockOf<'button'>) => [
  h(
    'p',
    { key: 'button', style: { margin: '20px 0 18px' } },
    h(Button, { href: link, style: BUTTON }, label),
  ),
  showAddress
    ? h(
        'div',
        { key: 'address' },
        smallText(
          [
            'Or open this address: ',
            h(Link, { key: 'link', href: link, className: 'small', style: LINK }, link),
          ],
          { margin: '0 0 16px', wordBreak: 'break-all' },
        ),
      )
    : null,
];

const stepOf = ({ title, detail, reason }: BlockOf<'steps'>['steps'][number], index: number) =>
  h(
    'tr',
    { key: index },
    h('td', { width: 32, className: 'figure', style: NUMBER }, `${index + 1}.`),
    h(
      'td',
      { style: { padding: '0 0 18px' } },
      bodyText(title, { fontWeight: 600 }),
      bodyText(detail, { margin: '3px 0 4px' }),
      smallText(reason),
    ),
  );

const pictureOf = (block: BlockOf<'picture'>) =>
  h('img', {
    src: `cid:${contentIdOf(block)}`,
    alt: block.alt,
    width: block.width,
    style: { ...PICTURE, maxWidth: block.width },
  });

function quoteOf({ before, marked, after, source }: BlockOf<'quote'>) {
  const words = [
    '“',
    before,
    marked ? h('strong', { key: 'mark', className: 'mark', style: MARK }, marked) : null,
  ];
  return h(
    'div',
    { style: { padding: '0 0 16px' } },
    h('blockquote', { className: 'text', style: QUOTE }, ...words, after, '”'),
    smallText(source),
  );
}

const PICTURE = {
  display: 'block',
  width: '100%',
  height: 'auto',
  margin: '4px 0 16px',
  border: `1px solid ${COLOURS.line}`,
  borderRadius: 10,
};
const LINK = { color: COLOURS.small, textDecoration: 'underline' };
const NUMBER = {
  ...TYPE.body,
  width: 32,
  verticalAlign: 'top' as const,
  fontWeight: 700,
  color: COLOURS.accent,
};
const FIGURE = { margin: 0, fontSize: 56, lineHeight: '60px', fontWeight: 700, color: COLOURS.accent };
const CODE = {
  ...TYPE.body,
  margin: '24px 0',
  fontSize: 32,
  lineHeight: '40px',
  fontWeight: 600,
  letterSpacing: '0.2em',
};
const MARK = { backgroundColor: COLOURS.mark, color: COLOURS.text, fontWeight: 600, padding: '1px 3px' };
const QUOTE = {
  ...TYPE.body,
  margin: '0 0 5px',
  padding: '0 0 0 14px',
  borderLeft: `3px solid ${COLOURS.accent}`,
};
const BUTTON = {
  padding: '13px 22px',
  borderRadius: 10,
  backgroundColor: COLOURS.accent,
  color: '#ffffff',
  fontSize: 15,
  fontWeight: 600,
};
