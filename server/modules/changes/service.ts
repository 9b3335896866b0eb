import type { Db } from '../../db/client.ts';
import { badInput } from '../../errors.ts';
import type { Viewer } from '../accounts/model.ts';
import type { AnswerListService } from '../answers/list/service.ts';
import type { MetricsFilter } from '../visibility/metrics-query.ts';
import type { RateChange } from '../visibility/model.ts';
import type { VisibilityService } from '../visibility/service.ts';
import { createAnswersReader, type PlaceRequest } from './changed-answers.ts';
import {
  compareCompanies,
  compareHits,
  comparePlatforms,
  comparePrompts,
  trackedOf,
} from './compare-items.ts';
import { createGrid } from './hits.ts';
import { readCompanyHits } from './hits-store.ts';
import type { ChangedAnswers, ChangedKind, ChangedList, WhatChanged } from './model.ts';
import { readPackedHits } from './packed-hits.ts';
import { createPromptChangeReader } from './prompt-change.ts';
import { type BeforeInput, isComparable, resolveRanges } from './ranges.ts';
import { createScope, scopeAnswers } from './scope.ts';
import { readModelChanges, readPrompts } from './store.ts';
import { type Compared, correlationOf, testList } from './test-list.ts';

export interface ChangesRequest {
  userId?: string | null | undefined;
  filter?: MetricsFilter | null | undefined;
  /** The days of the earlier window; those just before the later one when left out. */
  before?: BeforeInput | null | undefined;
}

/** What was won and lost between two windows; every call checks that the viewer may see the account. */
export interface ChangesService {
  /**
   * @param first items of a list at most, 1–500
   * @throws FORBIDDEN; BAD_USER_INPUT naming the field
   */
  whatChanged(viewer: Viewer, request: ChangesRequest & { first: number }): Promise<WhatChanged>;
  /**
   * Prompts of a topic, or of all, and tracked companies in the answers to them, each list tested as `whatChanged` does.
   * @throws FORBIDDEN; BAD_USER_INPUT naming the field
   */
  promptsAndCompanies(
    viewer: Viewer,
    request: ChangesRequest & { topicId: string | null },
  ): Promise<Pick<WhatChanged, 'prompts' | 'companies'>>;
  /**
   * Where an item changed most, and an answer of each window.
   * @throws FORBIDDEN; BAD_USER_INPUT naming the field; NOT_FOUND for an item or a prompt that was not compared
   */
  changedAnswers(
    viewer: Viewer,
    request: ChangesRequest &
      PlaceRequest & { kind: ChangedKind; id: string; topicId?: string | null | undefined },
  ): Promise<ChangedAnswers>;
  /**
   * One prompt, archived or not, in the filter's range and the one before, tested alone.
   * @returns null where nothing was collected, or more days than may be compared
   * @throws FORBIDDEN; BAD_USER_INPUT naming the field
   */
  promptChange(
    viewer: Viewer,
    request: Omit<ChangesRequest, 'before'>,
    promptId: string,
  ): Promise<RateChange | null>;
}

interface Deps {
  db: Db;
  visibility: VisibilityService;
  answerList: AnswerListService;
}

/** Sources that are tested: each costs the others certainty. */
const SOURCES = { minAnswers: 4, limit: 200 };
/** Items of a list at most. */
export const MAX_ITEMS = 500;

export function createChangesService({ db, visibility, answerList }: Deps): ChangesService {
  const readAnswers = createAnswersReader(db, answerList);
  const readPromptChange = createPromptChangeReader(db);

  async function open(viewer: Viewer, { userId, filter, before }: ChangesRequest) {
    const metrics = await visibility.metrics(viewer, userId, filter);
    const ranges = resolveRanges(metrics, before);
    const query = ranges && {
      ...{ userId: metrics.account.userId, platform: filter?.platform ?? null },
      ...ranges,
    };
    return { metrics, query };
  }

  return {
    async whatChanged(viewer, { first, ...request }) {
      if (!Number.isInteger(first) || first < 1 || first > MAX_ITEMS) {
        throw badInput('first', `first must be a number from 1 to ${MAX_ITEMS}.`);
      }
      const { metrics, query } = await open(viewer, request);
      const { brand, account } = metrics;
      const start = {
        simulated: account.simulated,
        brand: brand && { id: brand.id, name: brand.name, isBrand: true },
      };
      if (!query) return { ...start, ...NOTHING };
      const { current, previous } = query;
      const [cells, modelChanges] = await Promise.all([readPrompts(db, query), readModelChanges(db, query)]);
      const grid = createGrid(cells, query);
      const wanted = { ...SOURCES, companyIds: trackedOf(metrics).map(({ id }) => id) };
      const { sourceHits, sources, companyHits } = await readPackedHits(db, query, { grid, cells }, wanted);
      const all = createScope(cells, grid);
      const unbranded = createScope(
        cells.filter(({ branded }) => !branded),
        grid,
      );
      const prompts = await comparePrompts(cells, grid);
      const correlation = await correlationOf(prompts);
      const list = (kind: ChangedKind, compared: readonly Compared[], own = correlation) =>
        testList(kind, compared, { correlation: own, modelChanges, limit: first });
      const cited = await compareHits(all, sourceHits, (id) => {
        const source = sources.get(id);
        const isOwn = Boolean(brand?.domain) && source?.domain === brand?.domain;
        return source ? { id, name: source.url, detail: source.domain, own: isOwn } : null;
      });
      return {
        ...start,
        ranges: { current, previous },
        answers: scopeAnswers(all),
        prompts: await list('PROMPT', prompts),
        sources: await list('SOURCE', cited, await correlationOf(cited)),
        companies: await list('COMPANY', await compareCompanies(metrics, unbranded, companyHits)),
        platforms: await list('PLATFORM', comparePlatforms(unbranded, cells)),
      };
    },

    async promptsAndCompanies(viewer, { topicId, ...request }) {
      const { metrics, query } = await open(viewer, request);
      if (!query) return { prompts: emptyList('PROMPT'), companies: emptyList('COMPANY') };
      const all = await readPrompts(db, query);
      const tracked = trackedOf(metrics).map(({ id }) => id);
      const grid = createGrid(all, query);
      const hits = await readCompanyHits(db, query, grid, tracked);
      const cells = all.filter((cell) => topicId === null || cell.topicId === topicId);
      const unbranded = createScope(
        cells.filter(({ branded }) => !branded),
        grid,
      );
      const prompts = await comparePrompts(cells, grid);
      const companies = await compareCompanies(metrics, unbranded, hits);
      const measured = topicId === null ? prompts : await comparePrompts(all, grid);
      const options = { correlation: await correlationOf(measured), modelChanges: [], limit: MAX_ITEMS };
      return {
        prompts: await testList('PROMPT', prompts, options),
        companies: await testList('COMPANY', companies, options),
      };
    },

    async changedAnswers(viewer, { kind, id, topicId, promptId, platform, ...request }) {
      const { query } = await open(viewer, request);
      if (!query) return { places: [], pair: null };
      return readAnswers(query, { kind, id, topicId, promptId, platform });
    },

    async promptChange(viewer, { userId, filter }, promptId) {
      const { comparedRanges, account } = await visibility.metrics(viewer, userId, filter);
      const { current, previous } = comparedRanges;
      if (!current || !previous || !isComparable(current)) return null;
      const query = { userId: account.userId, platform: filter?.platform ?? null, current, previous };
      return readPromptChange(query, promptId, account.revision);
    },
  };
}

const emptyList = (kind: ChangedKind): ChangedList => ({
  ...{ kind, items: [], total: 0, tested: 0, won: 0, lost: 0 },
});

const NOTHING = {
  ranges: null,
  answers: { before: 0, after: 0 },
  prompts: emptyList('PROMPT'),
  sources: emptyList('SOURCE'),
  companies: emptyList('COMPANY'),
  platforms: emptyList('PLATFORM'),
};
