import { sql } from 'drizzle-orm';
import { type Db, rows } from '../../db/client.ts';
import { onEach, type RollupFilter } from '../visibility/rollup-filter.ts';
import { DAY, inTopics } from './store.ts';

/** A model that gave usable answers on one platform and day. */
export interface OriginCell {
  topicId: string;
  platform: string;
  day: string;
  /** Null where it was not named. */
  model: string | null;
}

export const originCells = (db: Db, filter: RollupFilter, topicIds: readonly string[]) =>
  rows<OriginCell>(
    db,
    sql`select distinct d.topic_id as "topicId", d.platform, ${DAY}, nullif(d.model, '') as model
        from sightline.origin_day d
        where ${inTopics(filter, topicIds)} and ${onEach(filter)} and d.answers > 0`,
  );

/**
 * Days on which a count by platform is not one by model as well: a platform answered with two models, or, where platforms are
 * added up, a model on two platforms, of whose impressions the sum is not those of both.
 */
export function mixedDays(cells: readonly OriginCell[], isByPlatform: boolean): Set<string> {
  const days = new Set<string>();
  const seen = new Set<string>();
  for (const { topicId, platform, day, model } of cells) {
    const keys = [
      `p ${topicId} ${day} ${platform}`,
      ...(isByPlatform ? [] : [`m ${topicId} ${day} ${model}`]),
    ];
    for (const key of keys) {
      if (seen.has(key)) days.add(day);
      seen.add(key);
    }
  }
  return days;
}
