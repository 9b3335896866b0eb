/** The numbers of design page `docs/metrics.md`, made of rollup rows. Pure. */

import { compareRates, type Rate, rate, round } from '../../statistics/rates.ts';
import type { Company } from '../brands/model.ts';
import type { Topic } from '../topics/model.ts';
import { AGGREGATE_PROMPT_FALLBACK, MENTION_DIVISOR, RANK_CAP } from './constants.ts';
import type {
  CompetitorRanking,
  ImpressionPoint,
  RankedCompany,
  SourceCount,
  TopicShare,
  Visibility,
} from './model.ts';
import type { ComparedDays } from './rollup-loader.ts';
import type { TopicDayRow } from './store.ts';
import type { CompanyRow, SourceRow } from './window-store.ts';

/** Prompts of a topic; the aggregate topic falls back when it has none. */
export function promptCountOf(topic: Topic): number {
  return topic.isAggregate && topic.promptCount === 0 ? AGGREGATE_PROMPT_FALLBACK : topic.promptCount;
}

/** impressions ÷ prompt count × 100, one decimal; 0 without prompts, at most 100 when prompts were archived. */
export function visibilityPercent(impressions: number, promptCount: number): number {
  return promptCount === 0 ? 0 : Math.min(100, round((impressions / promptCount) * 100, 1));
}

/** Days with a usable answer; a day on which every measurement failed says nothing. */
export const measured = (days: readonly TopicDayRow[]) => days.filter((day) => day.answers > 0);

/** Visible ÷ usable answers to prompts that do not name the brand. */
export function unbrandedRate(days: readonly TopicDayRow[]): Rate {
  return rate(
    sum(days, (day) => day.visible - day.brandedVisible),
    sum(days, (day) => day.answers - day.brandedAnswers),
  );
}

export function visibilityOf(topic: Topic, days: readonly TopicDayRow[], compared: ComparedDays): Visibility {
  const latest = measured(days).at(-1);
  const promptCount = promptCountOf(topic);
  const impressions = latest?.impressions ?? 0;
  return {
    percent: visibilityPercent(impressions, promptCount),
    impressions,
    promptCount,
    latestDay: latest?.day ?? null,
    mentionRate: unbrandedRate(days),
    brandedMentionRate: rate(
      sum(days, (day) => day.brandedVisible),
      sum(days, (day) => day.brandedAnswers),
    ),
    change: compareRates(unbrandedRate(compared.current), unbrandedRate(compared.previous)),
  };
}

export function impressionHistory(topic: Topic, days: readonly TopicDayRow[]): ImpressionPoint[] {
  return measured(days).map((day) => ({
    date: day.day,
    impressions: day.impressions,
    percent: visibilityPercent(day.impressions, promptCountOf(topic)),
    mentionRate: unbrandedRate([day]),
  }));
}

/** Ranked by mentions, then by mean position, then by name; the brand takes part. */
export function rankingOf(companies: readonly CompanyRow[]): CompetitorRanking {
  const voices = sum(companies, (company) => company.unbrandedMentions);
  const rankings: RankedCompany[] = companies
    .filter((company) => company.mentions > 0)
    .map((company) => ({ ...company, meanPosition: company.positionSum / company.mentions }))
    .sort(
      (a, b) =>
        b.mentions - a.mentions || a.meanPosition - b.meanPosition || a.name.localeCompare(b.name, 'en'),
    )
    .map((company, index) => ({
      id: company.companyId,
      name: company.name,
      domain: company.domain,
      logoUrl: null,
      isBrand: company.isBrand,
      rank: index + 1,
      mentions: company.mentions,
      count: Math.round(company.mentions / MENTION_DIVISOR),
      shareOfVoice: voices === 0 ? null : round((company.unbrandedMentions / voices) * 100, 1),
      meanPosition: round(company.meanPosition, 2),
    }));
  return { companyRank: shownRank(rankings.find((company) => company.isBrand)?.rank), rankings };
}

/** A rank above the cap, or none, is shown as 0. */
export const shownRank = (rank: number | undefined) => (rank === undefined || rank > RANK_CAP ? 0 : rank);

export function sourcesOf(sources: readonly SourceRow[], brand: Company | null): SourceCount[] {
  return sources.map(({ url, domain, title, mentions }) => ({
    url,
    domain,
    title,
    mentions,
    own: brand?.domain != null && domain === brand.domain,
  }));
}

/** Rounded shares of all topics' impressions, largest first; topics without impressions are left out. */
export function breakdownOf(counted: readonly { topic: Topic; impressions: number }[]): TopicShare[] {
  const total = sum(counted, (part) => part.impressions);
  return counted
    .filter((part) => part.impressions > 0)
    .map((part) => ({ ...part, percentage: Math.round((part.impressions / total) * 100) }))
    .sort((a, b) => b.impressions - a.impressions || a.topic.name.localeCompare(b.topic.name, 'en'));
}

export function sum<T>(items: readonly T[], of: (item: T) => number): number {
  return items.reduce((total, item) => total + of(item), 0);
}
