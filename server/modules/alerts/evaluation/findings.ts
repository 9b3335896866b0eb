/** The findings of rules in metrics that were read before. Pure. */

import { counted, oneLine } from '../../../lib/format.ts';
import type { Change } from '../../../statistics/changes.ts';
import type { RankedCompany } from '../../visibility/formulas.ts';
import type { NewSource, RateChange, SentimentChange } from '../../visibility/model.ts';
import { describeRateChange, describeSentimentChange, inScope, onWindow } from '../format.ts';
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
  /** The key of the one platform that is watched; null for all. */
  platform: string | null;
  brand: string;
  /** The latest collected day. */
  day: string;
  /** Days of each of the windows compared. */
  days: number;
}

/** Which way a figure moves. */
export type Direction = 'UP' | 'DOWN';

/** The mention rate moved by more than chance, by the paired test of docs/metrics.md. */
export function visibilityMove(
  context: FindingContext,
  direction: Direction,
  change: RateChange,
): TestedFinding {
  const details = ({ value, low, high, hits, answers }: RateChange['current']) => ({
    ...{ percent: value, low, high, hits, answers },
  });
  return move(context, direction, change, details, {
    title: `${oneLine(context.brand)} is named ${direction === 'UP' ? 'more' : 'less'} often${inScope(context)}`,
    summary: onWindow(context.days, describeRateChange(change)),
  });
}

/** The mean sentiment moved by more than chance, by the paired test of docs/metrics.md. */
export function sentimentMove(
  context: FindingContext,
  direction: Direction,
  change: SentimentChange,
): TestedFinding {
  const details = ({ value, low, high, answers }: SentimentChange['current']) => ({
    ...{ sentiment: value, low, high, answers },
  });
  return move(context, direction, change, details, {
    title: `Answers speak ${direction === 'UP' ? 'better' : 'less well'} of ${oneLine(context.brand)}${inScope(context)}`,
    summary: onWindow(context.days, `sentiment is ${describeSentimentChange(change)}`),
  });
}

function move<Value>(
  { topicId, day, days }: FindingContext,
  direction: Direction,
  change: Change & { current: Value; previous: Value },
  details: (value: Value) => object,
  texts: Pick<Finding, 'title' | 'summary'>,
): TestedFinding {
  const { current, previous, difference, pValue, prompts } = change;
  if (change.verdict !== direction) return { pValue, finding: null };
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

/** A competitor that passed the brand, or that the brand passed. */
export interface Overtaker {
  companyId: string;
  finding: Finding;
}

/**
 * Competitors named by more answers of the window than the brand, and by fewer of the previous one; the other way round for
 * `DOWN`. A competitor without mentions in the previous window is left out: it was probably not tracked then.
 */
export function overtakers(
  context: FindingContext,
  current: readonly RankedCompany[],
  previous: readonly RankedCompany[],
  direction: Direction = 'UP',
): Overtaker[] {
  const brand = oneLine(context.brand);
  const brandNow = current.find(({ isBrand }) => isBrand)?.mentions ?? 0;
  const brandPrevious = previous.find(({ isBrand }) => isBrand)?.mentions ?? 0;
  const findings = current.flatMap((company) => {
    const mentionsPrevious = previous.find(({ id }) => id === company.id)?.mentions ?? 0;
    const hasOvertaken =
      !company.isBrand &&
      mentionsPrevious > 0 &&
      (direction === 'UP'
        ? mentionsPrevious < brandPrevious &&
          company.mentions > brandNow &&
          company.mentions >= OVERTAKER_ANSWERS
        : mentionsPrevious > brandPrevious && company.mentions < brandNow && brandNow >= OVERTAKER_ANSWERS);
    if (!hasOvertaken) return [];
    const name = oneLine(company.name);
    const finding = {
      subject: `${context.topicId}:${company.id}`,
      day: context.day,
      lasting: true,
      title: `${direction === 'UP' ? `${name} has overtaken ${brand}` : `${brand} has overtaken ${name}`}${inScope(context)}`,
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
  direction: Direction = 'UP',
): TestedFinding[] {
  const tested = found.map(({ companyId, finding }) => {
    const lead = leads.get(companyId);
    return { pValue: lead?.verdict === direction ? lead.pValue : 1, finding };
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
          ? `Answers cite a new source${inScope(context)}: ${oneLine(first.domain)}`
          : `Answers cite ${sources.length} new sources${inScope(context)}`,
      summary: `Cited in the last 7 days and never before: ${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}.`,
      details: { sources },
    },
  ];
}
