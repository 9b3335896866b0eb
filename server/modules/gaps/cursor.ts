import { z } from 'zod';
import { badInput } from '../../errors.ts';
import type { SortDirection } from './model.ts';

/** Where a page ends: gaps are ordered by the sort key, then by missed answers, most first, then by id. */
export interface GapPosition {
  /** Null comes last in either direction. */
  key: number | string | null;
  missed: number;
  id: string;
}

/** A cursor belongs to one order. */
interface GapOrder {
  sort: string;
  direction: SortDirection;
}

/** A URL as the sort key is the longest. */
const MAX_CURSOR_LENGTH = 20_000;

// A source’s id is made from its URL and so is of no UUID version.
const cursorParts = z.tuple([
  z.string(),
  z.enum(['ASC', 'DESC']),
  z.union([z.number(), z.string().regex(/^[^\0]*$/), z.null()]),
  z.int32().min(0),
  z.guid(),
]);

const NUMERIC_SORTS: readonly string[] = ['MISSED', 'MISSED_RATE', 'VISIBLE_RATE', 'ANSWERS'];

/** Opaque to clients. */
export const encodeCursor = ({ sort, direction }: GapOrder, { key, missed, id }: GapPosition) =>
  Buffer.from(JSON.stringify([sort, direction, key, missed, id])).toString('base64url');

/** @throws BAD_USER_INPUT unless the cursor was made for this order */
export function decodeCursor(cursor: string, order: GapOrder): GapPosition {
  const parsed = cursorParts.safeParse(cursor.length <= MAX_CURSOR_LENGTH ? parseJson(cursor) : null);
  if (!parsed.success) throw badInput('after', 'after must be `next` of the previous page.');
  const [sort, direction, key, missed, id] = parsed.data;
  const isOfType = key === null || (typeof key === 'number') === NUMERIC_SORTS.includes(sort);
  if (sort !== order.sort || direction !== order.direction || !isOfType) {
    throw badInput('after', 'after must be `next` of a page with the same sort and direction.');
  }
  return { key, missed, id };
}

function parseJson(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    return null;
  }
}
