import { z } from 'zod';
import { decodeListCursor, encodeListCursor, type ListOrder, type SortKey } from '../../lib/list-cursor.ts';

/** Where a page ends: gaps are ordered by the sort key, then by missed answers, most first, then by id. */
export interface GapPosition {
  /** Null comes last in either direction. */
  key: SortKey;
  missed: number;
  id: string;
}

const NUMERIC_SORTS: readonly string[] = ['MISSED', 'MISSED_RATE', 'VISIBLE_RATE', 'ANSWERS'];
const FORM = {
  // A URL as the sort key is the longest.
  maxLength: 20_000,
  // A source’s id is made from its URL and so is of no UUID version.
  ties: z.tuple([z.int32().min(0), z.guid()]),
  isText: (sort: string) => !NUMERIC_SORTS.includes(sort),
};

export const encodeCursor = (order: ListOrder, { key, missed, id }: GapPosition): string =>
  encodeListCursor(order, key, [missed, id]);

/** @throws BAD_USER_INPUT unless the cursor was made for this order */
export function decodeCursor(cursor: string, order: ListOrder): GapPosition {
  const { key, ties } = decodeListCursor(cursor, order, FORM);
  const [missed, id] = ties;
  return { key, missed, id };
}
