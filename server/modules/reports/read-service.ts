import { createAnalyser } from '../../analysis/analyser.ts';
import { rateLimited } from '../../errors.ts';
import { visitorKey } from '../../limits/visitor-key.ts';
import { platformName } from '../../platforms/names.ts';
import { findAnswer } from './answer-store.ts';
import { inWords } from './budget.ts';
import { companiesOf } from './companies.ts';
import { DOWNLOADS_OF_VISITOR, MOST_PROMPTS } from './constants.ts';
import type { ReportContent } from './content/model.ts';
import type { ReportsDeps } from './deps.ts';
import { fileName } from './file-name.ts';
import { isKey } from './keys.ts';
import { linksOf } from './links.ts';
import type { StoredReport, StoredReportAnswer } from './model.ts';
import type { ReadAnswer, ReadReport } from './read.ts';
import { reportPdf } from './renderers.ts';
import { findByToken } from './store.ts';

/** Reports for whoever has their private address. */
export interface ReportReader {
  /** Null when there is none at the address, or none any more. */
  report(token: string): Promise<ReadReport | null>;
  /** A usable answer of it; null when there is none. */
  answer(token: string, prompt: number, platform: string): Promise<ReadAnswer | null>;
  /**
   * The report as a file; null as for `report`.
   * @throws RATE_LIMITED
   */
  pdf(token: string, ip: string): Promise<{ name: string; content: Buffer } | null>;
}

export function createReportReader(deps: ReportsDeps): ReportReader {
  const { db, clock, config, limits } = deps;

  async function found(token: string): Promise<Found | null> {
    if (!isKey(token)) return null;
    const stored = await findByToken(db, token, clock().toISOString());
    if (stored?.status !== 'made' || !stored.content) return null;
    return { stored, content: stored.content, expiresAt: new Date(stored.expiresAt).toISOString() };
  }

  return {
    async report(token) {
      const report = await found(token);
      return report && { ...report.content, expiresAt: report.expiresAt };
    },

    async answer(token, prompt, platform) {
      if (!isPlace(prompt) || !isPlatformKey(platform)) return null;
      const report = await found(token);
      const answer = report && (await findAnswer(db, report.stored.id, prompt, platform));
      return answer && readAnswer(report.stored, report.content, answer);
    },

    async pdf(token, ip) {
      const { allowed, count, resetsIn } = await limits.use(
        `report-pdf:${visitorKey(ip)}`,
        DOWNLOADS_OF_VISITOR,
      );
      if (!allowed) {
        throw rateLimited(
          `Only ${count} downloads in ten minutes. Try again in ${inWords(resetsIn * 1000)}.`,
        );
      }
      const report = await found(token);
      if (!report) return null;
      const { content, expiresAt } = report;
      const { page } = linksOf(config, report.stored);
      return { name: fileName(content.company), content: await reportPdf({ content, expiresAt, page }) };
    },
  };

  function readAnswer(stored: StoredReport, content: ReportContent, answer: StoredReportAnswer): ReadAnswer {
    const { brand, rivals } = companiesOf(deps, stored);
    const companies = [brand, ...rivals];
    const { mentions, citations } = createAnalyser(companies)(answer);
    const name = content.platforms.find(({ platform }) => platform.key === answer.platform)?.platform.name;
    return {
      question: stored.prompts[answer.prompt] ?? '',
      platform: { key: answer.platform, name: name ?? platformName(answer.platform) },
      model: answer.model,
      collectedAt: answer.collectedAt,
      simulated: stored.simulated,
      text: answer.text,
      mentions: mentions.map(({ companyId, spans }) => ({
        name: companies.find(({ id }) => id === companyId)?.name ?? '',
        isBrand: companyId === brand.id,
        spans,
      })),
      sources: citations.map(({ url, domain, title }) => ({ url, domain, title })),
    };
  }
}

interface Found {
  stored: StoredReport;
  content: ReportContent;
  /** ISO 8601. */
  expiresAt: string;
}

const isPlace = (prompt: number) => prompt >= 0 && prompt < MOST_PROMPTS;
const isPlatformKey = (key: string) => /^[a-z0-9-]{1,60}$/.test(key);
