import { formatCount, formatCounted, formatDecimal } from '../../format.ts';
import type { RateLine_RateFragment } from '../visibility/RateLine.generated.ts';

/** `14 of 30 answers` */
export const formatHits = ({ hits, answers }: RateLine_RateFragment) =>
  `${formatCount(hits)} of ${formatCounted(answers, 'answer')}`;

/** `30.2–63.9`; null without an interval. */
export const formatInterval = ({ low, high }: { low: number | null; high: number | null }) =>
  low === null || high === null ? null : `${formatDecimal(low)}–${formatDecimal(high)}`;

/** The name of the method that scored sentiment, within a sentence. */
export const formatJudge = (judge: string) => (judge === 'Built-in rules' ? 'built-in rules' : judge);
