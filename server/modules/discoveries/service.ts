import type { Db } from '../../db/client.ts';
import { notFound } from '../../errors.ts';
import type { Viewer } from '../accounts/model.ts';
import type { AnalysedAnswer } from '../answers/model.ts';
import type { Company, TrackedCompanies } from '../brands/model.ts';
import type { BrandsService } from '../brands/service.ts';
import { createKnowledge, discoveriesIn } from './find.ts';
import type { FoundCompany } from './model.ts';
import { addDiscoveries, listDiscoveries, setDismissed } from './store.ts';

/** Most companies of a list. */
const SHOWN = 20;

/** Rows looked at for a list: some of them may be tracked by now. */
const LOOKED_AT = 200;

/** Companies named in answers that nobody tracks yet. */
export interface DiscoveriesService {
  /** Counts what was judged in answers that were just stored, in their transaction. */
  count(tx: Db, userId: string, stored: readonly AnalysedAnswer[], tracked: TrackedCompanies): Promise<void>;
  /** At most 20, named in most answers first. The caller has checked that the account may be seen. */
  list(userId: string): Promise<FoundCompany[]>;
  /**
   * Leaves a company of the viewer's own account out of the list, or takes it in again.
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
      await addDiscoveries(tx, userId, discoveriesIn(judged, companiesOf(tracked)));
    },
    async list(userId) {
      const isTracked = createKnowledge(companiesOf(await brands.tracked(userId)));
      const found = await listDiscoveries(db, userId, LOOKED_AT);
      return found.filter(({ name }) => !isTracked(name)).slice(0, SHOWN);
    },
    async dismiss({ userId }, key, dismissed) {
      if (!(await setDismissed(db, userId, key, dismissed))) {
        throw notFound('No such company was found in your answers.');
      }
    },
  };
}

const companiesOf = ({ brand, competitors }: TrackedCompanies): Company[] =>
  brand ? [brand, ...competitors] : competitors;
