import { Link, Text } from '@react-pdf/renderer';
import { createElement as h, type ReactElement } from 'react';
import type { NextStep, ReportContent } from '../../../content/model.ts';
import { dayOf } from '../../../content/text/figures.ts';
import { FORMULAS, measurementInWords } from '../../../content/text/measurement.ts';
import { body, box, section, small, strong, together } from '../components.ts';
import { COLOURS, TYPE } from '../style.ts';

/** What to do next, the most urgent first, each with the figures it follows from. */
export const nextSteps = ({ nextSteps: steps, period }: ReportContent): ReactElement | null =>
  period && steps.length === 0 ? null : section('What to do next', ...steps.map(step));

const step = ({ title, detail, evidence }: NextStep, index: number) =>
  together(
    { flexDirection: 'row', marginBottom: 12 },
    h(Text, { style: { ...TYPE.strong, width: 20, color: COLOURS.accent } }, `${index + 1}.`),
    box(
      { flex: 1 },
      strong(title),
      detail ? body(detail, { marginTop: 2, marginBottom: 2 }) : null,
      small(evidence),
    ),
  );

export const measurement = (content: ReportContent): ReactElement =>
  section(
    'How it was measured',
    ...measurementInWords(content).map((text) => body(text, { marginBottom: 4 })),
    box({ height: 6 }),
    ...FORMULAS.map(({ name, text }) =>
      together(
        { flexDirection: 'row', marginBottom: 4 },
        small(name, { width: 104, color: COLOURS.text }),
        small(text, { flex: 1 }),
      ),
    ),
  );

/** The address of the report's page and its expiry. */
export const whereabouts = (page: string, expiresAt: string | null): ReactElement =>
  together(
    { marginTop: 14 },
    small(
      expiresAt === null
        ? 'These days in the dashboard, for people who may see the account:'
        : `This report on the web, available until ${dayOf(expiresAt)} to everybody who has its address:`,
    ),
    h(Link, { src: page, style: { ...TYPE.small, color: COLOURS.accent } }, page),
  );
