import { analysedText } from '../../analysis/analyser.ts';
import { createMatcher } from '../../analysis/names/matcher.ts';
import { orderCompanies } from '../../analysis/order/order-companies.ts';
import type { Span, TrackedCompany } from '../../analysis/types.ts';
import type { ListedCompany } from './company-list.ts';

/** A stored answer as it was analysed. */
export interface MentioningAnswer {
  text: string;
  /** Of tracked companies, in the order of their positions. */
  mentions: readonly { companyId: string; spans: Span[] }[];
}

/** Ids of all companies that an answer names, in their order. */
export type NameCompanies = (answer: MentioningAnswer) => string[];

/**
 * Looks for discovered companies with the matcher of tracked ones, and orders them together with the mentions. The matcher
 * knows the tracked names as well, so that no part of one is taken for another company.
 */
export function createNamer(
  tracked: readonly TrackedCompany[],
  discovered: readonly ListedCompany[],
): NameCompanies {
  const matcher = createMatcher([
    ...discovered.map(({ id, name }) => ({ id, name, aliases: [], domain: null })),
    ...tracked,
  ]);
  return ({ text: stored, mentions }) => {
    const text = analysedText(stored);
    const spans = new Map(mentions.map(({ companyId, spans }) => [companyId, spans]));
    for (const { company, start, end } of matcher.find(text)) {
      const id = discovered[company]?.id;
      if (id === undefined) continue;
      const own = spans.get(id) ?? [];
      own.push({ start, end });
      spans.set(id, own);
    }
    return orderAsMentioned(orderCompanies(text, spans), mentions);
  };
}

/** Keeps mentions in the order of their positions, which people may have corrected. */
function orderAsMentioned(order: readonly string[], mentions: MentioningAnswer['mentions']): string[] {
  const tracked = mentions.map(({ companyId }) => companyId);
  const isTracked = new Set(tracked);
  const named = order.map((id) => (isTracked.has(id) ? (tracked.shift() ?? id) : id));
  return [...named, ...tracked];
}
