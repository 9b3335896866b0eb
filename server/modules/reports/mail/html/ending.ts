import { createElement as h, type ReactElement } from 'react';
import { Link } from 'react-email';
import type { NextStep, ReportContent } from '../../content/model.ts';
import { dayOf } from '../../words/figures.ts';
import { FORMULAS, measurementInWords } from '../../words/measurement.ts';
import { band, button, layout, paragraph, section, small } from './parts.ts';
import { COLOURS, TYPE } from './style.ts';

/** What to do next, the most urgent first, each with the figures it follows from. */
export const nextSteps = ({ nextSteps: steps }: ReportContent): ReactElement =>
  section('What to do next', layout(steps.map(step)));

const step = ({ title, detail, evidence }: NextStep, index: number) =>
  h(
    'tr',
    { key: title },
    h(
      'td',
      {
        width: 32,
        className: 'figure',
        style: { ...TYPE.body, width: 32, verticalAlign: 'top', fontWeight: 700, color: COLOURS.accent },
      },
      `${index + 1}.`,
    ),
    h(
      'td',
      { style: { padding: '0 0 18px' } },
      paragraph(title, { fontWeight: 600 }),
      paragraph(detail, { margin: '3px 0 4px' }),
      small(evidence),
    ),
  );

export const measurement = (content: ReportContent): ReactElement =>
  section(
    'How it was measured',
    ...measurementInWords(content).map((line) => small(line, { margin: '0 0 8px' })),
    ...FORMULAS.map(({ name, text }) =>
      small([h('strong', { key: 'name' }, name), `: ${text}`], { margin: '0 0 6px' }),
    ),
  );

/** The way to the page once more, and the way to have it all deleted. */
export function farewell({ page, remove, expiresAt }: { page: string; remove: string; expiresAt: string }) {
  const link = { color: COLOURS.small, textDecoration: 'underline' };
  return band(
    '26px 32px 30px',
    'line',
    { borderTop: `1px solid ${COLOURS.line}` },
    button('Open the full report', page),
    small(`It can be read until ${dayOf(expiresAt)} by anybody who has its address, so share it with care.`, {
      margin: '18px 0 8px',
    }),
    small(h(Link, { href: remove, className: 'small', style: link }, 'Delete this report and my data')),
  );
}
