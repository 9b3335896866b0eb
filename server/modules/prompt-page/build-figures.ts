/** A prompt's numbers from the cells of its answers. Pure. */

import { addDays, compareDays, countDays, type DateRange } from '../../lib/days.ts';
import { platformName } from '../../platforms/names.ts';
import { sum } from '../../statistics/arithmetic.ts';
import { certaintyOf } from '../../statistics/clusters.ts';
import { type Mean, mean } from '../../statistics/mean.ts';
import { rateOfPrompt } from '../../statistics/prompt-rate.ts';
import type { Rate } from '../../statistics/rates.ts';
import type { Company } from '../brands/model.ts';
import { bucketOf, bucketsOf } from '../metrics-table/buckets.ts';
import type { PromptCompany, PromptPlatform, PromptPoint } from './model.ts';
import type { DiscoveredCell, LatestRow, MentionCell, PromptCell } from './store.ts';

/** Longer ranges are drawn by weeks. */
const MAX_DRAWN_DAYS = 31;

export const visibilityOf = (cells: readonly PromptCell[]): Rate =>
  rateOfPrompt(cells.map(({ platform, answers, visible }) => ({ platform, answers, hits: visible })));

/** By day, or by week in ranges of more than 31 days; buckets without a measurement are left out. */
export function buildHistory(cells: readonly PromptCell[], range: DateRange<string>): PromptPoint[] {
  const bucket = countDays(range) > MAX_DRAWN_DAYS ? 'week' : 'day';
  const byBucket = Map.groupBy(cells, ({ day }) => bucketOf(day, range, bucket));
  return bucketsOf(range, bucket).flatMap((days) => {
    const own = byBucket.get(days.bucket);
    return own ? [{ ...days, visibility: visibilityOf(own), failed: sum(own, ({ failed }) => failed) }] : [];
  });
}

/** The range before in the buckets of the range, day for day, so that the two can be laid over each other. */
export function buildHistoryBefore(
  cells: readonly PromptCell[],
  before: DateRange<string>,
  range: DateRange<string>,
): PromptPoint[] {
  const shift = countDays({ from: before.from, to: range.from }) - 1;
  const moved = cells.map((cell) => ({ ...cell, day: addDays(cell.day, shift) }));
  return buildHistory(moved, range).map((point) => ({
    ...point,
    from: addDays(point.from, -shift),
    to: addDays(point.to, -shift),
  }));
}

const keyOf = ({ platform, day }: { platform: string; day: string }) => `${platform} ${day}`;

/** What some answers say of a company that their `mentions` name. */
function spokenOf(answers: readonly PromptCell[], mentions: readonly MentionCell[]) {
  const byKey = new Map(mentions.map((cell) => [keyOf(cell), cell]));
  const days = answers
    .filter((cell) => cell.answers > 0)
    .map((cell) => {
      const { analyzed = 0, sentimentSum = 0 } = byKey.get(keyOf(cell)) ?? {};
      const { platform, day } = cell;
      return { platform, day, answers: cell.answers, count: analyzed, total: sentimentSum };
    });
  const named = sum(mentions, (cell) => cell.mentions);
  const analyzed = sum(days, ({ count }) => count);
  return {
    named,
    meanPosition: named === 0 ? null : sum(mentions, (cell) => cell.positionSum) / named,
    sentiment: mean(
      analyzed,
      sum(days, ({ total }) => total),
      certaintyOf({ days, prompts: [] }),
    ) satisfies Mean,
  };
}

/** Those with most usable answers first. */
export function buildPlatforms(
  answers: readonly PromptCell[],
  ofBrand: readonly MentionCell[],
  latest: readonly LatestRow[],
): PromptPlatform[] {
  const byPlatform = [...Map.groupBy(answers, ({ platform }) => platform)];
  return byPlatform
    .map(([key, cells]) => {
      const { meanPosition, sentiment } = spokenOf(
        cells,
        ofBrand.filter(({ platform }) => platform === key),
      );
      return {
        platform: { key, name: platformName(key) },
        visibility: visibilityOf(cells),
        failed: sum(cells, ({ failed }) => failed),
        meanPosition,
        sentiment,
        latest: latest.find(({ platform }) => platform === key) ?? null,
      };
    })
    .sort(
      (a, b) => b.visibility.answers - a.visibility.answers || compareDays(a.platform.key, b.platform.key),
    );
}

interface NamedCells {
  answers: readonly PromptCell[];
  mentions: readonly MentionCell[];
  discovered: readonly DiscoveredCell[];
  /** The question names the brand: then mentions are no voices. */
  branded: boolean;
}

/** Tracked companies by how often they are named, the brand among them, then discovered ones. */
export function buildCompanies(
  tracked: readonly Company[],
  { answers, mentions, discovered, branded }: NamedCells,
): PromptCompany[] {
  const byCompany = Map.groupBy(mentions, ({ companyId }) => companyId);
  const voices = sum(
    tracked.flatMap(({ id }) => byCompany.get(id) ?? []),
    (cell) => cell.mentions,
  );
  const rateOf = (named: readonly { platform: string; mentions: number }[]) =>
    rateOfPrompt([
      ...answers.map(({ platform, answers: count }) => ({ platform, answers: count, hits: 0 })),
      ...named.map(({ platform, mentions: hits }) => ({ platform, answers: 0, hits })),
    ]);
  const ofTracked = tracked.map(({ id, name, kind }) => {
    const own = byCompany.get(id) ?? [];
    const { named, meanPosition, sentiment } = spokenOf(answers, own);
    return {
      company: { id, name, isBrand: kind === 'brand' },
      tracked: true,
      mentionRate: rateOf(own),
      shareOfVoice: branded || voices === 0 ? null : (named / voices) * 100,
      ...{ meanPosition, sentiment },
    };
  });
  const ofDiscovered = [...Map.groupBy(discovered, ({ id }) => id)].map(([id, own]) => ({
    company: { id, name: own[0]?.name ?? '', isBrand: false },
    tracked: false,
    mentionRate: rateOf(own),
    ...{ shareOfVoice: null, meanPosition: null, sentiment: null },
  }));
  return [...ofTracked.sort(byMentions), ...ofDiscovered];
}

const byMentions = (a: PromptCompany, b: PromptCompany) =>
  b.mentionRate.hits - a.mentionRate.hits || a.company.name.localeCompare(b.company.name, 'en');
