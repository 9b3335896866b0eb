/** The findings of rules in metrics that were read before. Pure. */

import { counted, oneLine } from '../../../lib/format.ts';
import type { Change } from '../../../statistics/changes.ts';
import type { RankedCompany } from '../../visibility/formulas.ts';
import type { NewSource, RateChange, SentimentChange } from '../../visibility/model.ts';
import { describeRateChange, describeSentimentChange, inTopic, onWindow } from '../format.ts';
import type { Finding } from '../model.ts';

/** Answers of the window that must name a competitor before it overtakes; with fewer, ranks change by chance. */
export const OVERTAKER_ANSWERS = 5;
/** Competitors reported at once, those named in most answers. */
export const MAX_OVERTAKERS = 5;
/** Answers of the window that must cite a new source; most sources are cited once and never again. */
export const NEW_SOURCE_ANSWERS = 3;
/** New sources named in one alert or digest. */
export const MAX_NAMED_SOURCES = 10;

/** One test of a rule. Of all tests of an evaluation, only discoveries are reported. */
export interface TestedFinding {
  /** Null where nothing could be tested. */
  pValue: number | null;
  /** Null where there is nothing to report, such as a rise. */
  finding: Finding | null;
}

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
  /** Days of each of the windows compared. */
  days: number;
}

/** The mention rate fell by more than chance, by the paired test of docs/metrics.md. */
export function visibilityDrop(context: FindingContext, change: RateChange): TestedFinding {
  const details = ({ value, hits, answers }: RateChange['current']) => ({ percent: value, hits, answers });
  return drop(context, change, details, {
    title: `${oneLine(context.brand)} is named less often${inTopic(context.topicName)}`,
    summary: onWindow(context.days, describeRateChange(change)),
  });
}

/** The mean sentiment fell by more than chance, by the paired test of docs/metrics.md. */
export function sentimentDrop(context: FindingContext, change: SentimentChange): TestedFinding {
  const details = ({ value, answers }: SentimentChange['current']) => ({ sentiment: value, answers });
  return drop(context, change, details, {
    title: `Answers speak less well of ${oneLine(context.brand)}${inTopic(context.topicName)}`,
    summary: onWindow(context.days, `sentiment is ${describeSentimentChange(change)}`),
  });
}

function drop<Value>(
  { topicId, day, days }: FindingContext,
  change: Change & { current: Value; previous: Value },
  details: (value: Value) => object,
  texts: Pick<Finding, 'title' | 'summary'>,
): TestedFinding {
  const { current, previous, difference, pValue, prompts } = change;
  if (change.verdict !== 'DOWN') return { pValue, finding: null };
  const figures = {
    days,
    current: details(current),
    previous: details(previous),
    difference,
    pValue,
    prompts,
  };
  return { pValue, finding: { subject: topicId, day, lasting: true, ...texts, details: figures } };
}

/** A competitor that passed the brand. */
export interface Overtaker {
  companyId: string;
  finding: Finding;
}

/**
 * Competitors named by more answers of the window than the brand, and by fewer of the previous one. A competitor without
 * mentions in the previous window is left out: it was probably not tracked then.
 */
export function overtakers(
  context: FindingContext,
  current: readonly RankedCompany[],
  previous: readonly RankedCompany[],
): Overtaker[] {
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
    const finding = {
      subject: `${context.topicId}:${company.id}`,
      day: context.day,
      lasting: true,
      title: `${name} has overtaken ${brand}${inTopic(context.topicName)}`,
      summary: `In the last ${context.days} days ${name} was named in ${counted(company.mentions, 'answer')} and ${brand} in ${brandNow.toLocaleString('en-US')}; in the ${context.days} days before in ${mentionsPrevious.toLocaleString('en-US')} and ${brandPrevious.toLocaleString('en-US')}.`,
      details: {
        days: context.days,
        competitor: { id: company.id, name: company.name },
        current: { competitor: company.mentions, brand: brandNow },
        previous: { competitor: mentionsPrevious, brand: brandPrevious },
      },
    };
    return { companyId: company.id, finding };
  });
  return findings.slice(0, MAX_OVERTAKERS);
}

/**
 * Each overtaker with the p-value of its lead over the brand; the competitors that did not overtake are tests as well, of
 * which none is a discovery.
 * @param competitors compared
 * @param leads by company
 */
export function testOvertakers(
  found: readonly Overtaker[],
  competitors: number,
  leads: ReadonlyMap<string, Change>,
): TestedFinding[] {
  const tested = found.map(({ companyId, finding }) => {
    const lead = leads.get(companyId);
    return { pValue: lead?.verdict === 'UP' ? lead.pValue : 1, finding };
  });
  const others = Array.from({ length: competitors - found.length }, () => ({ pValue: 1, finding: null }));
  return [...tested, ...others];
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
