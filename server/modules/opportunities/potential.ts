/** How opportunities are ordered, scored and typed; docs/metrics.md, “Opportunities”. Pure. */

import type { OpportunityPotential, OpportunityType } from '../../graphql/resolvers.generated.ts';
import type { Rate } from '../../statistics/rates.ts';

/** Kinds of pages whose editors can add a company. */
const EDITED_KINDS: readonly string[] = ['list', 'comparison', 'review', 'news'];

/** Below it, a prompt is no opportunity: not even one answer a month is sure to be missed. */
export const MIN_WINNABLE = 1;

/** Answers that can be won at least: the lower end of the missed rate × the answers. */
export const winnableAnswers = ({ low, answers }: Pick<Rate, 'low' | 'answers'>): number =>
  ((low ?? 0) / 100) * answers;

/**
 * The share of an account's prompts of which at most as much can be won, 0–100.
 * @param winnable of the prompts with missed answers, descending
 * @param prompts of the account
 */
export function scoreOf(own: number, winnable: readonly number[], prompts: number): number {
  const above = winnable.filter((other) => other > own).length;
  return Math.round(((prompts - above) / prompts) * 100);
}

/** Product specification, section 9. */
export function potentialOf(score: number): OpportunityPotential {
  if (score >= 90) return 'HIGH';
  return score >= 80 ? 'MEDIUM' : 'LOW';
}

/** Citations of a prompt's missed answers by the kind of the page; null: not read. */
export interface CitationGroup {
  site: 'own' | 'competitor' | 'other';
  kind: string | null;
  citations: number;
}

/** The largest group of citations decides; the first of equal ones. */
export function typeOf(groups: readonly CitationGroup[]): OpportunityType {
  const count = (isIn: (group: CitationGroup) => boolean) =>
    groups.reduce((total, group) => total + (isIn(group) ? group.citations : 0), 0);
  const isEdited = ({ kind }: CitationGroup) => kind === null || EDITED_KINDS.includes(kind);
  const edited = count((group) => group.site === 'other' && isEdited(group));
  const others = count((group) => group.site === 'other' && !isEdited(group));
  const competitors = count(({ site }) => site === 'competitor');
  if (edited + others + competitors === 0) return 'CONTENT_GAP';
  if (edited >= others && edited >= competitors) return 'PR_OPPORTUNITY';
  return others >= competitors ? 'BLOG_PLACEMENT' : 'CONTENT_GAP';
}
