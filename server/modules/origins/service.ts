import type { Db } from '../../db/client.ts';
import type { DateRange } from '../../lib/days.ts';
import type { Viewer } from '../accounts/model.ts';
import { comparedRanges, type MetricsFilter, resolveFilter } from '../visibility/metrics-query.ts';
import type { VisibilityService } from '../visibility/service.ts';
import type { AnswerOrigins, OriginChange } from './model.ts';
import { originChanges } from './origin-changes.ts';
import { findOrigins } from './store.ts';

export interface OriginsService {
  /** @throws FORBIDDEN; BAD_USER_INPUT naming the field */
  read(
    viewer: Viewer,
    userId: string | null | undefined,
    filter: MetricsFilter | null | undefined,
  ): Promise<AnswerOrigins>;
  /** Changes of models and surfaces between two windows. The caller has checked that the account may be read. */
  changesBetween(
    userId: string,
    previous: DateRange<string>,
    current: DateRange<string>,
    platform: string | null,
  ): Promise<OriginChange[]>;
}

export function createOriginsService({ db, visibility }: { db: Db; visibility: VisibilityService }) {
  const service: OriginsService = {
    async read(viewer, requested, filter) {
      const { account, range } = await visibility.metrics(viewer, requested, filter);
      const { userId } = account;
      const platform = filter?.platform ?? null;
      const query = await resolveFilter(db, userId, filter ?? {});
      const { current, previous } = comparedRanges(query);
      const [origins, changes] = await Promise.all([
        findOrigins(db, { ...range, userId, platform }),
        current && previous ? service.changesBetween(userId, previous, current, platform) : [],
      ]);
      return { range, origins, changes };
    },
    async changesBetween(userId, previous, current, platform) {
      const [before, after] = await Promise.all(
        [previous, current].map((window) => findOrigins(db, { ...window, userId, platform })),
      );
      return originChanges(before ?? [], after ?? []);
    },
  };
  return service;
}
