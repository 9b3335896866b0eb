import { RULES } from '../../analysis/method.ts';
import { createRecogniser } from '../../analysis/names/recognise.ts';
import type { AnalysedMention, Judgement, TrackedCompany } from '../../analysis/types.ts';
import type { JudgedMention } from './model.ts';

/**
 * Decides whose sentiment stands. Who is named, where and in which order is always what the built-in analysis found;
 * the chat model's sentiment takes the place of the built-in one for companies that it named by one of their names.
 */
export function createReferee(companies: readonly TrackedCompany[]) {
  const recognise = createRecogniser(companies);
  return (mentions: readonly AnalysedMention[], judgement: Judgement | null): JudgedMention[] => {
    if (!judgement) return mentions.map((mention) => ({ ...mention, judge: RULES }));
    const sentiments = new Map<string, number | null>();
    for (const { name, sentiment } of judgement.companies) {
      // Named by two of its names, a company is judged by the first one that could be.
      for (const id of recognise(name)) sentiments.set(id, sentiments.get(id) ?? sentiment);
    }
    return mentions.map((mention) => {
      const sentiment = sentiments.get(mention.companyId);
      return sentiment === undefined
        ? { ...mention, judge: RULES }
        : { ...mention, sentiment, judge: judgement.model };
    });
  };
}
