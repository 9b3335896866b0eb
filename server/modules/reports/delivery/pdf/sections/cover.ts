import { Text } from '@react-pdf/renderer';
import { createElement as h, type ReactElement } from 'react';
import type { ReportContent } from '../../../content/model.ts';
import { dayOf, decimal, NONE, percent } from '../../../content/text/figures.ts';
import { headline } from '../../../content/text/headline.ts';
import { simulatedNotice } from '../../../content/text/measurement.ts';
import { scopeInWords, titleOf } from '../../../content/text/period.ts';
import { body, box, rateBar, row, small, strong, together } from '../components.ts';
import { COLOURS, TYPE } from '../style.ts';

/** The company, its main number, and what that means. */
export function cover(content: ReportContent): ReactElement {
  const { company, website, madeAt, simulated, period } = content;
  const { figure, label, sentences } = headline(content);
  return box(
    {},
    simulated
      ? box(
          { backgroundColor: COLOURS.warning, borderRadius: 8, padding: 12, marginBottom: 20 },
          strong(simulatedNotice(content), { color: COLOURS.warningText }),
        )
      : null,
    small(
      ['AI visibility report', period ? company : website, period ? scopeInWords(period) : dayOf(madeAt)]
        .filter(Boolean)
        .join(' · '),
    ),
    h(Text, { style: { ...TYPE.title, fontSize: 24, marginTop: 2, marginBottom: 16 } }, titleOf(content)),
    together(
      { backgroundColor: COLOURS.tint, borderRadius: 12, padding: 20 },
      h(Text, { style: { fontSize: 44, lineHeight: 1.1, fontWeight: 600, color: COLOURS.accent } }, figure),
      small(label, { marginBottom: 10 }),
      rateBar(content.visibility),
      box({ height: 10 }),
      ...sentences.map((sentence) => body(sentence, { marginTop: 3 })),
    ),
    row({ marginTop: 12, gap: 12 }, ...keyFigures(content).map(keyFigure)),
  );
}

function keyFigures(content: ReportContent): { name: string; value: string }[] {
  const { ranking, sentiment, measurement } = content;
  const own = ranking.find(({ isBrand }) => isBrand);
  const ranked = own !== undefined && own.mentionRate.hits > 0;
  return [
    { name: 'Rank', value: ranked ? `${own.rank} of ${ranking.length}` : NONE },
    { name: 'Share of voice', value: percent(own?.shareOfVoice ?? null) },
    { name: 'Sentiment, of 100', value: sentiment.value === null ? NONE : decimal(sentiment.value) },
    { name: 'Usable answers', value: `${measurement.answers} of ${measurement.asked}` },
  ];
}

const keyFigure = ({ name, value }: { name: string; value: string }) =>
  box(
    { flex: 1, borderWidth: 1, borderColor: COLOURS.line, borderRadius: 8, padding: 10 },
    h(Text, { style: { fontSize: 15, lineHeight: 1.3, fontWeight: 600, color: COLOURS.text } }, value),
    small(name),
  );
