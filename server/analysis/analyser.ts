import { citedDomains, findCitations } from './citations/citations.ts';
import { getMatcher } from './names/matcher.ts';
import { orderCompanies } from './order/order-companies.ts';
import { createJudge } from './sentiment/judge.ts';
import { findLinks } from './text/links.ts';
import { findNotProse } from './text/not-prose.ts';
import type { AnalysedMention, Analyser, Span, TrackedCompany } from './types.ts';

/**
 * Characters of an answer that are analysed: about three times the longest of 7,856 recorded answers. Imports may hold any
 * text, so this bounds the cost of an answer.
 */
const MAX_LENGTH = 32_000;

/** Builds an analyser for one set of companies. Build it once and use it for many answers. */
export function createAnalyser(companies: readonly TrackedCompany[]): Analyser {
  const matcher = getMatcher(companies);
  return ({ text, sources }) => {
    const answer = { text: analysedText(text), sources };
    const links = findLinks(answer.text);
    const citations = findCitations(answer, links);
    const known = { notProse: findNotProse(answer.text, links), domains: citedDomains(citations) };
    const spans = new Map<string, Span[]>();
    for (const { company, start, end } of matcher.find(answer.text, known)) {
      const id = companies[company]?.id;
      if (id === undefined) continue;
      const own = spans.get(id) ?? [];
      own.push({ start, end });
      spans.set(id, own);
    }
    if (spans.size === 0) return { mentions: [], citations, unsupportedLanguage: null };
    const order = orderCompanies(answer.text, spans);
    const { judge, unsupportedLanguage } = createJudge(answer.text);
    const named = order
      .flatMap((id) => (spans.get(id) ?? []).map((span) => ({ id, span })))
      .sort((a, b) => a.span.start - b.span.start);
    const mentions = order.map((companyId, index): AnalysedMention => {
      const own = spans.get(companyId) ?? [];
      const others = named.filter(({ id }) => id !== companyId).map(({ span }) => span);
      return { companyId, position: index + 1, spans: own, sentiment: judge(own, others) };
    });
    return { mentions, citations, unsupportedLanguage };
  };
}

/** The part of an answer that is analysed, cut at the end of a word, so that no name is cut in two. */
export function analysedText(text: string): string {
  if (text.length <= MAX_LENGTH) return text;
  const read = text.slice(0, MAX_LENGTH);
  return read.slice(0, Math.max(read.search(/\s\S*$/), 0) || MAX_LENGTH);
}
