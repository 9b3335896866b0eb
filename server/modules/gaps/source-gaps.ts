import type { Db } from '../../db/client.ts';
import { countSources } from '../citations/count-sources.ts';
import { findByNumber, readAlone } from '../citations/packed-citations.ts';
import { type CountedGap, choosePage } from './choose-page.ts';
import type { GapPageQuery, GapRows } from './gaps-query.ts';
import type { SourceGapSort, SourceGapText } from './model.ts';
import {
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
  const { userId } = query;
  const gaps = await countGaps(db, query);
  const { sort, search } = page;
  if (search || sort === 'URL' || sort === 'TITLE') return readPageOfCounted(db, userId, gaps, page);
  const chosen = await choosePage(gaps, { ...page, sort });
  const sources = await findByNumber(
    db,
    userId,
    chosen.map(({ id }) => id),
  );
  const byNumber = new Map(sources.map(({ number, url, domain, title }) => [number, { url, domain, title }]));
  const rows = chosen.flatMap((gap) => {
    const texts = byNumber.get(gap.id);
    return texts ? { ...gap, ...texts } : [];
  });
  return { rows, total: gaps.length, totalUnsearched: gaps.length };
}

/** The totals of a source say enough. */
const isOfAllAnswers = ({ topicId, from, to, platform }: SourceGapsQuery) =>
  topicId === null && from === null && to === null && platform === null;

async function countGaps(db: Db, query: SourceGapsQuery): Promise<CountedGap[]> {
  const { userId, topicId, competitorDomains, neverVisible } = query;
  const counted = await countSources(readAlone(db), query, topicId);
  const ofCompetitors = new Set(await readNumbersOfDomains(db, userId, competitorDomains));
  return counted.filter(
    (source): source is CountedGap =>
      source.missed > 0 && !(neverVisible && source.visible > 0) && !ofCompetitors.has(source.number),
  );
}
