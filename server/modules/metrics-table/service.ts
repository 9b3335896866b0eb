import type { Db } from '../../db/client.ts';
import { notFound } from '../../errors.ts';
import { compareDays, countDays, type DateRange } from '../../lib/days.ts';
import { sum } from '../../statistics/arithmetic.ts';
import type { Viewer } from '../accounts/model.ts';
import { allCompanies, type Company } from '../brands/model.ts';
import type { PersonasService } from '../personas/service.ts';
import type { Topic } from '../topics/model.ts';
import type { AccountMetrics } from '../visibility/account-metrics.ts';
import type { MetricsFilter } from '../visibility/metrics-query.ts';
import type { VisibilityService } from '../visibility/service.ts';
import { buildRows, type Cells, type TablePart } from './build-rows.ts';
import { MAX_CELLS, tooLarge } from './limits.ts';
import type { Bucket, MetricsRow } from './model.ts';
import { readSlices } from './read-slices.ts';
import { parseShape, type TableInput, type TableShape } from './request.ts';

/** What a table is asked for; the viewer's own account without `userId`. */
export interface TableRequest extends TableInput {
  userId?: string | null | undefined;
  filter?: MetricsFilter | null | undefined;
  /** Only this topic's answers. */
  topicId?: string | null | undefined;
  /** Only these companies' rows, of those by company; all without. */
  companyIds?: readonly string[] | undefined;
}

export interface MetricsTable {
  /** Some of the account's answers are simulated. */
  simulated: boolean;
  range: DateRange;
  /** By bucket, then topic, platform, persona, locale, model and company. */
  rows: MetricsRow[];
}

export interface MetricsTableService {
  /** @throws FORBIDDEN; BAD_USER_INPUT naming the field; NOT_FOUND for a topic that the account does not have */
  read(viewer: Viewer, request: TableRequest): Promise<MetricsTable>;
  /** The rows of each of several buckets from one reading. @throws the same */
  readEach(viewer: Viewer, request: TableRequest, buckets: readonly Bucket[]): Promise<MetricsTable[]>;
}

export function createMetricsTableService({
  db,
  visibility,
  personas,
}: {
  db: Db;
  visibility: VisibilityService;
  personas: PersonasService;
}): MetricsTableService {
  const readEach: MetricsTableService['readEach'] = async (
    viewer,
    { userId, filter, topicId, companyIds, ...input },
    buckets,
  ) => {
    const shape = parseShape(input);
    const metrics = await visibility.metrics(viewer, userId, filter);
    const { range, brand } = metrics;
    const { simulated, userId: accountId } = metrics.account;
    const isOpen = (ends: DateRange): ends is DateRange<string> => ends.from !== null && ends.to !== null;
    const topics = topicsOf(metrics, shape, topicId);
    if (!isOpen(range) || !brand) return buckets.map(() => ({ simulated, range, rows: [] }));
    const tracked = allCompanies(metrics);
    const isWanted = ({ id }: Company) => companyIds === undefined || companyIds.includes(id);
    const companies = shape.by.includes('company') ? tracked.filter(isWanted) : [brand];
    const platforms = filter?.platform
      ? [filter.platform]
      : (await metrics.platforms()).map(({ key }) => key);
    // Companies without rows are read as one.
    const counted = Math.min(tracked.length, companies.length + 1);
    if (countDays(range) * topics.length * platforms.length * counted > MAX_CELLS) throw tooLarge();
    const query = {
      ...{ userId: accountId, ...range, platform: filter?.platform ?? null, topics },
      ...{ byModel: shape.by.includes('model'), tracked: idsOf(tracked), shown: idsOf(companies) },
    };
    const asked = needsPersonas(shape) ? await personas.list(viewer, userId) : [];
    const slices = await readSlices(db, query, shape.by, asked);
    if (sum(slices, ({ cells }) => cells.answers.length) * counted > MAX_CELLS) throw tooLarge();
    const parts = partsOf(topics, shape, platforms, slices);
    return buckets.map((bucket) => {
      const rows = parts.flatMap((part) =>
        slices.flatMap(({ slice, cells }) =>
          buildRows({ ...part, slice }, cellsOf(part, cells), companies, range, bucket),
        ),
      );
      // Stable: within a bucket the order of topics, platforms, slices and companies stays.
      return { simulated, range, rows: rows.sort((a, b) => compareDays(a.from, b.from)) };
    });
  };
  return {
    readEach,
    async read(viewer, request) {
      const { bucket } = parseShape(request);
      const [table] = await readEach(viewer, request, [bucket]);
      if (!table) throw new Error('One bucket gives one table.');
      return table;
    },
  };
}

/** The topics to read: the one asked for, each, or the aggregate topic for all together. @throws NOT_FOUND */
function topicsOf(
  { topics: { aggregate, topics: all } }: AccountMetrics,
  { by }: TableShape,
  topicId: string | null | undefined,
): Topic[] {
  const chosen = topicId ? all.find(({ id }) => id === topicId) : undefined;
  if (topicId && !chosen) throw notFound('There is no topic with this id.', 'topicId');
  return chosen ? [chosen] : by.includes('topic') ? all : [aggregate];
}

/** The topics and platforms that rows speak of. A platform may have answered personas alone. */
function partsOf(
  topics: readonly Topic[],
  { by }: TableShape,
  measured: readonly string[],
  slices: readonly { cells: Cells }[],
): Pick<TablePart, 'topic' | 'platform'>[] {
  const found = slices.flatMap(({ cells }) => cells.answers.map(({ platform }) => platform));
  const platforms = by.includes('platform') ? [...new Set([...measured, ...found])] : [null];
  return topics.flatMap((topic) =>
    platforms.map((platform) => ({ topic: by.includes('topic') ? topic : null, platform })),
  );
}

const idsOf = (companies: readonly Company[]) => companies.map(({ id }) => id);

const needsPersonas = ({ by }: TableShape) => by.includes('persona') || by.includes('locale');

function cellsOf({ topic, platform }: Pick<TablePart, 'topic' | 'platform'>, cells: Cells): Cells {
  const isOwn = (cell: { topicId: string; platform: string }) =>
    (topic === null || cell.topicId === topic.id) && (platform === null || cell.platform === platform);
  return {
    answers: cells.answers.filter(isOwn),
    companies: cells.companies.filter(isOwn),
    impressions: cells.impressions.filter(isOwn),
  };
}
