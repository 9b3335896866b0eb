import { z } from 'zod';
import { badInput, notFound } from '../../errors.ts';
import { promptTerms } from '../../page-analysis/terms.ts';
import { certaintyOfPrompt } from '../../statistics/clusters.ts';
import { rate } from '../../statistics/rates.ts';
import type { Viewer } from '../accounts/model.ts';
import { allCompanies, ownerOf, type TrackedCompanies } from '../brands/model.ts';
import type { BrandsService } from '../brands/service.ts';
import { createNamedInsteadLoader } from '../gaps/named-instead.ts';
import type { PageQueries } from '../pages/page-queries.ts';
import { buildBrief } from './build/build-brief.ts';
import { createDrafts, type DraftsDeps } from './drafts/service.ts';
import type { Brief, BriefPage, BriefPrompt } from './model.ts';
import { findCited, findPrompts, findWordings } from './store.ts';
import { type CitedPageRow, findCitedPages, findPlainPages } from './text-store.ts';

interface Deps extends DraftsDeps {
  brands: BrandsService;
  pages: Pick<PageQueries, 'countUnread'>;
}

export type BriefsService = ReturnType<typeof createBriefsService>;

const MAX_PROMPTS = 50;
const MAX_SEARCH_LENGTH = 500;
/** Cited pages that are listed. */
const MAX_PAGES = 30;
/** Cited pages whose texts a brief is made of. */
const MAX_TEXTS = 12;
/** Fewer pages show no pattern. */
const MIN_TEXTS = 3;

/**
 * Briefs: what a text needs that answers a prompt, from the pages that answers cite. Methods throw FORBIDDEN for another's
 * account and for one without the Action Center.
 */
export function createBriefsService({ brands, pages, ...deps }: Deps) {
  const { db, actionCenter } = deps;
  const briefs = {
    /** @throws BAD_USER_INPUT naming the argument */
    async prompts(
      viewer: Viewer,
      args: { userId?: string | null | undefined; search?: string | null | undefined; first: number },
    ): Promise<BriefPrompt[]> {
      const { userId } = await actionCenter.readable(viewer, args.userId);
      if (!z.int().min(1).max(MAX_PROMPTS).safeParse(args.first).success) {
        throw badInput('first', `first must be a number from 1 to ${MAX_PROMPTS}.`);
      }
      const search = args.search?.toWellFormed().replaceAll('\0', '').trim() ?? '';
      if (search.length > MAX_SEARCH_LENGTH) {
        throw badInput('search', `search must have at most ${MAX_SEARCH_LENGTH} characters.`);
      }
      return findPrompts(db, userId, { search, limit: args.first });
    },

    /** @throws NOT_FOUND for a prompt that the account does not have */
    async brief(viewer: Viewer, otherId: string | null | undefined, promptId: string): Promise<Brief> {
      const { userId } = await actionCenter.readable(viewer, otherId);
      const wordings = z.guid().safeParse(promptId).success ? await findWordings(db, userId, promptId) : [];
      const [prompt] = wordings;
      if (!prompt) throw notFound('There is no prompt with this id.', 'promptId');
      const companies = await brands.trackedFor(viewer, userId);
      const ownDomain = companies.brand?.domain ?? null;
      const cited = await findCited(
        db,
        userId,
        wordings.map(({ id }) => id),
        ownDomain,
      );
      const names = allCompanies(companies).flatMap(({ name, aliases }) => [name, ...aliases]);
      const terms = promptTerms(prompt.question, names);
      const ofOthers = cited.filter(({ isOwn }) => !isOwn);
      const read = ofOthers.filter(({ isRead }) => isRead);
      const textIds = read.slice(0, MAX_TEXTS).map(({ id }) => id);
      const listed = [...new Set([...textIds, ...ofOthers.slice(0, MAX_PAGES).map(({ id }) => id)])];
      const [rows, plain, ownUnread, instead] = await Promise.all([
        findCitedPages(db, userId, listed, textIds),
        findPlainPages(
          db,
          userId,
          ownDomain,
          cited.map(({ id }) => id),
          terms.map(({ stem }) => stem),
        ),
        ownDomain === null ? 0 : pages.countUnread(userId, ownDomain),
        createNamedInsteadLoader(db, { userId, from: null, to: null, platform: null })(prompt.id),
      ]);
      const others = plain.filter(({ isOwn }) => !isOwn);
      const own = plain.filter(({ isOwn }) => isOwn);
      const byId = new Map(rows.map((row) => [row.id, row]));
      const { structures, ...content } = await buildBrief({
        questions: wordings.map(({ question }) => question),
        promptTerms: terms,
        cited: textIds.flatMap((id) => {
          const { title = '', blocks, spans } = byId.get(id) ?? {};
          return blocks && spans ? [{ id, title, blocks, spans }] : [];
        }),
        others,
        own,
      });
      const { answers, singles, platforms, visible, missed, visibleSquares, missedSquares } = prompt;
      const rateOf = (hits: number, squares: number) =>
        rate(hits, answers, certaintyOfPrompt(hits, answers, { squares, singles, platforms }));
      return {
        prompt,
        wordings,
        visible: rateOf(visible, visibleSquares),
        missed: rateOf(missed, missedSquares),
        instead,
        pages: ofOthers.flatMap((row) => {
          const page = byId.get(row.id);
          return page ? [toPage(page, row, companies, structures)] : [];
        }),
        citedPages: ofOthers.length,
        readPages: read.length,
        usedPages: structures.size,
        neededPages: MIN_TEXTS,
        otherPages: others.length,
        ownPages: own.length,
        ownUnread,
        ...content,
      };
    },
  };
  return { ...briefs, drafts: createDrafts(deps, briefs.brief) };
}

function toPage(
  { blocks: _blocks, spans: _spans, isRead, ...row }: CitedPageRow,
  { answers, missed }: { answers: number; missed: number },
  companies: TrackedCompanies,
  structures: ReadonlyMap<string, BriefPage['structure']>,
): BriefPage {
  const { authoritativeness, citations, quotations, statistics, technicalTerms, fluency, ...page } = row;
  return {
    ...page,
    ...{ answers, missed },
    owner: ownerOf(page.domain, companies),
    scores: isRead ? { authoritativeness, citations, quotations, statistics, technicalTerms, fluency } : null,
    structure: structures.get(page.id) ?? null,
  };
}
