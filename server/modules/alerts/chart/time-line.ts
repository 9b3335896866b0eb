/** What an alert measured, day by day. */

import { AppError } from '../../../errors.ts';
import { addDays, countDays, type DateRange } from '../../../lib/days.ts';
import type { Viewer } from '../../accounts/model.ts';
import type { AlertsDeps } from '../deps.ts';
import type { AlertEvidence, AlertItem } from '../page/model.ts';

export interface AlertPoint {
  /** YYYY-MM-DD. */
  date: string;
  value: number | null;
  /** Ends of the 95 % interval; null without. */
  low: number | null;
  high: number | null;
  answers: number;
}

/** The days compared and as many before them; 0–100. */
export interface AlertTimeLine {
  unit: 'PERCENT' | 'SCORE';
  range: DateRange<string>;
  /** What moved and, where two are compared, the other. */
  lines: { name: string; points: AlertPoint[] }[];
}

type Deps = Pick<AlertsDeps, 'visibility' | 'metricsTable' | 'promptPage'>;
interface Query {
  filter: DateRange<string> & { platform: string | null };
  topicId: string | null;
}

/** @returns null where the alert compares no days, or many prompts, or what it measured is no longer there */
export async function readTimeLine(
  deps: Deps,
  viewer: Viewer,
  { before, after, items, topicId, platform }: AlertEvidence,
): Promise<AlertTimeLine | null> {
  const [item, other] = items;
  const isOfMany = items.length > 1 && item?.unit !== 'ANSWERS';
  if (!item || !before || !after || isOfMany) return null;
  const range = { from: addDays(before.from, -countDays(before)), to: after.to };
  const query = { filter: { ...range, platform: platform?.key ?? null }, topicId };
  try {
    const lines = await readLines(deps, viewer, query, item, other);
    const isEmpty = lines.every(({ points }) => points.length === 0);
    return isEmpty ? null : { unit: item.unit === 'SCORE' ? 'SCORE' : 'PERCENT', range, lines };
  } catch (error) {
    // Its topic, competitor or prompt is gone, or the account is too large for a table by day.
    if (error instanceof AppError) return null;
    throw error;
  }
}

async function readLines(
  deps: Deps,
  viewer: Viewer,
  query: Query,
  item: AlertItem,
  other: AlertItem | undefined,
): Promise<AlertTimeLine['lines']> {
  if (item.kind === 'PROMPT') {
    const { history } = await deps.promptPage.read(viewer, { id: item.id, filter: query.filter });
    const points = history.map(({ from, visibility }) => ({ date: from, ...visibility }));
    return [{ name: item.name, points: points.map(toPoint) }];
  }
  const metrics = await deps.visibility.metrics(viewer, null, query.filter);
  if (item.unit === 'ANSWERS' || (item.kind === 'COMPANY' && item.id !== metrics.brand?.id)) {
    return companyLines(deps, viewer, query, other ? [item, other] : [item]);
  }
  const topic = metrics.topics.topics.find(({ id }) => id === query.topicId);
  if (query.topicId !== null && !topic) return [];
  const figures = topic ? metrics.of(topic) : metrics.overview;
  const days =
    item.unit === 'SCORE'
      ? (await figures.sentimentHistory()).map(({ date, mean }) => ({ date, ...mean }))
      : (await figures.impressionHistory()).map(({ date, mentionRate }) => ({ date, ...mentionRate }));
  return [{ name: item.name, points: days.map(toPoint) }];
}

/** The rate of one company; of two, the share of all answers that name each, which their order compares. */
async function companyLines(
  { metricsTable }: Deps,
  viewer: Viewer,
  { filter, topicId }: Query,
  items: readonly AlertItem[],
): Promise<AlertTimeLine['lines']> {
  const shape = { bucket: 'day', by: ['company'] } as const;
  const { rows } = await metricsTable.read(viewer, { filter, topicId, ...shape, by: [...shape.by] });
  return items.map(({ id, name }) => ({
    name,
    points: rows
      .filter(({ company, answers }) => company.id === id && answers > 0)
      .map(({ from, mentionRate, mentions, answers }) =>
        items.length === 1
          ? toPoint({ date: from, ...mentionRate })
          : { date: from, value: (mentions / answers) * 100, low: null, high: null, answers },
      ),
  }));
}

const toPoint = ({ date, value, low, high, answers }: AlertPoint): AlertPoint => ({
  ...{ date, value, low, high, answers },
});
