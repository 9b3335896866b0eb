import { createElement as h, type ReactElement } from 'react';
import type { RankedCompany, ReportContent } from '../../content/model.ts';
import { brandedInWords } from '../../words/branded.ts';
import { decimal, percent } from '../../words/figures.ts';
import { rateDetail } from '../../words/headline.ts';
import { noRanking } from '../../words/ranking.ts';
import { bar, layout, paragraph, section, small } from './parts.ts';
import { COLOURS, TYPE } from './style.ts';

const number = { ...TYPE.body, fontWeight: 600, whiteSpace: 'nowrap' as const };

/** The mention rate of each platform as a bar, with its interval and what it is of. */
export function platformRates(content: ReportContent): ReactElement {
  const named = brandedInWords(content);
  const rows = content.platforms.flatMap(({ platform, mentionRate }) => [
    h(
      'tr',
      { key: platform.key },
      h('td', { className: 'text', style: TYPE.body }, platform.name),
      h('td', { className: 'text', align: 'right', style: number }, percent(mentionRate.value)),
    ),
    h(
      'tr',
      { key: `${platform.key} bar` },
      h(
        'td',
        { colSpan: 2, style: { padding: '6px 0 16px' } },
        bar(mentionRate.value, 'bar'),
        small(rateDetail(mentionRate), { paddingTop: 5 }),
      ),
    ),
  ]);
  return section(
    'Mention rate by platform',
    layout(rows),
    small('The range is the 95% interval.'),
    named === null ? null : small(named, { margin: '8px 0 0' }),
  );
}

/** The company among its competitors. */
export function ranking(content: ReportContent): ReactElement {
  const none = noRanking(content);
  return section(
    'Ranking against competitors',
    none === null ? rankingTable(content.ranking) : paragraph(none),
  );
}

function rankingTable(companies: readonly RankedCompany[]): ReactElement {
  const head = { ...TYPE.small, padding: '0 0 6px', fontWeight: 400 };
  const cell = {
    ...TYPE.body,
    padding: '9px 0',
    borderTop: `1px solid ${COLOURS.line}`,
    verticalAlign: 'top' as const,
  };
  const figures = { ...cell, paddingLeft: 12, whiteSpace: 'nowrap' as const };
  const header = h(
    'tr',
    { className: 'small' },
    h('th', { scope: 'col', align: 'left', className: 'small', style: head }, 'Company'),
    h('th', { scope: 'col', align: 'right', className: 'small', style: head }, 'Mention rate'),
    h(
      'th',
      { scope: 'col', align: 'right', className: 'small', style: { ...head, paddingLeft: 12 } },
      'Share of voice',
    ),
  );
  const rows = companies.map(({ name, rank, isBrand, mentionRate, shareOfVoice }) => {
    const weight = { fontWeight: isBrand ? 600 : 400 };
    return h(
      'tr',
      { key: rank },
      h(
        'td',
        { className: 'text line', style: { ...cell, ...weight } },
        `${rank}. ${name}${isBrand ? ' (you)' : ''}`,
      ),
      h(
        'td',
        { className: 'text line', align: 'right', style: { ...figures, ...weight } },
        percent(mentionRate.value),
      ),
      h(
        'td',
        { className: 'text line', align: 'right', style: { ...figures, ...weight } },
        percent(shareOfVoice),
      ),
    );
  });
  return h(
    'table',
    { width: '100%', cellPadding: 0, cellSpacing: 0, border: 0, style: { borderCollapse: 'collapse' } },
    h('thead', null, header),
    h('tbody', null, rows),
  );
}

/** How favourably answers speak, as a length on a bar whose middle is neutral; nothing where none could be judged. */
export function sentimentFigure({ sentiment }: ReportContent): ReactElement | null {
  const { value } = sentiment;
  if (value === null) return null;
  const end = (text: string, align: 'left' | 'center' | 'right') =>
    h('td', { className: 'small', align, width: '33%', style: { ...TYPE.small, fontSize: 12 } }, text);
  const scale = h('tr', null, end('negative', 'left'), end('neutral', 'center'), end('positive', 'right'));
  return layout(
    h(
      'tr',
      null,
      h(
        'td',
        { className: 'text', width: 84, style: { ...number, fontSize: 28, lineHeight: '34px' } },
        decimal(value),
      ),
      h(
        'td',
        { style: { padding: '8px 0 0 12px' } },
        bar(value, 'bar'),
        layout(scale, { tableLayout: 'fixed' }),
      ),
    ),
    { margin: '0 0 12px' },
  );
}
