/** The findings of rules in metrics that were read before. Pure. */

import { counted, oneLine } from '../../../lib/format.ts';
import type { RateChange } from '../../../statistics/rates.ts';
import type { RankedCompany } from '../../visibility/formulas.ts';
import type { NewSource, SentimentChange } from '../../visibility/model.ts';
import { describeRateChange, describeSentimentChange, inTopic } from '../format.ts';
import type { Finding } from '../model.ts';

/** Answers of the window that must name a competitor before it overtakes; with fewer, ranks change by chance. */
export const OVERTAKER_ANSWERS = 5;
/** Competitors reported at once, those named in most answers. */
export const MAX_OVERTAKERS = 5;
/** Answers of the window that must cite a new source; most sources are cited once and never again. */
export const NEW_SOURCE_ANSWERS = 3;
/** New sources named in one alert or digest. */
export const MAX_NAMED_SOURCES = 10;

/** What a rule is evaluated for. */
export interface FindingContext {
  userId: string;
  /** The aggregate topic's for the whole account. */
  topicId: string;
  /** Null for the whole account. */
  topicName: string | null;
  brand: string;
  /** The latest collected day. */
  day: string;
}

/** The mention rate fell by more than chance, by the two-proportion test of docs/metrics.md. */
export function visibilityDrop(context: FindingContext, change: RateChange): Finding[] {
  const details = ({ value, hits, answers }: RateChange['current']) => ({ percent: value, hits, answers });
  return drop(context, change, details, {
    title: `${oneLine(context.brand)} is named less often${inTopic(context.topicName)}`,
    summary: `Named in ${describeRateChange(change)}`,
  });
}

/** The mean sentiment fell by more than chance, by Welch's test of docs/metrics.md. */
export function sentimentDrop(context: FindingContext, change: SentimentChange): Finding[] {
  const details = ({ value, answers }: SentimentChange['current']) => ({ sentiment: value, answers });
  return drop(context, change, details, {
    title: `Answers speak less well of ${oneLine(context.brand)}${inTopic(context.topicName)}`,
    summary: `Sentiment is ${describeSentimentChange(change)}`,
  });
}

function drop<Value>(
  { topicId, day }: FindingContext,
  change: Pick<RateChange, 'verdict' | 'difference'> & { current: Value; previous: Value },
  details: (value: Value) => object,
  texts: Pick<Finding, 'title' | 'summary'>,
): Finding[] {
  if (change.verdict !== 'DOWN') return [];
  const { current, previous, difference } = change;
  const figures = { current: details(current), previous: details(previous), difference };
  return [{ subject: topicId, day, lasting: true, ...texts, details: figures }];
}

/**
 * Competitors named by more answers of the window than the brand, and by fewer of the previous one. A competitor without
 * mentions in the previous window is left out: it was probably not tracked then.
 */
export function overtakers(
  context: FindingContext,
  current: readonly RankedCompany[],
  previous: readonly RankedCompany[],
): Finding[] {
  const brand = oneLine(context.brand);
  const brandNow = current.find(({ isBrand }) => isBrand)?.mentions ?? 0;
  const brandPrevious = previous.find(({ isBrand }) => isBrand)?.mentions ?? 0;
  const findings = current.flatMap((company) => {
    const mentionsPrevious = previous.find(({ id }) => id === company.id)?.mentions ?? 0;
    const hasOvertaken =
      !company.isBrand &&
      mentionsPrevious > 0 &&
      mentionsPrevious < brandPrevious &&
      company.mentions > brandNow &&
      company.mentions >= OVERTAKER_ANSWERS;
    if (!hasOvertaken) return [];
    const name = oneLine(company.name);
    return {
      subject: `${context.topicId}:${company.id}`,
      day: context.day,
      lasting: true,
      title: `${name} has overtaken ${brand}${inTopic(context.topicName)}`,
      summary: `In the last 7 days ${name} was named in ${counted(company.mentions, 'answer')} and ${brand} in ${brandNow.toLocaleString('en-US')}; in the 7 days before in ${mentionsPrevious.toLocaleString('en-US')} and ${brandPrevious.toLocaleString('en-US')}.`,
      details: {
        competitor: { id: company.id, name: company.name },
        current: { competitor: company.mentions, brand: brandNow },
        previous: { competitor: mentionsPrevious, brand: brandPrevious },
      },
    };
  });
  return findings.slice(0, MAX_OVERTAKERS);
}

/** Pages that were cited for the first time; one finding for all of a day. */
export function newSources(context: FindingContext, sources: readonly NewSource[]): Finding[] {
  const [first] = sources;
  if (!first) return [];
  const named = sources
    .slice(0, MAX_NAMED_SOURCES)
    .map(({ url, answers }) => `${oneLine(url)} (${counted(answers, 'answer')})`);
  const more = sources.length - named.length;
  return [
    {
      subject: 'sources',
      day: context.day,
      lasting: false,
      title:
        sources.length === 1
          ? `Answers cite a new source${inTopic(context.topicName)}: ${oneLine(first.domain)}`
          : `Answers cite ${sources.length} new sources${inTopic(context.topicName)}`,
      summary: `Cited in the last 7 days and never before: ${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}.`,
      details: { sources },
    },
  ];
}
