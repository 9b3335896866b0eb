import { formatCounted, formatDayAndYear, formatPercent } from '../../format.ts';
import { OpenAnswers } from '../answer-links/OpenAnswers.tsx';
import { differenceWords } from '../comparison/format-change.ts';
import { BeforeFigure } from '../comparison/PreviousFigure.tsx';
import type { VisibilityCard_PreviousFragment } from './VisibilityCard.generated.ts';

type Visibility = Omit<VisibilityCard_PreviousFragment['visibility'], '__typename'>;

const hintOf = (impressions: number, day: string) =>
  `Open the answers that name your brand in ${formatCounted(impressions, 'prompt')} on ${formatDayAndYear(day)}`;

/** The percentage; it opens the visible answers of the day it was counted on. */
export function LatestPercent({ visibility }: { visibility: Visibility }) {
  const { percent, impressions, latestDay } = visibility;
  const shown = formatPercent(percent);
  if (latestDay === null) return shown;
  return (
    <OpenAnswers
      of={{ visible: true, from: latestDay, to: latestDay }}
      shown={shown}
      hint={hintOf(impressions, latestDay)}
    >
      {shown}
    </OpenAnswers>
  );
}

/** The percentage of the latest day of the period before, and by how much it differs. */
export function PercentBefore({ now, before }: { now: Visibility; before: Visibility }) {
  const { percent, impressions, latestDay } = before;
  if (latestDay === null) return <BeforeFigure shown={null} of={{}} hint="" />;
  return (
    <BeforeFigure
      shown={formatPercent(percent)}
      of={{ visible: true, from: latestDay, to: latestDay }}
      hint={hintOf(impressions, latestDay)}
      more={now.latestDay === null ? undefined : differenceWords(now.percent - percent)}
    />
  );
}
