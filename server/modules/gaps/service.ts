import { z } from 'zod';
import type { Db } from '../../db/client.ts';
import { badInput, notFound } from '../../errors.ts';
import { fitting, jsonBytes } from '../../lib/reply-size.ts';
import { rate } from '../../statistics/rates.ts';
import type { Viewer } from '../accounts/model.ts';
import type { MetricsFilter } from '../visibility/model.ts';
import type { VisibilityService } from '../visibility/service.ts';
import { fromCursor, type GapPosition, toCursor } from './cursor.ts';
import { createInsteadLoader, MOST_INSTEAD } from './instead-loader.ts';
import type { GapPage, GapScope, PromptGap, SourceGap } from './model.ts';
import { promptGaps, sourceGaps, type Wanted, type Within } from './store.ts';

/** What page of which gaps. */
export interface GapsWanted {
  userId?: string | null | undefined;
  filter?: MetricsFilter | null | undefined;
  topicId?: string | null | undefined;
  /** Only those where no answer names the brand. */
  neverVisible: boolean;
  first: number;
  after?: string | null | undefined;
}

/** Where competitors are named and the brand is not; every call checks that the viewer may see the account. */
export interface GapsService {
  /** @throws FORBIDDEN; BAD_USER_INPUT naming the field; NOT_FOUND for a topic that the account has not */
  prompts(viewer: Viewer, wanted: GapsWanted): Promise<GapPage<PromptGap>>;
  /** @throws FORBIDDEN; BAD_USER_INPUT naming the field; NOT_FOUND for a topic that the account has not */
  sources(viewer: Viewer, wanted: GapsWanted): Promise<GapPage<SourceGap>>;
}

interface Deps {
  db: Db;
  visibility: VisibilityService;
}

/** Most rows of one page. */
const MOST_PER_PAGE = 1000;

/** A row as JSON without its texts: keys, ids, numbers and the names of types. */
const ROW_BYTES = 900;

const pageLength = z.int().min(1).max(MOST_PER_PAGE);

export function createGapsService({ db, visibility }: Deps): GapsService {
  async function read(viewer: Viewer, { userId, filter, topicId, neverVisible, first, after }: GapsWanted) {
    if (!pageLength.safeParse(first).success) {
      throw badInput('first', `first must be a number from 1 to ${MOST_PER_PAGE}.`);
    }
    const position = after ? fromCursor(after) : null;
    const metrics = await visibility.metrics(viewer, userId, filter);
    const topic = topicId ? metrics.topics.topics.find(({ id }) => id === topicId) : null;
    if (topic === undefined) throw notFound('There is no topic with this id.', 'topicId');
    const platform = filter?.platform ?? null;
    const within: Within = { userId: metrics.account.userId, ...metrics.range, platform };
    // One row more tells whether there is a further page.
    const wanted: Wanted = { neverVisible, after: position, limit: first + 1 };
    return { metrics, scope: { metrics, topic }, within, wanted };
  }

  return {
    async prompts(viewer, asked) {
      const { metrics, scope, within, wanted } = await read(viewer, asked);
      const found = await promptGaps(db, within, scope.topic?.id ?? null, wanted);
      const names = MOST_INSTEAD * Math.max(0, ...metrics.competitors.map(({ name }) => jsonBytes(name)));
      const loader = createInsteadLoader(db, within);
      return page(asked.first, scope, found, {
        bytes: ({ question, topic }) =>
          names + [question, topic.name, topic.slug].reduce((sum, text) => sum + jsonBytes(text), 0),
        toGap: ({ answers, visible, missed, total, ...prompt }) => ({
          ...prompt,
          visible: rate(visible, answers),
          missed: rate(missed, answers),
          loader,
        }),
      });
    },

    async sources(viewer, asked) {
      const { metrics, scope, within, wanted } = await read(viewer, asked);
      const topic = scope.topic ?? metrics.topics.aggregate;
      const domain = metrics.brand?.domain ?? null;
      return page(asked.first, scope, await sourceGaps(db, within, topic.id, wanted), {
        bytes: ({ url, domain: site, title }) =>
          [url, site, title].reduce((sum, text) => sum + jsonBytes(text), 0),
        toGap: ({ answers, visible, missed, total, id, ...source }) => ({
          ...source,
          own: domain !== null && source.domain === domain,
          visible: rate(visible, answers),
          missed: rate(missed, answers),
        }),
      });
    },
  };
}

/** As many of the rows found as were asked for and fit into a reply. */
function page<Row extends GapPosition & { total: number }, Gap>(
  first: number,
  scope: GapScope,
  found: readonly Row[],
  { bytes, toGap }: { bytes: (row: Row) => number; toGap: (row: Row) => Gap },
): GapPage<Gap> {
  const shown = fitting(found.slice(0, first), (row) => ROW_BYTES + bytes(row));
  const last = found.length > shown.length ? shown.at(-1) : undefined;
  return {
    nodes: shown.map(toGap),
    next: last ? toCursor(last) : null,
    total: found[0]?.total ?? 0,
    scope,
  };
}
