/** Adds up counts of answers. Pure. */

import type { AskedAnswerCell } from './asked-store.ts';
import type { ImpressionCell } from './store.ts';

/** What a cell is about. */
export interface CellKey {
  topicId: string;
  platform: string;
  day: string;
}
export const cellKey = ({ topicId, platform, day }: CellKey) => `${topicId} ${platform} ${day}`;

export const ANSWER_COUNTS = ['answers', 'unbrandedAnswers', 'failed', 'missed', 'ownCited'] as const;
export const COMPANY_COUNTS = [
  'mentions',
  'unbrandedMentions',
  'positionSum',
  'analyzed',
  'sentimentSum',
] as const;

/** Adds up the counts of cells of the same topic, platform and day. */
export function addUp<Count extends string, Cell extends Record<Count, number>>(
  cells: readonly Cell[],
  counts: readonly Count[],
  keyOf: (cell: Cell) => string,
): Cell[] {
  const sums = new Map<string, Cell>();
  for (const cell of cells) {
    const key = keyOf(cell);
    const before = sums.get(key);
    const added = before && Object.fromEntries(counts.map((count) => [count, before[count] + cell[count]]));
    sums.set(key, added ? { ...before, ...added } : cell);
  }
  return [...sums.values()];
}

/** Counts prompts visible on a day, once each, of each platform or of all together. */
export function countImpressions(cells: readonly AskedAnswerCell[], isByPlatform: boolean): ImpressionCell[] {
  const days = Map.groupBy(cells, ({ topicId, platform, day }) =>
    cellKey({ topicId, platform: isByPlatform ? platform : '*', day }),
  );
  return [...days.values()].flatMap((together) => {
    const [first] = together;
    const impressions = new Set(together.flatMap(({ visiblePrompts }) => visiblePrompts)).size;
    if (!first || impressions === 0) return [];
    return [
      { topicId: first.topicId, platform: isByPlatform ? first.platform : '*', day: first.day, impressions },
    ];
  });
}
