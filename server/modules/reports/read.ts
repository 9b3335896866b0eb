import type { ReportContent } from './content/model.ts';

/** A report as its reader gets it. */
export interface ReadReport extends ReportContent {
  /** ISO 8601; the report is gone after it. */
  expiresAt: string;
}
