import { isDeepStrictEqual } from 'node:util';
import type { Db } from '../../db/client.ts';
import { findConflict, type SaveConflict, toConflictResult, versionOf } from '../../lib/version.ts';
import type { Viewer } from '../accounts/model.ts';
import { readOnce } from '../accounts/read-once.ts';
import type { AccountsService } from '../accounts/service.ts';
import { identify } from './identify.ts';
import { allCompanies, type CompanyInput, type FieldError, type TrackedCompanies } from './model.ts';
import { findMoves, followNames } from './reviews-store.ts';
import { listCompanies, replaceCompanies } from './store.ts';
import { cleanCompanies } from './validate.ts';

export type SaveResult =
  | { ok: true; companies: TrackedCompanies }
  | { ok: false; errors: FieldError[]; conflict?: SaveConflict };

/** Changes with the brand and the competitors. */
export const companiesVersion = (companies: TrackedCompanies) => versionOf(allCompanies(companies));

export interface BrandsService {
  /** The companies of an account. The caller has checked that the account may be seen. */
  tracked(userId: string, tx?: Db): Promise<TrackedCompanies>;
  /** The same, read once in the viewer's request. */
  trackedFor(viewer: Viewer, userId: string): Promise<TrackedCompanies>;
  /**
   * Replaces the viewer's own brand and competitors. Companies that are tracked already keep their history.
   * @param readAt version that the companies were read at; without one they are overwritten
   */
  save(
    viewer: Viewer,
    input: { brand: CompanyInput; competitors: readonly CompanyInput[] },
    readAt?: string | null,
  ): Promise<SaveResult>;
}

export function createBrandsService(db: Db, accounts: AccountsService): BrandsService {
  const tracked = (userId: string, tx = db) => readTracked(tx, userId);
  return {
    tracked,
    trackedFor: (viewer, userId) => readOnce(viewer, `companies ${userId}`, () => tracked(userId)),
    async save(viewer, input, readAt) {
      const cleaned = cleanCompanies(input);
      if (!cleaned.ok) return { ok: false, errors: cleaned.errors };
      return db.transaction(async (tx) => {
        await accounts.lock(tx, viewer.userId);
        const previous = await readTracked(tx, viewer.userId);
        const conflict = findConflict(readAt, companiesVersion(previous));
        if (conflict) return { ok: false, ...toConflictResult(conflict) };
        const identified = identify(cleaned.value, previous);
        if (!identified.ok) return identified;
        const { companies } = identified;
        if (isDeepStrictEqual(companies, allCompanies(previous))) return { ok: true, companies: previous };
        await followNames(tx, viewer.userId, findMoves(allCompanies(previous), companies), () =>
          replaceCompanies(tx, viewer.userId, companies),
        );
        await accounts.raiseCompanyVersion(tx, viewer.userId);
        return { ok: true, companies: await readTracked(tx, viewer.userId) };
      });
    },
  };
}

async function readTracked(db: Db, userId: string): Promise<TrackedCompanies> {
  const { companies, version } = await listCompanies(db, userId);
  return {
    brand: companies.find((company) => company.kind === 'brand') ?? null,
    competitors: companies.filter((company) => company.kind === 'competitor'),
    version,
  };
}
