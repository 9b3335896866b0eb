import type { Db } from '../../db/client.ts';
import type { DateRange } from '../../lib/days.ts';
import { countSources } from '../citations/count-sources.ts';
import type { NewSource } from './model.ts';
import { findUncited } from './new-source-store.ts';
import type { RollupFilter } from './rollup-filter.ts';

/** Pages that at least `minAnswers` answers of a range and topic cite and no answer of it before, most cited first. */
export async function findNewSources(
  db: Db,
  filter: RollupFilter & DateRange<string>,
  topicId: string,
  { minAnswers, limit }: { minAnswers: number; limit: number },
): Promise<NewSource[]> {
  const counts = await countSources(db, filter, topicId);
  const often = counts
    .numbers()
    .map((number) => ({ number, answers: counts.answers(number) }))
    .filter(({ answers }) => answers >= minAnswers);
  return often.length > 0 ? findUncited(db, filter, topicId, { sources: often, limit }) : [];
}
