import { sql } from 'drizzle-orm';
import { type Db, rows } from '../../db/client.ts';
import { onEach, type RollupFilter } from '../visibility/rollup-filter.ts';
import { inTopics } from './store.ts';

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
    sql`select distinct d.topic_id as "topicId", d.platform, to_char(d.day, 'YYYY-MM-DD') as day, nullif(d.model, '') as model
        from sightline.origin_day d
        where ${inTopics(filter, topicIds)} and ${onEach(filter)} and d.answers > 0`,
  );
