import { canonicalUrl } from '../../analysis/citations/canonical-url.ts';
import type { PageContent, ScoreSpan } from '../types.ts';

/** Links that pass a page on instead of naming a source. */
const SHARING = /^https?:\/\/[^/]+\/(?:[^?#]*\/)?(?:sharer|share|intent|submit|pin\/create)(?:[/.?#]|$)/i;

/** Finds the links of the main text to other registrable domains, each target once. */
export function findCitations({ links }: PageContent, url: string): ScoreSpan[] {
  const own = canonicalUrl(url)?.domain;
  const targets = new Set<string>();
  const spans: ScoreSpan[] = [];
  let last: ScoreSpan | undefined;
  for (const { block, start, end, url: address } of links) {
    const target = canonicalUrl(address);
    if (!target || target.domain === own || SHARING.test(address) || targets.has(target.url)) continue;
    if (last?.block === block && start < last.end) continue;
    targets.add(target.url);
    last = { score: 'citations', block, start, end };
    spans.push(last);
  }
  return spans;
}
