import type { ReportContent } from '../model.ts';

/** Said in place of a ranking, which would be one by name alone; null where there is something to rank. */
export function noRanking({ ranking, company }: Pick<ReportContent, 'ranking' | 'company'>): string | null {
  if (ranking.some(({ mentionRate }) => mentionRate.hits > 0)) return null;
  return ranking.length > 1
    ? `No answer names ${company} or any of its competitors, so there is no ranking.`
    : `No answer names ${company}, and no competitor was given, so there is no ranking.`;
}
