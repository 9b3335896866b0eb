import type { Db } from '../../db/client.ts';
import { countSources } from '../citations/count-sources.ts';
import { findByNumber } from '../citations/packed-citations.ts';
import type { CountedSource, SourceCounts } from '../citations/source-counts.ts';
import { choosePage } from './choose-page.ts';
import type { GapPageQuery, GapRows } from './gaps-query.ts';
import type { CountSort, SourceGapSort, SourceGapText } from './model.ts';
import {
  type CountedGap,
  findMatching,
  readNumbersOfDomains,
  readPageOfCounted,
  readPageOfTotals,
  type SourceGapRow,
  type SourceGapsQuery,
} from './source-gaps-store.ts';

/** Sources that missed answers cite, without the competitors’ own sites. */
export async function findSourceGaps(
  db: Db,
  query: SourceGapsQuery,
  page: GapPageQuery<SourceGapSort, SourceGapText>,
): Promise<GapRows<SourceGapRow>> {
  if (isOfAllAnswers(query)) return readPageOfTotals(db, query, page);
  const { userId, topicId, competitorDomains } = query;
  const counts = await countSources(db, query, topicId);
  const ofCompetitors = new Set(await readNumbersOfDomains(db, userId, competitorDomains));
  const gaps = counts
    .numbers()
    .filter((source) => isGap(counts, source, query) && !ofCompetitors.has(source));
  const { sort, search } = page;
  if (sort === 'URL' || sort === 'TITLE') {
    return readPageOfCounted(db, userId, gaps.map((source) => counts.get(source)).filter(isMissed), page);
  }
  const isFound = search && (await findMatching(db, userId, search));
  const found = isFound ? gaps.filter(isFound) : gaps;
  const rows = await readChosen(db, userId, { counts, found }, { ...page, sort });
  return { rows, total: found.length, totalUnsearched: gaps.length };
}

/** The totals of a source say enough. */
const isOfAllAnswers = ({ topicId, from, to, platform }: SourceGapsQuery) =>
  topicId === null && from === null && to === null && platform === null;

const isGap = (counts: SourceCounts, source: number, { neverVisible }: SourceGapsQuery) =>
  counts.missed(source) > 0 && !(neverVisible && counts.visible(source) > 0);

const isMissed = (source: CountedSource): source is CountedGap => source.lastMissed !== null;

async function readChosen(
  db: Db,
  userId: string,
  { counts, found }: { counts: SourceCounts; found: readonly number[] },
  page: GapPageQuery<CountSort, SourceGapText>,
): Promise<SourceGapRow[]> {
  const chosen = await choosePage(counts, found, page);
  const sources = await findByNumber(
    db,
    userId,
    chosen.map(({ source }) => source),
  );
  const byNumber = new Map(sources.map(({ number, url, domain, title }) => [number, { url, domain, title }]));
  return chosen.flatMap(({ source, key }) => {
    const [texts, counted] = [byNumber.get(source), counts.get(source)];
    if (!texts || !isMissed(counted)) return [];
    const { number: id, ...gap } = counted;
    return [{ ...texts, ...gap, id, key: page.sort === 'LAST_MISSED' ? gap.lastMissed : key }];
  });
}
