import { createElement as h, type ReactElement } from 'react';
import { Heading } from 'react-email';
import type { ReportContent } from '../../content/model.ts';
import { dayOf } from '../../words/figures.ts';
import { headline } from '../../words/headline.ts';
import { SIMULATED_FULL } from '../../words/simulated.ts';
import { band, button, paragraph, small } from './parts.ts';
import { COLOURS, TYPE } from './style.ts';

/** Says before anything else that the answers were made up; nothing where they were not. */
export const banner = ({ simulated }: ReportContent): ReactElement | null =>
  simulated
    ? band(
        '14px 32px',
        'warning',
        { backgroundColor: COLOURS.warning, color: COLOURS.warningText, borderRadius: '12px 12px 0 0' },
        h(
          'p',
          { className: 'warning', style: { ...TYPE.small, color: COLOURS.warningText, fontWeight: 600 } },
          SIMULATED_FULL,
        ),
      )
    : null;

/** Whose report it is, its main number, what that means, and the way to the page. */
export function top(content: ReportContent, page: string): ReactElement {
  const { figure, label, sentences } = headline(content);
  return band(
    '26px 32px 30px',
    '',
    {},
    small(`Sightline · AI visibility report · ${dayOf(content.madeAt)}`),
    h(Heading, { as: 'h1', className: 'text', style: TITLE }, `How AI platforms speak of ${content.company}`),
    h('p', { className: 'figure', style: FIGURE }, figure),
    small(label, { margin: '2px 0 14px' }),
    ...sentences.map((sentence) => paragraph(sentence, { margin: '0 0 8px' })),
    h('p', { style: { margin: '20px 0 0' } }, button('Open the full report', page)),
  );
}

const TITLE = {
  ...TYPE.title,
  margin: '8px 0 20px',
  fontSize: 24,
  lineHeight: '31px',
} as const;
const FIGURE = { margin: 0, fontSize: 56, lineHeight: '60px', fontWeight: 700, color: COLOURS.accent };
