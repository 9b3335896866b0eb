import { z } from 'zod';
import { createRemember } from '../../../lib/remember.ts';
import { sum } from '../../../statistics/arithmetic.ts';
import { rate } from '../../../statistics/rates.ts';
import type { Viewer } from '../../accounts/model.ts';
import { allCompanies, type TrackedCompanies } from '../../brands/model.ts';
import { findResultsVersion } from '../../pages/results-version.ts';
import { findSuppressed } from '../contacts/store.ts';
import type { OutreachDeps } from '../deps.ts';
import { decodeCursor, encodeCursor, readFirst, readSearch } from '../list-arguments.ts';
import { OF_A_PAGE, type SourcePage } from '../model.ts';
import type { ListArguments } from '../suppressions/service.ts';
import { countCiting } from './count-citing.ts';
import {
  findCitingPrompts,
  findNamedInstead,
  listSources,
  type NamedInstead,
  type PromptOfSource,
  type SourcePosition,
  type SourceQuery,
  type SourceRow,
} from './source-store.ts';
import { findTargets } from './store.ts';

const MAX_LISTED = 50;
/** Above this, all packed answers are read. */
const MANY_ANSWERS = 5_000;
/** Parts of the list, at most about 50 KB each. */
const MAX_REMEMBERED = 100;

/** What follows from the account's answers and from what was read of the pages. */
interface CountedSources {
  shown: SourceRow[];
  total: number;
  isLast: boolean;
  prompts: PromptOfSource[];
  instead: NamedInstead[];
}

/** Which pages could be targets: none of the account's own and its competitors' sites. */
export const sourceQuery = (userId: string, companies: TrackedCompanies, search: string | null) => ({
  userId,
  companyDomains: allCompanies(companies).flatMap(({ domain }) => domain ?? []),
  search,
});

/** Lists cited pages that miss the brand, most missed answers first. */
export function createSourceList(deps: OutreachDeps) {
  const { db, actionCenter, brands } = deps;
  // All citations of the listed pages are counted, which takes a second with a million answers.
  const remember = createRemember<CountedSources>(MAX_REMEMBERED);

  async function count(query: SourceQuery, part: { after: SourcePosition | null; limit: number }) {
    const { rows, total } = await listSources(db, query, { ...part, limit: part.limit + 1 });
    const shown = rows.slice(0, part.limit);
    const isLast = rows.length === shown.length;
    if (sum(shown, ({ answers }) => answers) > MANY_ANSWERS) {
      return { shown, total, isLast, ...(await countCiting(db, query.userId, shown)) };
    }
    const ids = shown.map(({ id }) => id);
    const [prompts, instead] = await Promise.all([
      findCitingPrompts(db, query.userId, ids),
      findNamedInstead(db, query.userId, ids),
    ]);
    return { shown, total, isLast, prompts, instead };
  }

  return async function list(viewer: Viewer, { userId: other, search, first, after }: ListArguments) {
    const { userId, revision } = await actionCenter.readable(viewer, other);
    const limit = readFirst(first, MAX_LISTED);
    const position = decodeCursor(after, z.tuple([z.int(), z.int32().min(1)]));
    const companies = await brands.trackedFor(viewer, userId);
    const query = sourceQuery(userId, companies, readSearch(search));
    const part = { after: position && { missed: position[0], number: position[1] }, limit };
    const key = [query, part, revision, await findResultsVersion(db, viewer, userId)];
    const { shown, total, isLast, prompts, instead } = await remember(key, () => count(query, part));
    const ids = shown.map(({ id }) => id);
    const [targets, suppressed] = await Promise.all([
      findTargets(db, userId, ids),
      findSuppressed(
        db,
        userId,
        shown.map(({ domain }) => `any@${domain}`),
      ),
    ]);
    const nodes = shown.map(
      ({ simulated: _, number: __, answers, visible, missed, ...row }): SourcePage => ({
        ...row,
        visible: rate(visible, answers, OF_A_PAGE),
        missed: rate(missed, answers, OF_A_PAGE),
        prompts: prompts.filter(({ sourceId }) => sourceId === row.id),
        instead: instead.filter(({ sourceId }) => sourceId === row.id),
        state: targets.find(({ id }) => id === row.id)?.state ?? null,
        blocked: suppressed.has(`any@${row.domain}`),
      }),
    );
    const last = isLast ? undefined : shown.at(-1);
    return { nodes, next: last ? encodeCursor([last.missed, last.number]) : null, total };
  };
}
