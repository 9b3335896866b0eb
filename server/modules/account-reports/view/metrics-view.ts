import { counted } from '../../../lib/format.ts';
import type { LinkView } from '../../share-links/input.ts';
import type { AccountMetrics } from '../../visibility/account-metrics.ts';
import type { TopicMetrics } from '../../visibility/topic-metrics.ts';
import { closed, line, meanFigure, nothing, rateFigure, start, type ViewContent } from './parts.ts';

/** What the mail of the dashboard or a topic shows. @throws BAD_USER_INPUT without a brand or answers */
export async function metricsView(
  { range: open, brand, account: { simulated } }: AccountMetrics,
  figures: TopicMetrics,
  view: LinkView,
  name: string,
): Promise<ViewContent> {
  const range = closed(open);
  const [answers, visibility, sentiment, { rankings }, days, previous] = await Promise.all([
    figures.answers(),
    figures.visibility(),
    figures.sentiment(),
    figures.ranking(),
    figures.impressionHistory(),
    view.compare ? figures.previous() : null,
  ]);
  if (!brand || answers === 0) throw nothing();
  const rank = rankings.find(({ id }) => id === brand.id)?.rank;
  const [before, moodBefore] = [await previous?.visibility(), await previous?.sentiment()];
  return {
    ...start({ name, range, simulated }, view, 'Mention rate by day with 95% intervals'),
    figures: [
      rateFigure('Mention rate', visibility.mentionRate, before?.mentionRate),
      meanFigure('Sentiment', sentiment.mean, moodBefore?.mean),
      { label: 'Rank by mentions', value: rank ? `${rank}` : '–', detail: `of ${rankings.length}` },
      {
        label: 'Answers',
        value: answers.toLocaleString('en-US'),
        detail: `${counted(await figures.failed(), 'failed', 'failed')}`,
      },
    ],
    chart: {
      unit: 'percent',
      range,
      lines: [
        line(
          brand.name,
          days,
          ({ date }) => date,
          ({ mentionRate }) => mentionRate,
        ),
      ],
      spans: [],
    },
  };
}
