import type { report, reportAnswer } from '../../db/schema/report.ts';
import type { ReportContent } from './content/model.ts';

export type StoredReport = Omit<typeof report.$inferSelect, 'content'> & { content: ReportContent | null };
export type StoredReportAnswer = typeof reportAnswer.$inferSelect;
export type ReportStatus = StoredReport['status'];
export type MailStatus = StoredReport['mailStatus'];

export interface CleanRequest {
  email: string;
  company: string;
  /** Registrable domain. */
  website: string | null;
  competitors: string[];
  searchTopics: string[];
  /** Asked exactly as written; empty when the server suggests them. */
  prompts: string[];
}
