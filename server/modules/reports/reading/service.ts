import { rateLimited } from '../../../errors.ts';
import type { RateLimit } from '../../../rate-limit/rate-limiter.ts';
import { visitorKey } from '../../../rate-limit/visitor-key.ts';
import { findAnswer } from '../answer-store.ts';
import { ANSWERS_OF_VISITOR, DOWNLOADS_OF_VISITOR, MOST_PROMPTS } from '../constants.ts';
import type { ReportContent } from '../content/model.ts';
import { fileName } from '../delivery/file-name.ts';
import type { ReportsDeps } from '../deps.ts';
import { isKey } from '../keys.ts';
import { linksOf } from '../links.ts';
import { companiesOf } from '../making/companies.ts';
import type { StoredReport } from '../model.ts';
import { readAnswer } from '../read-answer.ts';
import { inWords } from '../requests/budget.ts';
import { findByToken } from '../store.ts';
import type { ReadAnswer, ReadReport } from './read-report.ts';

/** Which answer of which report. */
export interface WantedAnswer {
  token: string;
  /** Place among the prompts, from 0. */
  prompt: number;
  /** Key. */
  platform: string;
}

/** Reports for whoever has their private address. */
export interface ReportReader {
  /** Null when there is none at the address, or none any more. */
  report(token: string): Promise<ReadReport | null>;
  /**
   * A usable answer of it; null when there is none.
   * @throws RATE_LIMITED
   */
  answer(ip: string, wanted: WantedAnswer): Promise<ReadAnswer | null>;
  /**
   * The report as a file; null as for `report`.
   * @throws RATE_LIMITED
   */
  pdf(ip: string, token: string): Promise<{ name: string; content: Buffer } | null>;
}

export function createReportReader(deps: ReportsDeps): ReportReader {
  const { db, clock, config, rateLimiter } = deps;

  async function found(token: string): Promise<Found | null> {
    if (!isKey(token)) return null;
    const stored = await findByToken(db, token, clock().toISOString());
    if (stored?.status !== 'made' || !stored.content) return null;
    return { stored, content: stored.content, expiresAt: new Date(stored.expiresAt).toISOString() };
  }

  async function counted(use: string, ip: string, limit: RateLimit, what: string): Promise<void> {
    const { allowed, count, resetsIn } = await rateLimiter.consume(`report-${use}:${visitorKey(ip)}`, limit);
    if (allowed) return;
    const wait = inWords(resetsIn * 1000);
    throw rateLimited(`Only ${count} ${what} in ten minutes. Try again in ${wait}.`, resetsIn);
  }

  return {
    async report(token) {
      const report = await found(token);
      return report && { ...report.content, expiresAt: report.expiresAt };
    },

    async answer(ip, { token, prompt, platform }) {
      if (!isKey(token) || !isPlace(prompt) || !isPlatformKey(platform)) return null;
      await counted('answer', ip, ANSWERS_OF_VISITOR, 'answers');
      const report = await found(token);
      const answer = report && (await findAnswer(db, report.stored.id, prompt, platform));
      return answer && readAnswer(companiesOf(deps, report.stored), report, answer);
    },

    async pdf(ip, token) {
      if (!isKey(token)) return null;
      await counted('pdf', ip, DOWNLOADS_OF_VISITOR, 'downloads');
      const report = await found(token);
      if (!report) return null;
      const { content, expiresAt } = report;
      const { page } = linksOf(config, report.stored);
      // The PDF's fonts and renderer are large and loaded with the first report.
      const { reportPdf } = await import('../delivery/pdf/report-pdf.ts');
      return { name: fileName(content.company), content: await reportPdf({ content, expiresAt, page }) };
    },
  };
}

interface Found {
  stored: StoredReport;
  content: ReportContent;
  /** ISO 8601. */
  expiresAt: string;
}

const isPlace = (prompt: number) => prompt >= 0 && prompt < MOST_PROMPTS;
const isPlatformKey = (key: string) => /^[a-z0-9-]{1,60}$/.test(key);
