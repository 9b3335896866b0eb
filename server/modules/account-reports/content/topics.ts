import type { ReportPeriod } from '../../reports/content/model.ts';
import type { AccountMetrics } from '../../visibility/account-metrics.ts';

const MAX_TOPICS = 20;

/** The figures of each topic with answers, highest mention rate first. */
export async function topicsOf(metrics: AccountMetrics): Promise<ReportPeriod['topics']> {
  const topics = await Promise.all(
    metrics.ofTopics(null).map(async (figures) => {
      const [{ mentionRate }, { score }] = await Promise.all([
        figures.visibility(),
        figures.sentimentScore(),
      ]);
      return { name: figures.topic.name, mentionRate, sentiment: score };
    }),
  );
  return topics
    .filter(({ mentionRate }) => mentionRate.answers > 0)
    .sort(
      (a, b) => (b.mentionRate.value ?? 0) - (a.mentionRate.value ?? 0) || a.name.localeCompare(b.name, 'en'),
    )
    .slice(0, MAX_TOPICS);
}
