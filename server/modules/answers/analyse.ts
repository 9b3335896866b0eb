import { hash, randomUUIDv7 } from 'node:crypto';
import { createAnalyser } from '../../analysis/analyser.ts';
import { ANALYSIS_METHOD } from '../../analysis/method.ts';
import type { Analyser } from '../../analysis/types.ts';
import type { TrackedCompanies } from '../brands/model.ts';
import { createReferee } from './choose-judge.ts';
import type { AnalysedAnswer, IncomingAnswer } from './model.ts';

/** Analyses measurements of one account as long as its companies stay the same. */
export interface AnswerAnalysis {
  analyse(answer: IncomingAnswer, id?: string): AnalysedAnswer;
}

/** Builds the matcher of an account once; analysing is then pure and fast. */
export function analysisFor(companies: TrackedCompanies): AnswerAnalysis {
  const { brand, competitors } = companies;
  const all = brand ? [brand, ...competitors] : competitors;
  const analyser: Analyser = createAnalyser(all);
  const judged = createReferee(all);
  return {
    analyse(answer, id = randomUUIDv7()) {
      const usable = answer.status === 'answered';
      const { mentions: found, citations } = usable ? analyser(answer) : { mentions: [], citations: [] };
      const mentions = judged(found, answer.judgement ?? null).map((mention) => ({
        ...mention,
        sentiment: hundredths(mention.sentiment),
      }));
      const visible = mentions.some(({ companyId }) => companyId === brand?.id);
      return {
        ...answer,
        id,
        day: utcDay(answer.collectedAt),
        method: usable ? ANALYSIS_METHOD : null,
        companyVersion: companies.version,
        mentions,
        citations: citations.map((citation) => ({ ...citation, sourceId: sourceId(citation.url) })),
        visible,
        missed: !visible && mentions.length > 0,
        ownCited: brand?.domain != null && citations.some((citation) => citation.domain === brand.domain),
      };
    },
  };
}

/** As it is stored; sums of stored values must equal sums made while storing. */
const hundredths = (sentiment: number | null) =>
  sentiment === null ? null : Math.round(sentiment * 100) / 100;

/** The UTC day of an instant. */
export const utcDay = (instant: string) => new Date(instant).toISOString().slice(0, 10);

/** The id of a source, made from its canonical URL so that writers need not ask the database for it. */
export function sourceId(url: string): string {
  const hex = hash('sha256', url);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20, 32)}`;
}
