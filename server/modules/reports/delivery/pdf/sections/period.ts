import { Link, Text } from '@react-pdf/renderer';
import { createElement as h, type ReactElement } from 'react';
import { counted } from '../../../../../lib/format.ts';
import type { ChangedPrompt, ReportPeriod } from '../../../content/model.ts';
import { decimal, NONE, percent } from '../../../content/text/figures.ts';
import { rateDetail } from '../../../content/text/headline.ts';
import { changedPrompt, changesInWords, noChangedPrompt } from '../../../content/text/period.ts';
import { pageNames } from '../../../content/text/sources.ts';
import { body, box, section, small, strong, tableRow, together } from '../components.ts';
import { COLOURS, FIGURES, TYPE } from '../style.ts';

/** What changed from the days before, with its certainty, and the prompts won and lost. */
export const changes = (period: ReportPeriod): ReactElement =>
  section(
    'What changed',
    ...changesInWords(period).map((text) => body(text, { marginBottom: 4 })),
    ...prompts('Prompts won', period.won),
    ...prompts('Prompts lost', period.lost),
    period.won.length + period.lost.length === 0 ? small(noChangedPrompt(period)) : null,
  );

const prompts = (title: string, changed: readonly ChangedPrompt[]) =>
  changed.length === 0
    ? []
    : [
        strong(title, { marginTop: 6, marginBottom: 2 }),
        ...changed.map((prompt) => body(changedPrompt(prompt), { marginBottom: 2 })),
      ];

/** The mention rate and sentiment of each topic; null for a report of one. */
export function topics({ topics: all }: ReportPeriod): ReactElement | null {
  if (all.length === 0) return null;
  const [first, ...others] = all.map(({ name, mentionRate, sentiment }) =>
    row(
      body(name),
      strong(percent(mentionRate.value), FIGURES),
      small(rateDetail(mentionRate), FIGURES),
      body(sentiment === null ? NONE : decimal(sentiment), FIGURES),
    ),
  );
  return section('By topic', together({}, header(), first), ...others);
}

const header = () =>
  row(small('Topic'), small('Mention rate'), small('95% interval, answers'), small('Sentiment'));

const WIDTHS = [0, 70, 150, 60] as const;

const row = (...cells: ReactElement[]) =>
  tableRow(
    { alignItems: 'flex-start' },
    ...cells.map((cell, index) =>
      box(
        WIDTHS[index] ? { width: WIDTHS[index], alignItems: 'flex-end' } : { flex: 1, paddingRight: 8 },
        cell,
      ),
    ),
  );

/** The most cited pages. */
export function topSources({ sources }: ReportPeriod): ReactElement {
  const names = pageNames(sources);
  return section(
    'Sources that answers cite',
    sources.length === 0 ? body('No answer cites a source.') : null,
    ...sources.map(({ url, answers, own }, index) =>
      together(
        { marginBottom: 3 },
        h(
          Text,
          { style: TYPE.small },
          h(Link, { src: url, style: { color: COLOURS.accent, textDecoration: 'none' } }, names[index]),
          `${own ? ' (yours)' : ''}: ${counted(answers, 'answer')}`,
        ),
      ),
    ),
  );
}
