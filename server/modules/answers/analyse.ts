import { randomUUIDv7 } from 'node:crypto';
import { createAnalyser } from '../../analysis/analyser.ts';
import { ANALYSIS_METHOD, RULES } from '../../analysis/method.ts';
import { createRecogniser } from '../../analysis/names/name-forms.ts';
import { canonicalSearches } from '../../analysis/searches/searches.ts';
import type { AnalysedMention, Judgement } from '../../analysis/types.ts';
import { utcDay } from '../../lib/days.ts';
import { textId } from '../../lib/text-id.ts';
import { allCompanies, type TrackedCompanies } from '../brands/model.ts';
import { applyCorrections } from './corrections/apply-corrections.ts';
import { type Corrections, NO_CORRECTIONS } from './corrections/model.ts';
import type { AnalysedAnswer, IncomingAnswer, JudgedMention } from './model.ts';

/** Analyses answers of one account while its companies stay the same. Pure. */
export type AnalyseAnswer = (
  answer: IncomingAnswer,
  id?: string,
  corrections?: Corrections,
) => AnalysedAnswer;

export function createAnswerAnalyser(tracked: TrackedCompanies): AnalyseAnswer {
  const { brand, version } = tracked;
  const companies = allCompanies(tracked);
  const analyse = createAnalyser(companies);
  const recognise = createRecogniser(companies);
  return (answer, id = randomUUIDv7(), corrections = NO_CORRECTIONS) => {
    const isAnswered = answer.status === 'answered';
    const {
      mentions: found,
      citations,
      unsupportedLanguage,
    } = isAnswered ? analyse(answer) : { mentions: [], citations: [], unsupportedLanguage: null };
    const judged = applyJudgement(recognise, found, answer.judgement ?? null);
    const mentions = applyCorrections(answer.text, judged, corrections);
    const visible = mentions.some(({ companyId }) => companyId === brand?.id);
    return {
      ...answer,
      id,
      day: utcDay(answer.collectedAt),
      method: isAnswered ? ANALYSIS_METHOD : null,
      companyVersion: version,
      mentions,
      citations: citations.map((citation) => ({ ...citation, sourceId: textId(citation.url) })),
      searchQueries: canonicalSearches(answer.searchQueries ?? [], citations),
      visible,
      missed: !visible && mentions.length > 0,
      ownCited: brand?.domain != null && citations.some((citation) => citation.domain === brand.domain),
      unsupportedLanguage,
    };
  };
}

/**
 * The built-in analysis decides who is named, where and in which order. A chat model's sentiment replaces the built-in
 * one for the companies that it named.
 */
function applyJudgement(
  recognise: (name: string) => readonly string[],
  mentions: readonly AnalysedMention[],
  judgement: Judgement | null,
): JudgedMention[] {
  const sentiments = new Map<string, number | null>();
  for (const { name, sentiment } of judgement?.companies ?? []) {
    // A company that the model named twice gets the first sentiment that is not null.
    for (const id of recognise(name)) sentiments.set(id, sentiments.get(id) ?? sentiment);
  }
  return mentions.map((mention) => {
    const judged = sentiments.get(mention.companyId);
    return {
      ...mention,
      sentiment: toHundredths(judged === undefined ? mention.sentiment : judged),
      judge: judgement && judged !== undefined ? judgement.model : RULES,
    };
  });
}

/** With the decimals that the database stores. */
const toHundredths = (sentiment: number | null) =>
  sentiment === null ? null : Math.round(sentiment * 100) / 100;
