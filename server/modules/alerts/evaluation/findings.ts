/** What rules find in metrics that were read before. Pure. */

import { counted, oneLine } from '../../../lib/format.ts';
import type { RateChange } from '../../../statistics/rates.ts';
import type { RankedCompany } from '../../visibility/formulas.ts';
import type { NewSource, SentimentChange } from '../../visibility/model.ts';
import { describeRateChange, describeSentimentChange, inTopic } from '../format.ts';
import type { Finding } from '../model.ts';

/** A competitor overtakes only when so many answers of the window name it; fewer change ranks by chance. */
export const OVERTAKER_ANSWERS = 5;
/** Competitors reported at once, those that most answers name. */
export const MAX_OVERTAKERS = 5;
/** A source is reported once so many answers of the window cite it; most are cited once and never again. */
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
  if (change.verdict !== 'DOWN') return [];
  return [
    {
      subject: context.topicId,
      day: context.day,
      lasting: true,
      title: `${oneLine(context.brand)} is named less often${inTopic(context.topicName)}`,
      summary: `Named in ${describeRateChange(change)}`,
      details: {
        current: rateDetails(change.current),
        previous: rateDetails(change.previous),
        difference: change.difference,
      },
    },
  ];
}

/** The mean sentiment fell by more than chance, by Welch's test of docs/metrics.md. */
export function sentimentDrop(context: FindingContext, change: SentimentChange): Finding[] {
  if (change.verdict !== 'DOWN') return [];
  return [
    {
      subject: context.topicId,
      day: context.day,
      lasting: true,
      title: `Answers speak less well of ${oneLine(context.brand)}${inTopic(context.topicName)}`,
      summary: `Sentiment is ${describeSentimentChange(change)}`,
      details: {
        current: meanDetails(change.current),
        previous: meanDetails(change.previous),
        difference: change.difference,
      },
    },
  ];
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
  const brandBefore = previous.find(({ isBrand }) => isBrand)?.mentions ?? 0;
  const findings = current.flatMap((company) => {
    const before = previous.find(({ id }) => id === company.id)?.mentions ?? 0;
    const hasOvertaken =
      !company.isBrand &&
      before > 0 &&
      before < brandBefore &&
      company.mentions > brandNow &&
      company.mentions >= OVERTAKER_ANSWERS;
    if (!hasOvertaken) return [];
    const name = oneLine(company.name);
    return {
      subject: `${context.topicId}:${company.id}`,
      day: context.day,
      lasting: true,
      title: `${name} has overtaken ${brand}${inTopic(context.topicName)}`,
      summary: `In the last 7 days ${name} was named in ${counted(company.mentions, 'answer')} and ${brand} in ${brandNow.toLocaleString('en-US')}; in the 7 days before in ${before.toLocaleString('en-US')} and ${brandBefore.toLocaleString('en-US')}.`,
      details: {
        competitor: { id: company.id, name: company.name },
        current: { competitor: company.mentions, brand: brandNow },
        previous: { competitor: before, brand: brandBefore },
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

const rateDetails = ({ value, hits, answers }: RateChange['current']) => ({ percent: value, hits, answers });
const meanDetails = ({ value, answers }: SentimentChange['current']) => ({ sentiment: value, answers });
