import { formatCounted, formatScore } from '../../format.ts';
import { OpenAnswers } from '../answer-links/OpenAnswers.tsx';
import { differenceWords } from '../comparison/format-change.ts';
import { BeforeFigure } from '../comparison/PreviousFigure.tsx';
import type { SentimentCard_PreviousFragment } from './SentimentCard.generated.ts';

type Sentiment = Omit<SentimentCard_PreviousFragment['sentiment'], '__typename'>;

const hintOf = (mentions: number) => `Open the ${formatCounted(mentions, 'answer')} that name your brand`;

/** The mean; it opens the answers it is made of, those that could not be judged among them. */
export function Score({ sentiment }: { sentiment: Sentiment }) {
  const { score, mentions } = sentiment;
  if (score === null) return '–';
  return (
    <OpenAnswers of={{ visible: true }} shown={formatScore(score)} hint={hintOf(mentions)}>
      {formatScore(score)}
    </OpenAnswers>
  );
}

/** The mean of the period before, and by how much it differs. */
export function ScoreBefore({ now, before }: { now: Sentiment; before: Sentiment }) {
  return (
    <BeforeFigure
      shown={before.score === null ? null : formatScore(before.score)}
      of={{ visible: true }}
      hint={hintOf(before.mentions)}
      more={
        now.score === null || before.score === null ? undefined : differenceWords(now.score - before.score)
      }
    />
  );
}
