import { formatCounted } from '../../../../format.ts';
import type { ResultCoverageFieldsFragment } from './Results.generated.ts';

/** What of a range is not known, a sentence each. @param days of the range */
export function describeGaps(coverage: ResultCoverageFieldsFragment, days: number): string[] {
  const { answerDays, logDays } = coverage;
  return [
    ...(answerDays === 0 ? ['No answer was collected in this range.'] : []),
    logDays === 0
      ? 'No server log was read for this range, so visits and people are not known.'
      : `Server logs have visits on ${formatCounted(logDays, 'day')} of ${days}. People are a floor, because many apps and browsers send no referrer.`,
    ...analyticsGaps(coverage, days),
    ...reportGaps(
      'Google AI: impressions in AI answers, as Search Console reports them',
      coverage.googleReportDays,
      days,
    ),
    ...reportGaps('Bing AI: citations, as Bing Webmaster Tools reports them', coverage.bingReportDays, days),
  ];
}

const reportGaps = (name: string, reported: number, days: number) =>
  reported > 0 ? [`${name}, for ${formatCounted(reported, 'day')} of ${days}.`] : [];

function analyticsGaps(coverage: ResultCoverageFieldsFragment, days: number): string[] {
  const { connected, analyticsDays, thresholdedDays, otherRowDays, sampledDays, unplacedSessions } = coverage;
  if (!connected) {
    return ['Google Analytics is not connected, so sessions, key events and revenue are not known.'];
  }
  if (analyticsDays === 0) return ['No day of this range was read from Google Analytics yet.'];
  const onDays = (count: number) => `On ${formatCounted(count, 'day')} Google`;
  return [
    ...(analyticsDays < days
      ? [`Google Analytics was read for ${formatCounted(analyticsDays, 'day')} of ${days}.`]
      : []),
    'Sessions are a floor, too: without a referrer, Google Analytics counts them as direct.',
    ...(thresholdedDays > 0 ? [`${onDays(thresholdedDays)} left out rows of few people.`] : []),
    ...(otherRowDays > 0 ? [`${onDays(otherRowDays)} summed rare rows up as “(other)”.`] : []),
    ...(sampledDays > 0 ? [`${onDays(sampledDays)} estimated from a part of the events.`] : []),
    ...(unplacedSessions > 0
      ? [
          `${formatCounted(unplacedSessions, 'session has', 'sessions have')} no landing page and count in no row.`,
        ]
      : []),
  ];
}
