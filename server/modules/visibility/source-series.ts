import type { Db } from '../../db/client.ts';
import { ascending } from '../../lib/ascending.ts';
import type { ReadSlice } from '../../lib/series-page.ts';
import { eachAnswer } from '../citations/packed-answer.ts';
import {
  findByNumber,
  readAlone,
  readCitations,
  readTopicsOfPrompts,
} from '../citations/packed-citations.ts';

/** One source on one day of one topic. */
export interface SourcePoint {
  user_id: string;
  date: string;
  mentions: number;
  topic_id: string;
  source: string;
}

/** A point before its page is named. */
interface Counted {
  date: string;
  topicId: string;
  source: number;
  mentions: number;
}

/** Pages whose addresses are kept while a series is read, some 150 bytes each. */
const MAX_KNOWN = 50_000;

/**
 * Reads sources by day of one topic, or of all but the aggregate one; the latest day first, then the most cited. Successive slices cite
 * the same pages, so the addresses of those before are kept.
 */
export function sourceSeries(db: Db, userId: string, topicId: string | null): ReadSlice<SourcePoint> {
  let topicsOfPrompts: Promise<Map<number, string>> | undefined;
  const urls = new Map<number, string>();

  async function findUrls(sources: Iterable<number>): Promise<void> {
    if (urls.size > MAX_KNOWN) urls.clear();
    const unknown = [...new Set(sources)].filter((source) => !urls.has(source));
    for (const { number, url } of await findByNumber(db, userId, unknown)) urls.set(number, url);
  }

  return async ({ from, to, skip, limit }) => {
    topicsOfPrompts ??= readTopicsOfPrompts(db, userId);
    const days: Counted[][] = [];
    // Points before these days.
    let [skipped, counted] = [0, 0];
    for await (const [date, counts] of countDays(db, { userId, from, to }, await topicsOfPrompts, topicId)) {
      if (counted === 0 && skipped + counts.length <= skip) {
        skipped += counts.length;
        continue;
      }
      days.push(counts.map((count) => ({ date, ...count })));
      counted += counts.length;
      if (skipped + counted >= skip + limit) break;
    }
    const points = days.flat();
    await findUrls(points.map(({ source }) => source));
    return points
      .map(({ date, topicId, source, mentions }) => ({
        ...{ user_id: userId, date, mentions, topic_id: topicId, source: urls.get(source) ?? '' },
      }))
      .sort(comparePoints)
      .slice(skip - skipped, skip - skipped + limit);
  };
}

/** Citations of each page by topic and day, the latest day first. */
async function* countDays(
  db: Db,
  filter: { userId: string; from: string; to: string },
  topicOf: ReadonlyMap<number, string>,
  wanted: string | null,
): AsyncGenerator<[day: string, counts: Omit<Counted, 'date'>[]]> {
  let latest = '';
  let topics = new Map<string, Map<number, number>>();
  const finished = (): [string, Omit<Counted, 'date'>[]] => [
    latest,
    [...topics].flatMap(([topicId, counts]) =>
      Array.from(counts, ([source, mentions]) => ({ topicId, source, mentions })),
    ),
  ];
  for await (const { day, answers } of readCitations(readAlone(db), { ...filter, platform: null })) {
    if (day !== latest) {
      if (topics.size > 0) yield finished();
      latest = day;
      topics = new Map();
    }
    eachAnswer(answers, (answer) => {
      const topicId = topicOf.get(answer.prompt);
      if (topicId === undefined || (wanted !== null && topicId !== wanted)) return;
      const counts = topics.get(topicId) ?? new Map<number, number>();
      topics.set(topicId, counts);
      for (let index = 0; index < answer.sources; index++) {
        const source = answer.source(index);
        counts.set(source, (counts.get(source) ?? 0) + 1);
      }
    });
  }
  if (topics.size > 0) yield finished();
}

const comparePoints = (a: SourcePoint, b: SourcePoint) =>
  ascending(b.date, a.date) ||
  b.mentions - a.mentions ||
  ascending(a.source, b.source) ||
  ascending(a.topic_id, b.topic_id);
