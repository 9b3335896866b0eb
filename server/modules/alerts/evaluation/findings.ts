/** What the rules look for, made of numbers that were read before. Pure. */

import { counted, oneLine } from '../../../lib/format.ts';
import type { RateChange } from '../../../statistics/rates.ts';
import type { RankedCompany, SentimentChange } from '../../visibility/model.ts';
import { OVERTAKER_ANSWERS, OVERTAKERS_TOLD, SOURCES_NAMED } from '../constants.ts';
import { meanInWords, rateInWords, within } from '../format.ts';
import type { Finding } from '../model.ts';
import type { NewSource } from './run-store.ts';

/** What findings are of. */
export interface Place {
  /** The topic looked at; the aggregate one for the whole account. */
  topicId: string;
  /** Its name; null for the whole account. */
  topic: string | null;
  brand: string;
  /** The latest collected day. */
  day: string;
}

/** The mention rate fell by more than chance, by the two-proportion test of docs/metrics.md. */
export function visibilityDrop(place: Place, change: RateChange): Finding[] {
  if (change.verdict !== 'DOWN') return [];
  return [
    {
      subject: place.topicId,
      day: place.day,
      lasting: true,
      title: `${oneLine(place.brand)} is named less often${within(place.topic)}`,
      summary: `Named in ${rateInWords(change)}`,
      details: {
        current: shareOf(change.current),
        previous: shareOf(change.previous),
        difference: change.difference,
      },
    },
  ];
}

/** The mean sentiment fell by more than chance, by Welch's test of docs/metrics.md. */
export function sentimentDrop(place: Place, change: SentimentChange): Finding[] {
  if (change.verdict !== 'DOWN') return [];
  return [
    {
      subject: place.topicId,
      day: place.day,
      lasting: true,
      title: `Answers speak less well of ${oneLine(place.brand)}${within(place.topic)}`,
      summary: `Sentiment is ${meanInWords(change)}`,
      details: {
        current: meanOf(change.current),
        previous: meanOf(change.previous),
        difference: change.difference,
      },
    },
  ];
}

/**
 * Competitors named by more answers of the window than the brand, and by fewer of the one before. A competitor that was
 * not named at all before is left out: as a rule it was not tracked then.
 */
export function overtakers(
  place: Place,
  now: readonly RankedCompany[],
  before: readonly RankedCompany[],
): Finding[] {
  const brandBefore = before.find(({ isBrand }) => isBrand)?.mentions ?? 0;
  const brandNow = now.find(({ isBrand }) => isBrand)?.mentions ?? 0;
  const found = now.flatMap((company) => {
    const earlier = before.find(({ id }) => id === company.id)?.mentions ?? 0;
    const passed =
      !company.isBrand &&
      earlier > 0 &&
      earlier < brandBefore &&
      company.mentions > brandNow &&
      company.mentions >= OVERTAKER_ANSWERS;
    if (!passed) return [];
    const name = oneLine(company.name);
    const brand = oneLine(place.brand);
    return {
      subject: `${place.topicId}:${company.id}`,
      day: place.day,
      lasting: true,
      title: `${name} has overtaken ${brand}${within(place.topic)}`,
      summary: `In the last 7 days ${name} was named in ${counted(company.mentions, 'answer')} and ${brand} in ${brandNow.toLocaleString('en-US')}; in the 7 days before in ${earlier.toLocaleString('en-US')} and ${brandBefore.toLocaleString('en-US')}.`,
      details: {
        competitor: { id: company.id, name: company.name },
        current: { competitor: company.mentions, brand: brandNow },
        previous: { competitor: earlier, brand: brandBefore },
      },
    };
  });
  return found.slice(0, OVERTAKERS_TOLD);
}

/** Pages that were cited for the first time; one finding for all of a day. */
export function firstCitations(place: Place, sources: readonly NewSource[]): Finding[] {
  const [first] = sources;
  if (!first) return [];
  const named = sources
    .slice(0, SOURCES_NAMED)
    .map(({ url, answers }) => `${oneLine(url)} (${counted(answers, 'answer')})`);
  const more = sources.length - named.length;
  return [
    {
      subject: 'sources',
      day: place.day,
      lasting: false,
      title:
        sources.length === 1
          ? `Answers cite a new source${within(place.topic)}: ${oneLine(first.domain)}`
          : `Answers cite ${sources.length} new sources${within(place.topic)}`,
      summary: `Cited in the last 7 days and never before: ${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}.`,
      details: { sources },
    },
  ];
}

const shareOf = ({ value, hits, answers }: RateChange['current']) => ({ percent: value, hits, answers });
const meanOf = ({ value, answers }: SentimentChange['current']) => ({ sentiment: value, answers });
