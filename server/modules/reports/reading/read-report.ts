import type { Span } from '../../../analysis/types.ts';
import type { PlatformName, ReportContent } from '../content/model.ts';

/** A report as its reader gets it. */
export interface ReadReport extends ReportContent {
  /** ISO 8601; the report is gone after it. */
  expiresAt: string;
}

/** A usable answer of a report, with the companies named in it. */
export interface ReadAnswer {
  question: string;
  platform: PlatformName;
  model: string | null;
  collectedAt: string;
  simulated: boolean;
  /** As it was, mostly Markdown. */
  text: string;
  /** In order of their first mention. */
  mentions: { name: string; isBrand: boolean; spans: Span[] }[];
  sources: { url: string; domain: string; title: string }[];
}
