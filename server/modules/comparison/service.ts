import { z } from 'zod';
import type { Db } from '../../db/client.ts';
import { notFound } from '../../errors.ts';
import { createRemember } from '../../lib/remember.ts';
import { PAGE_METHOD } from '../../page-analysis/method.ts';
import { coverageOf, MIN_COVERAGE, promptTerms, type Term } from '../../page-analysis/terms.ts';
import { SCORE_NAMES } from '../../page-analysis/types.ts';
import { rankCorrelation } from '../../statistics/rank-correlation.ts';
import { rate } from '../../statistics/rates.ts';
import { requireActionCenter } from '../accounts/action-center.ts';
import type { Viewer } from '../accounts/model.ts';
import type { AccountsService } from '../accounts/service.ts';
import { allCompanies } from '../brands/model.ts';
import type { BrandsService } from '../brands/service.ts';
import type { GapsService } from '../gaps/service.ts';
import { findResultsVersion } from '../pages/results-version.ts';
import type { PagesService } from '../pages/service.ts';
import { adviceFor } from './advice.ts';
import type { ComparablePrompt, ComparedPage, PageComparison, ScoreCorrelation } from './model.ts';
import {
  type CitedPage,
  findAnswers,
  findCitedPages,
  findOwnPages,
  findScoredPages,
  findTexts,
} from './store.ts';
import { comparesThings, excerptOf } from './structure.ts';
import { type WordShares, wordShares } from './word-shares.ts';

interface Deps {
  db: Db;
  accounts: AccountsService;
  brands: BrandsService;
  gaps: GapsService;
  pages: PagesService;
}

export type ComparisonService = ReturnType<typeof createComparisonService>;

/** Prompts to choose from; the chosen one may be any missed prompt. */
const LISTED_PROMPTS = 50;
const MAX_PROMPTS = 1000;
const MAX_ANSWERS = 100;
const MAX_PAGES = 10;
/** Own pages whose text is read to find those that cover the prompt best. */
const OWN_CANDIDATES = 10;
const MAX_SCORED_PAGES = 5000;
/** Prompts whose word shares are kept: of 100 answers each, some hundred kilobytes. */
const MAX_REMEMBERED = 20;
/** Accounts whose correlations are kept, under 1 KB each. */
const MAX_CORRELATED = 200;

/** Cited pages of a missed prompt beside the brand's own. */
export function createComparisonService({ db, accounts, brands, gaps, pages }: Deps) {
  // Finding the sentences of 100 answers takes half a second; the account's revision changes with its answers.
  const rememberShares = createRemember<WordShares>(MAX_REMEMBERED);
  // Thousands of pages are ranked; they change with answers and whenever pages are read.
  const rememberCorrelations = createRemember<ScoreCorrelation[]>(MAX_CORRELATED);

  async function missedPrompts(viewer: Viewer, userId: string): Promise<ComparablePrompt[]> {
    const { nodes } = await gaps.listPrompts(viewer, {
      ...{ userId, neverVisible: false, sort: 'MISSED', direction: 'DESC' },
      ...{ searchIn: ['QUESTION'], first: MAX_PROMPTS },
    });
    return nodes
      .filter(({ branded }) => !branded)
      .map(({ id, question, missed }) => ({ id, question, missed }));
  }

  /** The pages in the order of their ids, with what the prompt's terms and answers say of them. */
  async function comparePages(
    { viewer, userId, terms }: { viewer: Viewer; userId: string; terms: readonly Term[] },
    ids: readonly string[],
    outcome: (id: string, url: string) => Pick<ComparedPage, 'cited' | 'wordShare'>,
  ): Promise<ComparedPage[]> {
    if (ids.length === 0) return [];
    const [known, texts] = await Promise.all([pages.byIds(viewer, userId, ids), findTexts(db, userId, ids)]);
    const textOf = new Map(texts.map((text) => [text.id, text]));
    return ids.flatMap((id) => {
      const [page, text] = [known.get(id), textOf.get(id)];
      if (!page || !text) return [];
      return {
        page,
        content: text.content,
        excerpt: excerptOf(text.content),
        coverage: coverageOf(text.stems, terms),
        compares: comparesThings(text.content, page.kind),
        ...outcome(id, page.url),
      };
    });
  }

  /** Of others' pages: the brand's own are read whether they are cited or not, so that their scores would count as a cause. */
  async function correlations(userId: string, ownDomain: string | null): Promise<ScoreCorrelation[]> {
    const scored = await findScoredPages(db, userId, ownDomain, PAGE_METHOD, MAX_SCORED_PAGES);
    return SCORE_NAMES.map((score) => {
      const pairs = scored.flatMap((page): [number, number][] =>
        page[score] === null ? [] : [[page[score], page.answers]],
      );
      const { pairs: count, ...correlation } = rankCorrelation(pairs);
      return { score, ...correlation, pages: count };
    });
  }

  return {
    /** @throws FORBIDDEN; NOT_FOUND for a prompt that no answer misses */
    async compare(
      viewer: Viewer,
      requestedId: string | null | undefined,
      promptId: string | null | undefined,
    ): Promise<PageComparison> {
      const account = requireActionCenter(accounts, await accounts.readable(viewer, requestedId));
      const { userId, simulated } = account;
      const [missed, companies] = await Promise.all([
        missedPrompts(viewer, userId),
        brands.trackedFor(viewer, userId),
      ]);
      const prompt = promptId ? missed.find(({ id }) => id === promptId.toLowerCase()) : missed[0];
      if (promptId && !prompt) {
        throw notFound('There is no prompt with this id whose answers miss the brand.', 'promptId');
      }
      const domain = companies.brand?.domain ?? null;
      const resultsVersion = await findResultsVersion(db, viewer, userId);
      const names = allCompanies(companies).flatMap(({ name, aliases }) => [name, ...aliases]);
      const terms = prompt ? promptTerms(prompt.question, names) : [];
      const answers =
        prompt && z.guid().safeParse(prompt.id).success
          ? await findAnswers(db, userId, prompt.id, MAX_ANSWERS)
          : [];
      const [cited, own, ownUnread, scoreCorrelations, shares] = await Promise.all([
        findCitedPages(
          db,
          userId,
          answers.map(({ id }) => id),
        ),
        domain === null
          ? { ids: [], read: 0 }
          : findOwnPages(
              db,
              userId,
              domain,
              terms.map(({ stem }) => stem),
              OWN_CANDIDATES,
            ),
        domain === null ? 0 : pages.countUnread(userId, domain),
        rememberCorrelations([userId, domain, account.revision, resultsVersion], () =>
          correlations(userId, domain),
        ),
        rememberShares([account.revision, prompt?.id], () => wordShares(answers)),
      ]);
      const citations = new Map(cited.map((page): [string, CitedPage] => [page.id, page]));
      const outcome = (id: string, url: string) => ({
        cited: rate(citations.get(id)?.answerIds.length ?? 0, answers.length),
        wordShare: shares.of(url),
      });
      const others = cited.filter((page) => page.domain !== domain);
      const readOthers = others.filter(({ isRead }) => isRead).slice(0, MAX_PAGES);
      const scope = { viewer, userId, terms };
      const [otherPages, ownPages] = await Promise.all([
        comparePages(
          scope,
          readOthers.map(({ id }) => id),
          outcome,
        ),
        comparePages(scope, own.ids, outcome),
      ]);
      const sides = { otherPages, ownPages, correlations: scoreCorrelations };
      return {
        ...sides,
        prompt: prompt ?? null,
        prompts: missed.slice(0, LISTED_PROMPTS),
        answers: answers.length,
        terms: terms.map(({ word }) => word),
        unreadPages: others.filter(({ isRead }) => !isRead).length,
        ownRead: own.read,
        ownUnread,
        isCovered: (ownPages[0]?.coverage.percent ?? 0) >= MIN_COVERAGE,
        advice: adviceFor({ ...sides, ownUnread, terms: terms.map(({ word }) => word) }),
        simulated,
      };
    },
  };
}
