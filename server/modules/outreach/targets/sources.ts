import { z } from 'zod';
import { sum } from '../../../statistics/arithmetic.ts';
import { rate } from '../../../statistics/rates.ts';
import type { Viewer } from '../../accounts/model.ts';
import { allCompanies, type TrackedCompanies } from '../../brands/model.ts';
import { findSuppressed } from '../contacts/store.ts';
import type { OutreachDeps } from '../deps.ts';
import { decodeCursor, encodeCursor, readFirst, readSearch } from '../list-arguments.ts';
import { OF_A_PAGE, type SourcePage } from '../model.ts';
import type { ListArguments } from '../suppressions/service.ts';
import { findCitingPrompts, findNamedInstead, listSources } from './source-store.ts';
import { findTargets } from './store.ts';

const MAX_LISTED = 50;
const MANY_ANSWERS = 5_000;

/** Which pages could be targets: none of the account's own and its competitors' sites. */
export const sourceQuery = (userId: string, companies: TrackedCompanies, search: string | null) => ({
  userId,
  companyDomains: allCompanies(companies).flatMap(({ domain }) => domain ?? []),
  search,
});

/** Lists cited pages that miss the brand, most missed answers first. */
export function createSourceList(deps: OutreachDeps) {
  const { db, actionCenter, brands } = deps;
  return async function list(viewer: Viewer, { userId: other, search, first, after }: ListArguments) {
    const { userId } = await actionCenter.readable(viewer, other);
    const limit = readFirst(first, MAX_LISTED);
    const position = decodeCursor(after, z.tuple([z.int(), z.guid()]));
    const companies = await brands.trackedFor(viewer, userId);
    const { rows, total } = await listSources(db, sourceQuery(userId, companies, readSearch(search)), {
      after: position && { missed: position[0], id: position[1] },
      limit: limit + 1,
    });
    const shown = rows.slice(0, limit);
    const ids = shown.map(({ id }) => id);
    const pages = { ids, many: sum(shown, ({ answers }) => answers) > MANY_ANSWERS };
    const [prompts, instead, targets, suppressed] = await Promise.all([
      findCitingPrompts(db, userId, ids),
      findNamedInstead(db, userId, pages),
      findTargets(db, userId, ids),
      findSuppressed(
        db,
        userId,
        shown.map(({ domain }) => `any@${domain}`),
      ),
    ]);
    const nodes = shown.map(
      ({ simulated: _, answers, visible, missed, ...row }): SourcePage => ({
        ...row,
        visible: rate(visible, answers, OF_A_PAGE),
        missed: rate(missed, answers, OF_A_PAGE),
        prompts: prompts.filter(({ sourceId }) => sourceId === row.id),
        instead: instead.filter(({ sourceId }) => sourceId === row.id),
        state: targets.find(({ id }) => id === row.id)?.state ?? null,
        blocked: suppressed.has(`any@${row.domain}`),
      }),
    );
    const last = rows.length > limit ? shown.at(-1) : undefined;
    return { nodes, next: last ? encodeCursor([last.missed, last.id]) : null, total };
  };
}
