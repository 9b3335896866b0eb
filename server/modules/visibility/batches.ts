import DataLoader from 'dataloader';
import type { SQL } from 'drizzle-orm';
import type { Read } from './reads.ts';
import type { TopicWindow } from './window-store.ts';

/** Rows by topic; topics asked for in one turn are one query. */
export function byTopic<Row extends { topicId: string }>(
  read: Read,
  query: (topicIds: readonly string[]) => SQL,
): (topicId: string) => Promise<Row[]> {
  const loader = new DataLoader<string, Row[]>(async (topicIds) => {
    const found = Map.groupBy(await read<Row>(query(topicIds)), (row) => row.topicId);
    return topicIds.map((id) => found.get(id) ?? []);
  });
  return (topicId) => loader.load(topicId);
}

/** Rows by topic and window; those asked for in one turn are one query. */
export function byWindow<Row>(
  read: Read,
  query: (windows: readonly TopicWindow[]) => SQL,
): (window: TopicWindow) => Promise<Row[]> {
  const loader = new DataLoader<TopicWindow, Row[], string>(
    async (windows) => {
      const found = Map.groupBy(await read<Row & TopicWindow>(query(windows)), keyOf);
      return windows.map((window) => found.get(keyOf(window)) ?? []);
    },
    { cacheKeyFn: keyOf },
  );
  return (window) => loader.load(window);
}

const keyOf = ({ topicId, from }: TopicWindow) => `${topicId} ${from}`;
