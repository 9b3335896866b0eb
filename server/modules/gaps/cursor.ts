import { z } from 'zod';
import { decodeListCursor, encodeListCursor, type ListOrder, type SortKey } from '../../lib/list-cursor.ts';

/** Where a page ends: gaps are ordered by the sort key, then by missed answers, most first, then by id. */
export interface GapPosition {
  /** Null comes last in either direction. */
  key: SortKey;
  missed: number;
  /** A prompt’s id; a source’s number, as many sources are counted by their numbers alone. */
  id: string | number;
}

/** What the gaps of a list are. */
export type GapKind = 'PROMPT' | 'SOURCE';

const NUMERIC_SORTS: readonly string[] = ['MISSED', 'MISSED_RATE', 'VISIBLE_RATE', 'ANSWERS'];
const IDS: Record<GapKind, z.ZodType<string | number>> = { PROMPT: z.guid(), SOURCE: z.int32().min(1) };

const formOf = (kind: GapKind) => ({
  // A URL as the sort key is the longest.
  maxLength: 20_000,
  ties: z.tuple([z.int32().min(0), IDS[kind]]),
  isText: (sort: string) => !NUMERIC_SORTS.includes(sort),
});
const FORMS = { PROMPT: formOf('PROMPT'), SOURCE: formOf('SOURCE') };

export const encodeCursor = (order: ListOrder, { key, missed, id }: GapPosition): string =>
  encodeListCursor(order, key, [missed, id]);

/** @throws BAD_USER_INPUT unless the cursor was made for this kind of gaps and this order */
export function decodeCursor(cursor: string, kind: GapKind, order: ListOrder): GapPosition {
  const { key, ties } = decodeListCursor(cursor, order, FORMS[kind]);
  const [missed, id] = ties;
  return { key, missed, id };
}
