import { z } from 'zod';
import type { Db } from '../../../db/client.ts';
import { AppError, badInput, notFound } from '../../../errors.ts';
import { lazy } from '../../../lib/lazy.ts';
import type { ArchivedTexts } from '../../../text-archive/read-texts.ts';
import type { TextQuery } from '../../../text-search/query.ts';
import type { Viewer } from '../../accounts/model.ts';
import type { AccountsService } from '../../accounts/service.ts';
import type { Company, TrackedCompanies } from '../../brands/model.ts';
import type { BrandsService } from '../../brands/service.ts';
import { resolveFilter, windowStart } from '../../visibility/metrics-query.ts';
import { countMatches } from '../search/counts.ts';
import { createTextSearch } from '../search/service.ts';
import { countRemoved } from '../search/store.ts';
import type { DatedCriteria } from './conditions.ts';
import { decodeCursor, encodeCursor } from './cursor.ts';
import { type AnswerCriteria, type AnswersFilter, MAX_PAGE_SIZE, parseFilter } from './filter.ts';
import { createFindingsLoader } from './findings-store.ts';
import type { AnswerPage, AnswersScope, ListedAnswer, NamedCompany } from './model.ts';
import {
  countAnswers,
  findAnswers,
  findAnswersById,
  findDiscoveredCompany,
  findPersona,
  findPrompt,
  findSource,
  findTopic,
  narrowCriteria,
} from './store.ts';

/** Answers are counted up to this number. */
export const COUNT_LIMIT = 10_000;

export interface AnswerPageRequest {
  userId?: string | null | undefined;
  filter?: AnswersFilter | null | undefined;
  first: number;
  after?: string | null | undefined;
}

/** What a search in texts found. */
export interface AnswerMatches {
  query: TextQuery;
  /** Not null: older answers were not compared. */
  from: string | null;
  pages: AsyncIterable<ListedAnswer[]>;
}

/** Reads stored answers; every call checks that the viewer may see the account. */
export interface AnswerListService {
  /**
   * A page of the answers that match a filter, newest day first.
   * @throws FORBIDDEN; BAD_USER_INPUT with the field; NOT_FOUND for a topic, prompt or company that the account lacks
   */
  page(viewer: Viewer, request: AnswerPageRequest): Promise<AnswerPage>;
  /**
   * One answer; null when the account has none with this id.
   * @throws FORBIDDEN
   */
  one(viewer: Viewer, userId: string | null | undefined, id: string): Promise<ListedAnswer | null>;
  /**
   * All answers that a search in texts finds, newest day first, in pages.
   * @throws FORBIDDEN; BAD_USER_INPUT without `text` and as `page`; NOT_FOUND; UNAVAILABLE while texts are still being read
   */
  matches(viewer: Viewer, request: Omit<AnswerPageRequest, 'first' | 'after'>): Promise<AnswerMatches>;
  /** Those of these answers that the account has. The caller has checked that the viewer may read the account. */
  byId(userId: string, ids: readonly string[]): Promise<ListedAnswer[]>;
}

interface Deps {
  db: Db;
  accounts: AccountsService;
  brands: BrandsService;
  archivedTexts: ArchivedTexts;
}

const pageSize = z.int().min(1).max(MAX_PAGE_SIZE);

export function createAnswerListService({ db, accounts, brands, archivedTexts }: Deps): AnswerListService {
  const textSearch = createTextSearch(db);
  const byId: AnswerListService['byId'] = async (userId, ids) => {
    const findings = createFindingsLoader(db, userId, archivedTexts);
    return (await findAnswersById(db, userId, ids)).map((answer) => ({ ...answer, findings }));
  };
  return {
    async page(viewer, { filter, first, after, userId: requestedId }) {
      const account = await accounts.readable(viewer, requestedId);
      const parsed = parseFilter(filter);
      if (!pageSize.safeParse(first).success) {
        throw badInput('first', `first must be a number from 1 to ${MAX_PAGE_SIZE}.`);
      }
      const cursor = after ? decodeCursor(after) : null;
      const { userId } = account;
      const companies = await brands.trackedFor(viewer, userId);
      const brandId = companies.brand?.id ?? null;
      const dated = await resolveWindow(db, userId, parsed);
      const { scope, resolved } = await describeScope(db, userId, companies, dated);
      const matched = dated.text && (await textSearch.find(userId, dated.text, dated));
      const criteria = await narrowCriteria(db, userId, brandId, resolved, matched ? matched.ids : null);
      const answers = await findAnswers(db, userId, brandId, criteria, cursor, first + 1);
      const findings = createFindingsLoader(db, userId, null);
      const nodes = answers.slice(0, first).map((answer) => ({ ...answer, findings }));
      const last = answers.length > first ? nodes.at(-1) : undefined;
      const counts = lazy(() => countMatches(db, userId, brandId, criteria));
      return {
        nodes,
        next: last ? encodeCursor(last) : null,
        counted: lazy(async () => {
          const counted = matched
            ? (await counts()).total
            : await countAnswers(db, userId, brandId, criteria, COUNT_LIMIT + 1);
          return { total: Math.min(counted, COUNT_LIMIT), totalCapped: counted > COUNT_LIMIT };
        }),
        search: matched
          ? {
              ...{ from: matched.from, unread: matched.unread, read: matched.read },
              counts,
              removed: () => countRemoved(db, userId, dated),
            }
          : null,
        scope,
      };
    },

    async matches(viewer, { filter, userId: requestedId }) {
      const { userId } = await accounts.readable(viewer, requestedId);
      const parsed = parseFilter(filter);
      const { text } = parsed;
      if (!text) throw badInput('text', 'text must have the words to search for.');
      const companies = await brands.trackedFor(viewer, userId);
      const brandId = companies.brand?.id ?? null;
      const dated = await resolveWindow(db, userId, parsed);
      const { resolved } = await describeScope(db, userId, companies, dated);
      const { ids, from, unread, read } = await textSearch.find(userId, text, dated);
      if (unread > 0) {
        const progress = `${read} of ${read + unread} texts are read`;
        throw new AppError(
          'UNAVAILABLE',
          `The search is not complete yet: ${progress}. Try again in a minute.`,
        );
      }
      const criteria = await narrowCriteria(db, userId, brandId, resolved, ids);
      async function* pages() {
        for (let last: ListedAnswer | null = null; ; ) {
          const answers = await findAnswers(db, userId, brandId, criteria, last, MAX_PAGE_SIZE);
          const findings = createFindingsLoader(db, userId, null);
          const page: ListedAnswer[] = answers.map((answer) => ({ ...answer, findings }));
          if (page.length > 0) yield page;
          last = page.at(-1) ?? null;
          if (page.length < MAX_PAGE_SIZE) return;
        }
      }
      return { query: text, from, pages: pages() };
    },

    async one(viewer, requestedId, id) {
      const { userId } = await accounts.readable(viewer, requestedId);
      if (!z.uuid().safeParse(id).success) return null;
      return (await byId(userId, [id]))[0] ?? null;
    },

    byId,
  };
}

/** Turns the window into days, as the dashboard does. */
async function resolveWindow(
  db: Db,
  userId: string,
  { window, ...criteria }: AnswerCriteria,
): Promise<DatedCriteria> {
  if (window === 'ALL') return criteria;
  const { from, to, platform } = criteria;
  const query = await resolveFilter(db, userId, { from, to, platform });
  return { ...criteria, from: windowStart(query, window), to: to ?? query.latestDay };
}

/**
 * @returns names in place of ids, and the criteria with discovered companies told from tracked ones
 * @throws NOT_FOUND with the field whose id the account lacks
 */
async function describeScope(
  db: Db,
  userId: string,
  { brand, competitors }: TrackedCompanies,
  criteria: DatedCriteria,
): Promise<{ scope: AnswersScope; resolved: DatedCriteria }> {
  const { from, to, platform, topicId, promptId, personaId, companyId, notCompanyId, sourceUrl } = criteria;
  const tracked = (id: string) => [brand, ...competitors].find((candidate) => candidate?.id === id);
  const find = async (id: string | null, field: string) => {
    if (!id) return { company: null, discoveredId: undefined };
    const known = tracked(id);
    if (known) return { company: toNamedCompany(known), discoveredId: undefined };
    const company = await findDiscoveredCompany(db, userId, id);
    if (!company) throw notFound('There is no company with this id.', field);
    return { company, discoveredId: id };
  };
  const [topic, prompt, persona, source] = await Promise.all([
    topicId ? findTopic(db, userId, topicId) : null,
    promptId ? findPrompt(db, userId, promptId) : null,
    personaId ? findPersona(db, userId, personaId) : null,
    sourceUrl ? findSource(db, userId, sourceUrl) : null,
  ]);
  if (topicId && !topic) throw notFound('There is no topic with this id.', 'topicId');
  if (promptId && !prompt) throw notFound('There is no prompt with this id.', 'promptId');
  if (personaId && !persona) throw notFound('There is no persona with this id.', 'personaId');
  const named = await find(companyId, 'companyId');
  const unnamed = await find(notCompanyId, 'notCompanyId');
  return {
    scope: {
      brand: brand && toNamedCompany(brand),
      ...{ platform, topic, prompt, persona, source, range: { from, to } },
      ...{ company: named.company, notCompany: unnamed.company },
    },
    resolved: {
      ...criteria,
      ...(named.discoveredId && { companyId: null, discoveredId: named.discoveredId }),
      ...(unnamed.discoveredId && { notCompanyId: null, notDiscoveredId: unnamed.discoveredId }),
    },
  };
}

const toNamedCompany = ({ id, name, kind }: Company): NamedCompany => ({
  id,
  name,
  isBrand: kind === 'brand',
});
