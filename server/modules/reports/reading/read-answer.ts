import { createAnalyser } from '../../../analysis/analyser.ts';
import type { ReportAnswer } from '../../../graphql/resolvers.generated.ts';
import type { Plain } from '../../../lib/plain.ts';
import { platformName } from '../../../platforms/names.ts';
import type { ReportContent } from '../content/model.ts';
import type { ReportCompanies } from '../making/companies.ts';
import type { StoredReport, StoredReportAnswer } from '../model.ts';

/** A usable answer of a report, with the companies named in it. */
export type AnswerView = Plain<ReportAnswer>;

/** An answer for readers, with the report's companies found in it. */
export function readAnswer(
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
