import type { Db } from '../../db/client.ts';
import { badInput, notFound } from '../../errors.ts';
import { countDays, type DateRange } from '../../lib/days.ts';
import type { Viewer } from '../accounts/model.ts';
import { allCompanies } from '../brands/model.ts';
import type { AccountMetrics } from '../visibility/account-metrics.ts';
import type { MetricsFilter } from '../visibility/metrics-query.ts';
import type { VisibilityService } from '../visibility/service.ts';
import { bucketsOf } from './buckets.ts';
import { buildRows, type Cells, type TablePart } from './build-rows.ts';
import type { MetricsRow } from './model.ts';
import { parseShape, type TableInput, type TableShape } from './request.ts';
import { answerCells, companyCells, impressionCells } from './store.ts';

/** What a table is asked for; the viewer's own account without `userId`. */
export interface TableRequest extends TableInput {
  userId?: string | null | undefined;
  filter?: MetricsFilter | null | undefined;
  /** Only this topic's answers. */
  topicId?: string | null | undefined;
}

export interface MetricsTable {
  /** Some of the account's answers are simulated. */
  simulated: boolean;
  range: DateRange;
  /** By bucket, then topic, platform and company. */
  rows: MetricsRow[];
}

export interface MetricsTableService {
  /** @throws FORBIDDEN; BAD_USER_INPUT naming the field; NOT_FOUND for a topic that the account does not have */
  read(viewer: Viewer, request: TableRequest): Promise<MetricsTable>;
}

/** Counts read at most: one for each day, topic, platform and company. */
const MAX_CELLS = 100_000;

export function createMetricsTableService({
  db,
  visibility,
}: {
  db: Db;
  visibility: VisibilityService;
}): MetricsTableService {
  return {
    async read(viewer, { userId, filter, topicId, ...input }) {
      const shape = parseShape(input);
      const metrics = await visibility.metrics(viewer, userId, filter);
      const { account, range } = metrics;
      const isOpen = (ends: DateRange): ends is DateRange<string> => ends.from !== null && ends.to !== null;
      const { topics, parts } = await partsOf(metrics, shape, topicId, filter?.platform ?? null);
      if (!isOpen(range) || !metrics.brand) return { simulated: account.simulated, range, rows: [] };
      const tracked = allCompanies({ brand: metrics.brand, competitors: metrics.competitors });
      const companies = shape.by.includes('company') ? tracked : [metrics.brand];
      const platforms = filter?.platform ? 1 : (await metrics.platforms()).length;
      if (countDays(range) * topics.length * platforms * tracked.length > MAX_CELLS) throw tooLarge();
      const trackedIds = new Set(tracked.map(({ id }) => id));
      const isTracked = ({ companyId }: { companyId: string }) => trackedIds.has(companyId);
      const rollups = { userId: account.userId, ...range, platform: filter?.platform ?? null };
      const ids = topics.map(({ id }) => id);
      const [answers, named, impressions] = await Promise.all([
        answerCells(db, rollups, ids),
        companyCells(db, rollups, ids),
        impressionCells(db, rollups, ids, shape.by.includes('platform')),
      ]);
      const buckets = bucketsOf(range, shape.bucket);
      const rows = parts.flatMap((part) =>
        buildRows(
          part,
          cellsOf(part, { answers, companies: named.filter(isTracked), impressions }),
          companies,
          buckets,
          shape,
          range,
        ),
      );
      // Stable: within a bucket the order of topics, platforms and companies stays.
      return {
        simulated: account.simulated,
        range,
        rows: rows.sort((a, b) => (a.from < b.from ? -1 : Number(a.from > b.from))),
      };
    },
  };
}

/** The topics to read and the parts of their answers that rows speak of. */
async function partsOf(
  metrics: AccountMetrics,
  { by }: TableShape,
  topicId: string | null | undefined,
  platform: string | null,
) {
  const { aggregate, topics: all } = metrics.topics;
  const chosen = topicId ? all.find(({ id }) => id === topicId) : undefined;
  if (topicId && !chosen) throw notFound('There is no topic with this id.', 'topicId');
  const isSplit = by.includes('topic');
  const topics = chosen ? [chosen] : isSplit ? all : [aggregate];
  const platforms = by.includes('platform')
    ? (await metrics.platforms()).map(({ key }) => key).filter((key) => platform === null || key === platform)
    : [null];
  const parts = topics.flatMap((topic) =>
    platforms.map((key): TablePart => ({ topic: isSplit ? topic : null, platform: key })),
  );
  return { topics, parts };
}

function cellsOf({ topic, platform }: TablePart, cells: Cells): Cells {
  const isOwn = (cell: { topicId: string; platform: string }) =>
    (topic === null || cell.topicId === topic.id) && (platform === null || cell.platform === platform);
  return {
    answers: cells.answers.filter(isOwn),
    companies: cells.companies.filter(isOwn),
    impressions: cells.impressions.filter(isOwn),
  };
}

const tooLarge = () =>
  badInput(
    'filter',
    `filter asks for more than ${MAX_CELLS.toLocaleString('en')} counts of days, topics, platforms and companies: choose fewer days, one topic or one platform.`,
  );
