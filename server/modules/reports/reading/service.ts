import { enforceLimit } from '../../../rate-limit/enforce-limit.ts';
import type { RateLimit } from '../../../rate-limit/rate-limiter.ts';
import { visitorKey } from '../../../rate-limit/visitor-key.ts';
import { ANSWERS_OF_VISITOR, DOWNLOADS_OF_VISITOR, MAX_PROMPTS } from '../constants.ts';
import type { ReportContent } from '../content/model.ts';
import { fileName } from '../delivery/file-name.ts';
import type { ReportsDeps } from '../deps.ts';
import { isKey } from '../keys.ts';
import { linksOf } from '../links.ts';
import { findAnswer } from '../making/answer-store.ts';
import { companiesOf } from '../making/companies.ts';
import type { StoredReport } from '../model.ts';
import { findByToken } from '../store.ts';
import { type AnswerView, readAnswer } from './read-answer.ts';

/** A report as its page shows it. */
export interface ReportView extends ReportContent {
  /** ISO 8601; the report is gone after it. */
  expiresAt: string;
}

/** Identifies one answer of a report. */
export interface AnswerKey {
  token: string;
  /** Index of the prompt, from 0. */
  prompt: number;
  /** Key. */
  platform: string;
}

/** Reports, for everybody who has their private address. */
export interface ReportReader {
  /** Null for an unknown or expired address. */
  report(token: string): Promise<ReportView | null>;
  /**
   * A usable answer of the report; null when there is none.
   * @throws RATE_LIMITED
   */
  answer(ip: string, wanted: AnswerKey): Promise<AnswerView | null>;
  /**
   * The report as a PDF; null as for `report`.
   * @throws RATE_LIMITED
   */
  pdf(ip: string, token: string): Promise<{ name: string; content: Buffer } | null>;
}

export function createReportReader(deps: ReportsDeps): ReportReader {
  const { db, clock, config, rateLimiter } = deps;

  async function findPublished(token: string): Promise<PublishedReport | null> {
    if (!isKey(token)) return null;
    const stored = await findByToken(db, token, clock().toISOString());
    if (stored?.status !== 'made' || !stored.content) return null;
    return { stored, content: stored.content, expiresAt: new Date(stored.expiresAt).toISOString() };
  }

  const limit = (use: string, ip: string, rateLimit: RateLimit, what: string) =>
    enforceLimit(
      rateLimiter,
      `report-${use}:${visitorKey(ip)}`,
      rateLimit,
      `Only ${rateLimit.count} ${what} in ten minutes.`,
    );

  return {
    async report(token) {
      const report = await findPublished(token);
      return report && { ...report.content, expiresAt: report.expiresAt };
    },

    async answer(ip, { token, prompt, platform }) {
      if (!isKey(token) || !isPromptIndex(prompt) || !isPlatformKey(platform)) return null;
      await limit('answer', ip, ANSWERS_OF_VISITOR, 'answers');
      const report = await findPublished(token);
      const answer = report && (await findAnswer(db, report.stored.id, prompt, platform));
      return answer && readAnswer(companiesOf(deps, report.stored), report, answer);
    },

    async pdf(ip, token) {
      if (!isKey(token)) return null;
      await limit('pdf', ip, DOWNLOADS_OF_VISITOR, 'downloads');
      const report = await findPublished(token);
      if (!report) return null;
      const { content, expiresAt } = report;
      const { page } = linksOf(config, report.stored);
      // The PDF's fonts and renderer are large and loaded with the first report.
      const { reportPdf } = await import('../delivery/pdf/report-pdf.ts');
      return { name: fileName(content.company), content: await reportPdf({ content, expiresAt, page }) };
    },
  };
}

interface PublishedReport {
  stored: StoredReport;
  content: ReportContent;
  /** ISO 8601. */
  expiresAt: string;
}

const isPromptIndex = (prompt: number) => prompt >= 0 && prompt < MAX_PROMPTS;
const isPlatformKey = (key: string) => /^[a-z0-9-]{1,60}$/.test(key);
