/** The rows of a table from the cells of rollups. Pure. */

import { type DateRange, daysOf } from '../../lib/days.ts';
import { platformName } from '../../platforms/names.ts';
import { sum } from '../../statistics/arithmetic.ts';
import { addUp, certaintyOf, type PlatformDay } from '../../statistics/clusters.ts';
import type { Certainty } from '../../statistics/interval.ts';
import { mean } from '../../statistics/mean.ts';
import { rate } from '../../statistics/rates.ts';
import type { Company } from '../brands/model.ts';
import type { Topic } from '../topics/model.ts';
import { certaintyByDay } from '../visibility/samples.ts';
import { bucketOf, bucketsOf } from './buckets.ts';
import type { Bucket, MetricsRow, Slice } from './model.ts';
import type { AnswerCell, CompanyCell, ImpressionCell } from './store.ts';

/** The answers that some rows speak of. */
export interface TablePart {
  /** Null for all topics together. */
  topic: Topic | null;
  /** Null for all platforms together. */
  platform: string | null;
  slice: Slice;
}

export interface Cells {
  answers: readonly AnswerCell[];
  companies: readonly CompanyCell[];
  impressions: readonly ImpressionCell[];
}

/** The rows of one part: bucket by bucket, in each the companies as given. Buckets without a measurement are left out. */
export function buildRows(
  { topic, platform, slice }: TablePart,
  cells: Cells,
  companies: readonly Company[],
  range: DateRange<string>,
  bucket: Bucket,
): MetricsRow[] {
  // There are many cells a day.
  const bucketOfDay = new Map(daysOf(range).map((day) => [day, bucketOf(day, range, bucket)]));
  const bucketOfCell = ({ day }: { day: string }) => bucketOfDay.get(day);
  const answers = Map.groupBy(cells.answers, bucketOfCell);
  const impressions = Map.groupBy(cells.impressions, bucketOfCell);
  const named = Map.groupBy(cells.companies, bucketOfCell);
  const byCompany = Map.groupBy(cells.companies, ({ companyId }) => companyId);
  const readers = companies.map((company) => ({
    company,
    read: companyReader(cells.answers, byCompany.get(company.id) ?? [], bucket === 'day'),
  }));
  return bucketsOf(range, bucket).flatMap((days) => {
    const counted = answers.get(days.bucket);
    if (!counted) return [];
    const voices = sum(named.get(days.bucket) ?? [], ({ unbrandedMentions }) => unbrandedMentions);
    return readers.map(({ company, read }) => {
      const numbers = read(counted);
      const isBrand = company.kind === 'brand';
      return {
        ...days,
        topic: topic && { id: topic.id, name: topic.name, slug: topic.slug },
        platform: platform === null ? null : { key: platform, name: platformName(platform) },
        ...slice,
        company: { id: company.id, name: company.name, isBrand },
        answers: sum(counted, (cell) => cell.answers),
        failed: sum(counted, (cell) => cell.failed),
        ...numbers,
        voices,
        shareOfVoice: voices === 0 ? null : (numbers.mentionRate.hits / voices) * 100,
        impressions: isBrand ? sum(impressions.get(days.bucket) ?? [], (cell) => cell.impressions) : null,
        missed: isBrand ? sum(counted, (cell) => cell.missed) : null,
        ownCited: isBrand ? sum(counted, (cell) => cell.ownCited) : null,
      };
    });
  });
}

const keyOf = ({ platform, day }: { platform: string; day: string }) => `${platform} ${day}`;

/** Reads a company's numbers in some of a part's cells. A single day's interval is made from the other days of the range. */
function companyReader(all: readonly AnswerCell[], own: readonly CompanyCell[], isByDay: boolean) {
  const ownCells = new Map(own.map((cell) => [keyOf(cell), cell]));
  const mentionsOf = (cells: readonly AnswerCell[]): PlatformDay[] =>
    cells
      .filter(({ unbrandedAnswers }) => unbrandedAnswers > 0)
      .map((cell) => ({
        platform: cell.platform,
        day: cell.day,
        answers: cell.unbrandedAnswers,
        count: cell.unbrandedAnswers,
        total: ownCells.get(keyOf(cell))?.unbrandedMentions ?? 0,
      }));
  const sentimentOf = (cells: readonly AnswerCell[]): PlatformDay[] =>
    cells
      .filter(({ answers }) => answers > 0)
      .map((cell) => {
        const { analyzed = 0, sentimentSum = 0 } = ownCells.get(keyOf(cell)) ?? {};
        return {
          platform: cell.platform,
          day: cell.day,
          answers: cell.answers,
          count: analyzed,
          total: sentimentSum,
        };
      });
  const mentionCertainty = isByDay ? certaintyByDay({ days: mentionsOf(all), prompts: [] }) : null;
  const sentimentCertainty = isByDay ? certaintyByDay({ days: sentimentOf(all), prompts: [] }) : null;
  const certainty = (cells: readonly PlatformDay[], onDay: ((day: string) => Certainty) | null) =>
    onDay ? onDay(cells[0]?.day ?? '') : certaintyOf({ days: cells, prompts: [] });

  return (cells: readonly AnswerCell[]) => {
    const named = cells.flatMap((cell) => ownCells.get(keyOf(cell)) ?? []);
    const mentions = sum(named, (cell) => cell.mentions);
    const unbranded = mentionsOf(cells);
    const judged = sentimentOf(cells);
    const [mentioned, scored] = [addUp(unbranded), addUp(judged)];
    return {
      mentions,
      mentionRate: rate(mentioned.total, mentioned.count, certainty(unbranded, mentionCertainty)),
      meanPosition: mentions === 0 ? null : sum(named, (cell) => cell.positionSum) / mentions,
      sentiment: mean(scored.count, scored.total, certainty(judged, sentimentCertainty)),
    };
  };
}
