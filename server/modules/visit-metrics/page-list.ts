import type { Db } from '../../db/client.ts';
import { findClosed } from './closed-pages.ts';
import { decodeCursor, encodeCursor } from './cursor.ts';
import type { VisitQuery } from './filter.ts';
import type { ListedPage, ListedPages, PageRow, VisitPageList } from './model.ts';
import { findCitedPages, findRobots, listPages } from './page-list-store.ts';

/** Of the pages that most answers cite, so many are looked up in robots.txt. */
const MAX_CLOSED = 200;

interface PageListInput {
  list: VisitPageList;
  agent: string | null;
  first: number;
  after?: string | null | undefined;
  domains: readonly string[];
}

/** One part of a list of pages. */
export async function readPageList(
  db: Db,
  query: VisitQuery,
  { list, agent, first, after, domains }: PageListInput,
): Promise<ListedPages> {
  const { userId } = query;
  const position = after ? decodeCursor(after, list) : null;
  const robots = await findRobots(db, userId);
  const cited = list === 'REFUSED' && robots ? await findCitedPages(db, userId, domains, MAX_CLOSED) : [];
  const closedCited = await findClosed(
    robots,
    cited.map(({ url }) => url),
  );
  const { rows, total } = await listPages(db, {
    ...{ ...query, list, agent, domains, after: position },
    closedIds: cited.filter(({ url }) => isClosed(closedCited.get(url), agent)).map(({ id }) => id),
    // One row more shows whether there is a further part.
    limit: first + 1,
  });
  const shown = rows.slice(0, first);
  const last = rows.length > first ? shown.at(-1) : undefined;
  const closed = await findClosed(
    robots,
    shown.map(({ url }) => url),
  );
  return {
    nodes: shown.map((row) => toListed(row, closed.get(row.url) ?? [])),
    next: last ? encodeCursor(list, last) : null,
    total,
  };
}

const isClosed = (closedFor: readonly string[] | undefined, agent: string | null) =>
  closedFor !== undefined && (agent === null || closedFor.includes(agent));

function toListed({ id, url, answers, isRead, key: _, ...visits }: PageRow, closedFor: string[]): ListedPage {
  return { ...visits, id, page: { id, url, answers, isRead }, closedFor };
}
