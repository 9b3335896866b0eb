/** The formulas of `docs/metrics.md`. Pure. */

import { round, sum } from '../../statistics/arithmetic.ts';
import type { Rate } from '../../statistics/rates.ts';
import type { Topic } from '../topics/model.ts';
import type { CompanyRow } from './window-store.ts';

/** The overview's prompt count when there are no prompts. */
const AGGREGATE_PROMPT_FALLBACK = 40;
/** Competitor mentions are shown halved and rounded. */
const MENTION_DIVISOR = 2;
/** A company rank above this is shown as 0. */
const RANK_CAP = 5;

/** Prompts of a topic; the aggregate topic falls back when it has none. */
export function promptCountOf(topic: Topic): number {
  return topic.isAggregate && topic.promptCount === 0 ? AGGREGATE_PROMPT_FALLBACK : topic.promptCount;
}

/** impressions ÷ prompt count × 100, one decimal; 0 without prompts, at most 100 when prompts were archived. */
export function visibilityPercent(impressions: number, topic: Topic): number {
  const prompts = promptCountOf(topic);
  return prompts === 0 ? 0 : Math.min(100, round((impressions / prompts) * 100, 1));
}

/** A prompt's visibility: from 70 % great, from 40 % medium, else poor. */
export function visibilityStatus({
  hits,
  answers,
}: Pick<Rate, 'hits' | 'answers'>): 'GREAT' | 'MEDIUM' | 'POOR' | null {
  if (answers === 0) return null;
  const share = hits / answers;
  if (share >= 0.7) return 'GREAT';
  return share >= 0.4 ? 'MEDIUM' : 'POOR';
}

interface CompanyTotals {
  name: string;
  /** Answers that name it. */
  mentions: number;
  /** Those of them to prompts that do not name the brand. */
  unbrandedMentions: number;
  /** The sum of its positions in the answers that name it. */
  positionSum: number;
}

export type Ranked<Company> = Company & {
  rank: number;
  /** Its unbranded mentions ÷ those of all companies × 100; null when no company is mentioned. */
  shareOfVoice: number | null;
  /** Null without mentions. */
  meanPosition: number | null;
};

const byName = new Intl.Collator('en');

/** Compares companies by mentions, the most first, then by mean position, then by name. */
export const compareRanks = (
  a: Pick<Ranked<CompanyTotals>, 'name' | 'mentions' | 'meanPosition'>,
  b: Pick<Ranked<CompanyTotals>, 'name' | 'mentions' | 'meanPosition'>,
): number =>
  b.mentions - a.mentions || (a.meanPosition ?? 0) - (b.meanPosition ?? 0) || byName.compare(a.name, b.name);

/** Ranks companies by mentions, then by mean position, then by name. Nothing is rounded. */
export function rankCompanies<Company extends CompanyTotals>(
  companies: readonly Company[],
): Ranked<Company>[] {
  const voices = sum(companies, ({ unbrandedMentions }) => unbrandedMentions);
  return companies
    .map((company) => ({
      ...company,
      meanPosition: company.mentions === 0 ? null : company.positionSum / company.mentions,
    }))
    .sort(compareRanks)
    .map((company, index) => ({
      ...company,
      rank: index + 1,
      shareOfVoice: voices === 0 ? null : (company.unbrandedMentions / voices) * 100,
    }));
}

/** The displayed ranking of mentioned companies, including the brand. */
export function competitorRanking(companies: readonly CompanyRow[]) {
  const rankings = rankCompanies(companies.filter(({ mentions }) => mentions > 0)).map(
    ({
      companyId,
      name,
      domain,
      isBrand,
      rank,
      mentions,
      unbrandedMentions,
      shareOfVoice,
      meanPosition,
    }) => ({
      id: companyId,
      name,
      domain,
      logoUrl: null,
      isBrand,
      rank,
      mentions,
      count: Math.round(mentions / MENTION_DIVISOR),
      voices: unbrandedMentions,
      shareOfVoice: shareOfVoice === null ? null : round(shareOfVoice, 1),
      meanPosition: meanPosition === null ? null : round(meanPosition, 2),
    }),
  );
  return {
    companyRank: companyRank(rankings.find(({ isBrand }) => isBrand)?.rank),
    voices: sum(rankings, ({ voices }) => voices),
    rankings,
  };
}

export type RankedCompany = ReturnType<typeof competitorRanking>['rankings'][number];

/** The brand's displayed rank: 0 above the cap and without mentions. */
export const companyRank = (rank: number | undefined) => (rank === undefined || rank > RANK_CAP ? 0 : rank);

/** Rounded shares of all topics' impressions, largest first; topics without impressions are left out. */
export function shareImpressions(topics: readonly { topic: Topic; impressions: number }[]) {
  const total = sum(topics, ({ impressions }) => impressions);
  return topics
    .filter(({ impressions }) => impressions > 0)
    .map((topic) => ({ ...topic, percentage: Math.round((topic.impressions / total) * 100) }))
    .sort((a, b) => b.impressions - a.impressions || a.topic.name.localeCompare(b.topic.name, 'en'));
}
