import { createAnalyser } from '../../../analysis/analyser.ts';
import type { ReportAnswer } from '../../../graphql/resolvers.generated.ts';
import type { Plain } from '../../../lib/plain.ts';
import { platformName } from '../../../platforms/names.ts';
import { enforceLimit } from '../../../rate-limit/enforce-limit.ts';
import type { RateLimit } from '../../../rate-limit/rate-limiter.ts';
import { visitorKey } from '../../../rate-limit/visitor-key.ts';
import { ANSWERS_OF_VISITOR, DOWNLOADS_OF_VISITOR, MAX_PROMPTS } from '../constants.ts';
import type { ReportContent } from '../content/model.ts';
import { renderPdfFile } from '../delivery/pdf-file.ts';
import type { ReportsDeps } from '../deps.ts';
import { isKey, linksOf } from '../links.ts';
import { findAnswer } from '../making/answer-store.ts';
import type { ReportCompanies } from '../making/companies.ts';
import { companiesOf } from '../making/companies.ts';
import type { StoredReport, StoredReportAnswer } from '../model.ts';
import { findByToken } from '../store.ts';

/** A report as its page shows it. */
export interface ReportView extends ReportContent {
  /** ISO 8601; when the report is deleted. */
  expiresAt: string | null;
}

/** Identifies one answer of a report. */
interface AnswerKey {
  token: string;
  /** Index of the prompt, from 0. */
  prompt: number;
  /** Key. */
  platform: string;
}

/** Reports, for everybody who has their private address. */
export function createReportReader(deps: ReportsDeps) {
  const { db, clock, config, rateLimiter } = deps;

  async function findPublished(token: string) {
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
    /** Null for an unknown or expired address. */
    async report(token: string): Promise<ReportView | null> {
      const report = await findPublished(token);
      return report && { ...report.content, expiresAt: report.expiresAt };
    },

    /** A usable answer of the report; null when there is none. @throws RATE_LIMITED */
    async answer(ip: string, { token, prompt, platform }: AnswerKey): Promise<AnswerView | null> {
      if (!isKey(token) || !isPromptIndex(prompt) || !isPlatformKey(platform)) return null;
      await limit('answer', ip, ANSWERS_OF_VISITOR, 'answers');
      const report = await findPublished(token);
      const answer = report && (await findAnswer(db, report.stored.id, prompt, platform));
      return answer && readAnswer(companiesOf(deps, report.stored), report, answer);
    },

    /** The report as a PDF; null for an unknown or expired address. @throws RATE_LIMITED */
    async pdf(ip: string, token: string): Promise<{ name: string; content: Buffer } | null> {
      if (!isKey(token)) return null;
      await limit('pdf', ip, DOWNLOADS_OF_VISITOR, 'downloads');
      const report = await findPublished(token);
      if (!report) return null;
      const { content, expiresAt } = report;
      return renderPdfFile({ content, expiresAt, page: linksOf(config, report.stored).page });
    },
  };
}

const isPromptIndex = (prompt: number) => prompt >= 0 && prompt < MAX_PROMPTS;
const isPlatformKey = (key: string) => /^[a-z0-9-]{1,60}$/.test(key);

/** A usable answer of a report, with the companies named in it. */
type AnswerView = Plain<ReportAnswer>;

/** An answer for readers, with the report's companies found in it. */
function readAnswer(
  { brand, rivals }: ReportCompanies,
  { stored, content }: { stored: Pick<StoredReport, 'prompts' | 'simulated'>; content: ReportContent },
  answer: StoredReportAnswer,
): AnswerView {
  const companies = [brand, ...rivals];
  const { mentions, citations } = createAnalyser(companies)(answer);
  const known = content.platforms.find(({ platform }) => platform.key === answer.platform);
  return {
    question: stored.prompts[answer.prompt] ?? '',
    platform: known?.platform ?? { key: answer.platform, name: platformName(answer.platform) },
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
