import type { Mean } from '../../statistics/mean.ts';
import type { Rate } from '../../statistics/rates.ts';

/** Days that a row adds up: one, a week from Monday on, a calendar month, or the whole range. */
export const BUCKETS = ['day', 'week', 'month', 'range'] as const;
export type Bucket = (typeof BUCKETS)[number];

/** What rows are split by, beside their days. */
export const DIMENSIONS = ['topic', 'platform', 'company', 'persona', 'locale', 'model'] as const;
export type Dimension = (typeof DIMENSIONS)[number];

interface Named {
  id: string;
  name: string;
}

/** How the answers of a row were asked, and what answered. Each part is null where rows are not split by it. */
export interface Slice {
  /** Null also for answers that were asked plainly. */
  persona: Named | null;
  /** BCP 47, such as `de-AT`, or `und-AT` without a language; null also for answers that were asked plainly. */
  locale: string | null;
  /** Null also where the platform did not name one. */
  model: string | null;
}

/** The numbers of one company in a part of the answers; docs/metrics.md defines them. */
export interface MetricsRow extends Slice {
  /** `2026-11-23`, `2026-W48`, `2026-11`, or `2026-08-26/2026-11-23` for the whole range. */
  bucket: string;
  /** The bucket's days within the range, both included. */
  from: string;
  to: string;
  /** Null where rows are not split by topic. */
  topic: (Named & { slug: string }) | null;
  /** Null where rows are not split by platform. */
  platform: { key: string; name: string } | null;
  /** The brand where rows are not split by company. */
  company: Named & { isBrand: boolean };
  /** Usable answers, and measurements without one. */
  answers: number;
  failed: number;
  /** Answers that name the company. */
  mentions: number;
  /** Of prompts that do not name the brand. */
  mentionRate: Rate;
  /** Mentions of all tracked companies in answers to unbranded prompts. */
  voices: number;
  /** Its own such mentions ÷ `voices` × 100; null without any. */
  shareOfVoice: number | null;
  /** Null without mentions. */
  meanPosition: number | null;
  sentiment: Mean;
  /** Of the brand only; null for other companies. */
  impressions: number | null;
  /** Answers that name a competitor and not the brand; null for other companies. */
  missed: number | null;
  /** Answers that cite the brand's own domain; null for other companies. */
  ownCited: number | null;
}
