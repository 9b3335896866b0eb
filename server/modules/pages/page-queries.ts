import { z } from 'zod';
import { badInput } from '../../errors.ts';
import { requireActionCenter } from '../accounts/action-center.ts';
import type { Viewer } from '../accounts/model.ts';
import type { SiteOwner, TrackedCompanies } from '../brands/model.ts';
import { type AccountPage, toPage } from './account-page.ts';
import { decodeCursor, encodeCursor } from './cursor.ts';
import type { PagesDeps } from './deps.ts';
import { countUnread, findPages, listPages, type PageListQuery, type PageSort } from './list-store.ts';
import { findVersion, listCitingPrompts, listVersions } from './version-store.ts';

/** Which part of which pages. */
export interface PageListArguments {
  userId?: string | null | undefined;
  statuses?: PageListQuery['statuses'] | undefined;
  kind?: PageListQuery['kind'] | undefined;
  owner?: SiteOwner | null | undefined;
  search?: string | null | undefined;
  sort: PageSort;
  direction: 'ASC' | 'DESC';
  first: number;
  after?: string | null | undefined;
}

const MAX_PAGE_LENGTH = 200;
const MAX_SEARCH_LENGTH = 200;
const MAX_PROMPTS = 50;

export type PageQueries = ReturnType<typeof createPageQueries>;

/** What was read of pages that answers cite and of the brand's own. */
export function createPageQueries({ db, accounts, brands }: PagesDeps) {
  const readable = async (viewer: Viewer, userId: string | null | undefined) =>
    requireActionCenter(accounts, await accounts.readable(viewer, userId));
  const pagesOf = async (viewer: Viewer, userId: string, ids: readonly string[]): Promise<AccountPage[]> => {
    const companies = await brands.trackedFor(viewer, userId);
    return (await findPages(db, userId, ids)).map((row) => toPage(row, userId, companies));
  };
  const pageOf = async (viewer: Viewer, userId: string, id: string): Promise<AccountPage | null> => {
    const [page = null] = z.guid().safeParse(id).success ? await pagesOf(viewer, userId, [id]) : [];
    return page;
  };

  return {
    /** @throws BAD_USER_INPUT naming the argument */
    async list(viewer: Viewer, args: PageListArguments) {
      const { userId } = await readable(viewer, args.userId);
      const { sort, direction, first } = args;
      if (!z.int().min(1).max(MAX_PAGE_LENGTH).safeParse(first).success) {
        throw badInput('first', `first must be a number from 1 to ${MAX_PAGE_LENGTH}.`);
      }
      if (args.search && args.search.length > MAX_SEARCH_LENGTH) {
        throw badInput('search', `search must have at most ${MAX_SEARCH_LENGTH} characters.`);
      }
      const companies = await brands.trackedFor(viewer, userId);
      const { rows, total } = await listPages(
        db,
        {
          userId,
          statuses: args.statuses ?? null,
          kind: args.kind ?? null,
          owner: args.owner ?? null,
          search: args.search?.toWellFormed().replaceAll('\0', '').trim() || null,
          ownDomains: domainsOf(companies).own,
          competitorDomains: domainsOf(companies).competitors,
        },
        // One row more shows whether there is a further part.
        { sort, direction, after: args.after ? decodeCursor(args.after, args) : null, limit: first + 1 },
      );
      const shown = rows.slice(0, first);
      const last = rows.length > first ? shown.at(-1) : undefined;
      return {
        nodes: shown.map((row) => toPage(row, userId, companies)),
        next: last ? encodeCursor(args, last) : null,
        total,
      };
    },

    async page(viewer: Viewer, userId: string | null | undefined, id: string) {
      return pageOf(viewer, (await readable(viewer, userId)).userId, id);
    },
    /** Pages of an account that the viewer may read, by id. */
    byIds: async (viewer: Viewer, userId: string, ids: readonly string[]) =>
      new Map((await pagesOf(viewer, userId, ids)).map((page) => [page.id, page])),
    /** Pages of a site of the account that were tried and never read. */
    countUnread: (userId: string, domain: string) => countUnread(db, userId, domain),
    versions: ({ userId, id }: AccountPage) => listVersions(db, userId, id),
    text: ({ userId, id, version }: AccountPage, number: number | null | undefined) =>
      findVersion(db, userId, id, number ?? version),
    /** @throws BAD_USER_INPUT */
    async prompts({ userId, id }: AccountPage, first: number) {
      if (!z.int().min(1).max(MAX_PROMPTS).safeParse(first).success) {
        throw badInput('first', `first must be a number from 1 to ${MAX_PROMPTS}.`);
      }
      return listCitingPrompts(db, userId, id, first);
    },
  };
}

const domainsOf = ({ brand, competitors }: TrackedCompanies) => ({
  own: brand?.domain ? [brand.domain] : [],
  competitors: competitors.flatMap(({ domain }) => domain ?? []),
});
