import type { Db } from '../../db/client.ts';
import { notFound } from '../../errors.ts';
import type { Viewer } from '../accounts/model.ts';
import type { AnalysedAnswer } from '../answers/model.ts';
import { allCompanies, type TrackedCompanies } from '../brands/model.ts';
import type { BrandsService } from '../brands/service.ts';
import { createNameCheck, findDiscoveries } from './find.ts';
import type { DiscoveredCompany } from './model.ts';
import { addDiscoveries, listDiscoveries, setDismissed } from './store.ts';

/** Companies per list. */
const LIST_LENGTH = 20;

/** Rows read for a list, since some companies may be tracked by now. */
const ROWS_READ = 200;

/** Companies named in answers and not tracked. */
export interface DiscoveriesService {
  /** Counts the companies that a chat model named in new answers, in the transaction that stores these. */
  count(tx: Db, userId: string, stored: readonly AnalysedAnswer[], tracked: TrackedCompanies): Promise<void>;
  /** At most 20, named in most answers first. The caller has checked that the account may be seen. */
  list(userId: string): Promise<DiscoveredCompany[]>;
  /**
   * Hides a company of the viewer's own account in the list, or shows it again.
   * @throws NOT_FOUND
   */
  dismiss(viewer: Viewer, key: string, dismissed: boolean): Promise<void>;
}

export function createDiscoveriesService({
  db,
  brands,
}: {
  db: Db;
  brands: BrandsService;
}): DiscoveriesService {
  return {
    async count(tx, userId, stored, tracked) {
      const judged = stored.filter(({ judgement }) => judgement);
      if (judged.length === 0) return;
      await addDiscoveries(tx, userId, findDiscoveries(judged, allCompanies(tracked)));
    },
    async list(userId) {
      const isTracked = createNameCheck(allCompanies(await brands.tracked(userId)));
      const found = await listDiscoveries(db, userId, ROWS_READ);
      return found.filter(({ name }) => !isTracked(name)).slice(0, LIST_LENGTH);
    },
    async dismiss({ userId }, key, dismissed) {
      if (!(await setDismissed(db, userId, key, dismissed))) {
        throw notFound('No such company was found in your answers.');
      }
    },
  };
}
