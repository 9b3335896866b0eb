import { z } from 'zod';
import type { Db } from '../../db/client.ts';
import { badInput, notFound } from '../../errors.ts';
import { fitReply, jsonBytes } from '../../lib/reply-size.ts';
import { certaintyOfPrompt } from '../../statistics/clusters.ts';
import { rate } from '../../statistics/rates.ts';
import type { Viewer } from '../accounts/model.ts';
import type { Company } from '../brands/model.ts';
import type { MetricsFilter } from '../visibility/metrics-query.ts';
import type { VisibilityService } from '../visibility/service.ts';
import { decodeCursor, encodeCursor, type GapKind, type GapPosition } from './cursor.ts';
import type { GapPageQuery, GapRows, GapSearch } from './gaps-query.ts';
import type {
  GapPage,
  GapScope,
  PromptGap,
  PromptGapSort,
  PromptGapText,
  SortDirection,
  SourceGap,
  SourceGapSort,
  SourceGapText,
} from './model.ts';
import { createNamedInsteadLoader, findPromptsNaming, MAX_NAMED_INSTEAD } from './named-instead.ts';
import { findSourceGaps } from './source-gaps.ts';
import { findPromptGaps, findPromptIds, type PromptGapsQuery } from './store.ts';

/** Which page of which gaps. */
export interface GapArguments<TSort extends string, TColumn extends string> {
  userId?: string | null | undefined;
  filter?: MetricsFilter | null | undefined;
  topicId?: string | null | undefined;
  /** Only those where no answer names the brand. */
  neverVisible: boolean;
  sort: TSort;
  direction: SortDirection;
  search?: string | null | undefined;
  searchIn: readonly TColumn[];
  first: number;
  after?: string | null | undefined;
}

/** Where competitors are named and the brand is not; every call checks that the viewer may see the account. */
export interface GapsService {
  /** @throws FORBIDDEN; BAD_USER_INPUT naming the field; NOT_FOUND for a topic that the account does not have */
  listPrompts(viewer: Viewer, args: GapArguments<PromptGapSort, PromptGapText>): Promise<GapPage<PromptGap>>;
  /** @throws FORBIDDEN; BAD_USER_INPUT naming the field; NOT_FOUND for a topic that the account does not have */
  listSources(viewer: Viewer, args: GapArguments<SourceGapSort, SourceGapText>): Promise<GapPage<SourceGap>>;
}

interface Deps {
  db: Db;
  visibility: VisibilityService;
}

/** The answers that cite a page belong to few prompts, so the page's shares have no interval. */
const OF_A_SOURCE = { basis: 'MIXED_PROMPTS', spread: null } as const;

const MAX_PAGE_LENGTH = 1000;
const MAX_SEARCH_LENGTH = 200;

/** A row as JSON without its texts: keys, ids, numbers and the names of types. */
const ROW_BYTES = 900;

export function createGapsService({ db, visibility }: Deps): GapsService {
  async function open<TSort extends string, TColumn extends string>(
    viewer: Viewer,
    kind: GapKind,
    args: GapArguments<TSort, TColumn>,
  ) {
    const { userId, filter, topicId } = args;
    const metrics = await visibility.metrics(viewer, userId, filter);
    const page = parsePage(kind, args);
    const topic = topicId ? metrics.topics.topics.find(({ id }) => id === topicId) : null;
    if (topic === undefined) throw notFound('There is no topic with this id.', 'topicId');
    const query = {
      userId: metrics.account.userId,
      ...metrics.queryRange,
      platform: filter?.platform ?? null,
      neverVisible: args.neverVisible,
    };
    return { metrics, scope: { metrics, topic }, query, page };
  }

  /** Prompts whose missed answers name a competitor that is searched for. */
  async function findSearchedPrompts(
    query: PromptGapsQuery,
    competitors: readonly Company[],
    search: GapSearch<PromptGapText> | null,
  ): Promise<string[]> {
    if (!search?.columns.includes('NAMED_INSTEAD')) return [];
    const text = search.text.toLowerCase();
    const matching = competitors.filter(({ name }) => name.toLowerCase().includes(text));
    if (matching.length === 0) return [];
    return findPromptsNaming(
      db,
      query,
      await findPromptIds(db, query),
      matching.map(({ id }) => id),
    );
  }

  return {
    async listPrompts(viewer, args) {
      const { metrics, scope, query, page } = await open(viewer, 'PROMPT', args);
      const { competitors } = metrics;
      const promptsQuery = { ...query, topicId: scope.topic?.id ?? null };
      const namingIds = await findSearchedPrompts(promptsQuery, competitors, page.search);
      const gaps = await findPromptGaps(db, promptsQuery, page, namingIds);
      const names = MAX_NAMED_INSTEAD * Math.max(0, ...competitors.map(({ name }) => jsonBytes(name)));
      const loadInstead = createNamedInsteadLoader(db, query);
      return toPage(args, scope, gaps, {
        bytes: ({ question, topic }) => names + textBytes(question, topic.name, topic.slug),
        toGap: ({
          answers,
          visible,
          missed,
          visibleSquares,
          missedSquares,
          singles,
          platforms,
          ...prompt
        }) => ({
          id: prompt.id,
          question: prompt.question,
          branded: prompt.branded,
          topic: prompt.topic,
          lastMissed: prompt.lastMissed,
          loadInstead,
          visible: rate(
            visible,
            answers,
            certaintyOfPrompt(visible, answers, { squares: visibleSquares, singles, platforms }),
          ),
          missed: rate(
            missed,
            answers,
            certaintyOfPrompt(missed, answers, { squares: missedSquares, singles, platforms }),
          ),
        }),
      });
    },

    async listSources(viewer, args) {
      const { metrics, scope, query, page } = await open(viewer, 'SOURCE', args);
      const topicId = scope.topic?.id ?? null;
      const brandDomain = metrics.brand?.domain ?? null;
      const competitorDomains = metrics.competitors.flatMap(({ domain }) => domain ?? []);
      const gaps = await findSourceGaps(db, { ...query, topicId, competitorDomains }, page);
      return toPage(args, scope, gaps, {
        bytes: ({ url, domain, title }) => textBytes(url, domain, title),
        toGap: ({ answers, visible, missed, url, domain, title, lastMissed }) => ({
          ...{ url, domain, title, lastMissed },
          own: brandDomain !== null && domain === brandDomain,
          visible: rate(visible, answers, OF_A_SOURCE),
          missed: rate(missed, answers, OF_A_SOURCE),
        }),
      });
    },
  };
}

const textBytes = (...texts: string[]) => texts.reduce((sum, text) => sum + jsonBytes(text), 0);

function parsePage<TSort extends string, TColumn extends string>(
  kind: GapKind,
  args: GapArguments<TSort, TColumn>,
): GapPageQuery<TSort, TColumn> {
  const { sort, direction, search, searchIn, first, after } = args;
  if (!z.int().min(1).max(MAX_PAGE_LENGTH).safeParse(first).success) {
    throw badInput('first', `first must be a number from 1 to ${MAX_PAGE_LENGTH}.`);
  }
  if (search && search.length > MAX_SEARCH_LENGTH) {
    throw badInput('search', `search must have at most ${MAX_SEARCH_LENGTH} characters.`);
  }
  if (searchIn.length === 0) throw badInput('searchIn', 'searchIn must name at least one column.');
  const text = search?.toWellFormed().replaceAll('\0', '').trim();
  return {
    ...{ sort, direction },
    search: text ? { text, columns: [...new Set(searchIn)] } : null,
    after: after ? decodeCursor(after, kind, { sort, direction }) : null,
    // One row more shows whether there is a further page.
    limit: first + 1,
  };
}

/** As many of the rows as were asked for and fit into a reply. */
function toPage<TRow extends GapPosition, TGap>(
  { first, sort, direction }: GapArguments<string, string>,
  scope: GapScope,
  { rows, total, totalUnsearched }: GapRows<TRow>,
  { bytes, toGap }: { bytes: (row: TRow) => number; toGap: (row: TRow) => TGap },
): GapPage<TGap> {
  const shown = fitReply(rows.slice(0, first), (row) => ROW_BYTES + bytes(row));
  const last = rows.length > shown.length ? shown.at(-1) : undefined;
  return {
    nodes: shown.map(toGap),
    next: last ? encodeCursor({ sort, direction }, last) : null,
    ...{ total, totalUnsearched, scope },
  };
}
