import { createMatcher } from '../../analysis/names/matcher.ts';
import { foldName } from '../../analysis/text/fold.ts';
import type { TrackedCompany } from '../../analysis/types.ts';
import type { Db } from '../../db/client.ts';
import { notFound } from '../../errors.ts';
import type { Viewer } from '../accounts/model.ts';
import type { AnalysedAnswer } from '../answers/model.ts';
import { allCompanies, type TrackedCompanies } from '../brands/model.ts';
import type { BrandsService } from '../brands/service.ts';
import {
  addDiscoveries,
  type DiscoveredCompany,
  type Discovery,
  listDiscoveries,
  setDismissed,
} from './store.ts';

/** Companies in a list. */
const MAX_COMPANIES = 20;

/** Rows read for a list: some companies may be tracked by now. */
const MAX_ROWS = 200;

export type DiscoveriesService = ReturnType<typeof createDiscoveriesService>;

/** Companies that a chat model found named in answers and that are not tracked. */
export function createDiscoveriesService({ db, brands }: { db: Db; brands: BrandsService }) {
  return {
    /** Counts the companies named in new answers, in the transaction that stores these. */
    async count(
      tx: Db,
      userId: string,
      stored: readonly AnalysedAnswer[],
      tracked: TrackedCompanies,
    ): Promise<void> {
      const judged = stored.filter(({ judgement }) => judgement);
      if (judged.length === 0) return;
      await addDiscoveries(tx, userId, findDiscoveries(judged, allCompanies(tracked)));
    },
    /** At most 20, named in most answers first. The caller has checked access to the account. */
    async list(userId: string): Promise<DiscoveredCompany[]> {
      const isTracked = createNameCheck(allCompanies(await brands.tracked(userId)));
      const found = await listDiscoveries(db, userId, MAX_ROWS);
      return found.filter(({ name }) => !isTracked(name)).slice(0, MAX_COMPANIES);
    },
    /** Hides a company of the viewer's own account in the list, or shows it again. @throws NOT_FOUND */
    async dismiss({ userId }: Viewer, key: string, dismissed: boolean): Promise<void> {
      if (!(await setDismissed(db, userId, key, dismissed))) {
        throw notFound('No such company was found in your answers.');
      }
    },
  };
}

/** Whether a name contains a tracked company's name. */
function createNameCheck(tracked: readonly TrackedCompany[]): (name: string) => boolean {
  const matcher = createMatcher(tracked);
  return (name) => matcher.find(name).length > 0;
}

/**
 * The untracked companies that a chat model named in answers, once per answer. A name counts if the built-in analysis
 * would also find it: not inside a tracked company's longer name, nor as an ordinary word.
 */
function findDiscoveries(
  answers: readonly Pick<AnalysedAnswer, 'text' | 'day' | 'judgement'>[],
  tracked: readonly TrackedCompany[],
): Discovery[] {
  const isTracked = createNameCheck(tracked);
  return answers.flatMap(({ text, day, judgement }) => {
    const names = new Map(judgement?.companies.map(({ name }) => [foldName(name), name]));
    const found = [...names].filter(([, name]) => !isTracked(name));
    if (found.length === 0) return [];
    const companies = found.map(([id, name]) => ({ id, name, aliases: [], domain: null }));
    const hits = createMatcher([...companies, ...tracked]).find(text);
    const inText = new Set(hits.map(({ company }) => company));
    return found.flatMap(([key, name], index) => (inText.has(index) ? [{ key, name, day }] : []));
  });
}
