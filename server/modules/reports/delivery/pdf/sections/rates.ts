import type { ReactElement } from 'react';
import type { RankedCompany, ReportContent } from '../../../content/model.ts';
import { decimal, interval, NONE, percent } from '../../../content/text/figures.ts';
import { rateDetail } from '../../../content/text/headline.ts';
import {
  brandedInWords,
  noRanking,
  platformAndModel,
  sentimentInWords,
} from '../../../content/text/sentences.ts';
import {
  body,
  box,
  rateBar,
  row,
  type Style,
  scoreScale,
  section,
  small,
  strong,
  tableRow,
  together,
} from '../components.ts';
import { COLOURS, FIGURES } from '../style.ts';

/** The mention rate of each platform, its interval drawn. */
export function platformRates(content: ReportContent): ReactElement {
  const named = brandedInWords(content);
  return section(
    'Mention rate by platform',
    ...content.platforms.map(({ mentionRate, ...answerer }) =>
      together(
        { marginBottom: 10 },
        row(
          { justifyContent: 'space-between', marginBottom: 3 },
          body(platformAndModel(answerer), { flex: 1 }),
          strong(percent(mentionRate.value), { ...FIGURES, marginLeft: 12 }),
        ),
        rateBar(mentionRate),
        small(rateDetail(mentionRate), { marginTop: 3 }),
      ),
    ),
    small(
      'The thin line over a bar is the 95% interval: the true rate lies in it in 95 of 100 such measurements.',
    ),
    named === null ? null : small(named, { marginTop: 4 }),
  );
}

/** The company among its competitors. */
export function ranking(content: ReportContent): ReactElement {
  const none = noRanking(content);
  if (none !== null) return section('Ranking against competitors', body(none));
  // At most six rows, kept with their header.
  return section('Ranking against competitors', together({}, header(), ...content.ranking.map(company)));
}

const header = () =>
  line(
    { borderTopWidth: 0, paddingTop: 0 },
    ['', 'Company', 'Mention rate', '95% interval', 'Share of voice', 'Mean position'].map((text) =>
      small(text),
    ),
  );

const WIDTHS = [20, 0, 70, 80, 78, 74] as const;

const line = (style: Style, cells: readonly ReactElement[]) =>
  tableRow(
    { alignItems: 'flex-start', paddingHorizontal: 6, ...style },
    ...cells.map((cell, index) =>
      box(
        {
          ...(WIDTHS[index] ? { width: WIDTHS[index] } : { flex: 1, paddingRight: 8 }),
          ...(index > 1 ? { alignItems: 'flex-end' } : {}),
        },
        cell,
      ),
    ),
  );

function company({ name, rank, isBrand, mentionRate, shareOfVoice, meanPosition }: RankedCompany) {
  const show = isBrand ? strong : body;
  const cells = [
    String(rank),
    isBrand ? `${name} (you)` : name,
    percent(mentionRate.value),
    interval(mentionRate) || NONE,
    percent(shareOfVoice),
    meanPosition === null ? NONE : decimal(meanPosition),
  ];
  return line(
    isBrand ? { backgroundColor: COLOURS.tint } : {},
    cells.map((text, index) => show(text, index === 1 ? {} : FIGURES)),
  );
}

/** How favourably answers speak. */
export const sentiment = ({ sentiment: score, company }: ReportContent): ReactElement =>
  section(
    'Sentiment',
    together(
      {},
      score.value === null
        ? null
        : box(
            { marginTop: 4, marginBottom: 8 },
            scoreScale(score),
            row(
              { justifyContent: 'space-between', marginTop: 5 },
              small('0 negative'),
              small('50 mixed'),
              small('100 positive'),
            ),
          ),
      body(sentimentInWords(company, score)),
    ),
  );
