import { formatCount, formatCounted, formatDecimal } from '../../format.ts';
import { ordinal } from '../../panels/answer-text/ordinal.ts';
import type { RateLine_RateFragment } from '../../panels/visibility/RateLine.generated.ts';
import type { NextStepKind, SourceKind } from '../../schema.generated.ts';
import type { PromptsSection_ReportFragment } from './answers/PromptsSection.generated.ts';

/** `14 of 30 answers` */
export const hitsOf = ({ hits, answers }: RateLine_RateFragment) =>
  `${formatCount(hits)} of ${formatCounted(answers, 'answer')}`;

/** `30.2–63.9`; null where there is no interval. */
export const intervalOf = ({ low, high }: { low: number | null; high: number | null }) =>
  low === null || high === null ? null : `${formatDecimal(low)}–${formatDecimal(high)}`;

/** `Acme`, `Acme and Beta`, `Acme, Beta and Gamma` */
export const listed = (names: readonly string[]) =>
  new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(names);

export const SOURCE_KINDS: Record<SourceKind, string> = {
  OWN: 'Your own site',
  COMPETITOR: 'Competitors’ sites',
  REVIEWS: 'Reviews and comparisons',
  COMMUNITY: 'Forums and communities',
  MEDIA: 'News and magazines',
  VIDEO: 'Video',
  REFERENCE: 'Reference works',
  SHOP: 'Shops and marketplaces',
  SOCIAL: 'Social networks',
  OFFICIAL: 'Public bodies and universities',
  OTHER: 'Other sites',
};

export const STEP_KINDS: Record<NextStepKind, string> = {
  WIN_PROMPT: 'Win a question',
  EARN_SOURCE: 'Earn a source',
  OWN_PAGE: 'Your own pages',
  WEAK_PLATFORM: 'A weak platform',
  SENTIMENT: 'How you are spoken of',
  RIVAL: 'A competitor',
  BE_NAMED_FIRST: 'Be named first',
  PROFILE: 'Your profile',
  MEASURE_AGAIN: 'Measure again',
};

type Result = PromptsSection_ReportFragment['prompts'][number]['results'][number];

const FAILURES = { FAILED: 'Failed', REFUSED: 'Declined', EMPTY: 'No text' } as const;

/** What came of asking one platform one prompt, in a word or two, and what stands below it. */
export function outcomeOf({ status, failure, visible, position, named }: Result) {
  if (status !== 'ANSWERED') return { kind: 'failed', word: FAILURES[status], more: failure ?? '' } as const;
  if (visible) {
    const among = named.length > 1 ? `of ${formatCount(named.length)} companies` : 'alone';
    return { kind: 'named', word: position ? `Named ${ordinal(position)}` : 'Named', more: among } as const;
  }
  if (named.length > 0) return { kind: 'missed', word: 'Not named', more: listed(named) } as const;
  return { kind: 'nobody', word: 'Nobody named', more: '' } as const;
}
