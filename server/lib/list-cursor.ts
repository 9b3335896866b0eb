import { z } from 'zod';
import { badInput } from '../errors.ts';

/** A cursor belongs to one order. */
export interface ListOrder {
  sort: string;
  direction: 'ASC' | 'DESC';
}

/** Where a part of a list ends: the sort key of the last row, null where it has none, and what breaks ties. */
export type SortKey = number | string | null;

const parts = z.tuple(
  [z.string(), z.string(), z.union([z.number(), z.string().regex(/^[^\0]*$/), z.null()])],
  z.unknown(),
);

/** Opaque to clients. */
export const encodeListCursor = (
  { sort, direction }: ListOrder,
  key: SortKey,
  ties: readonly unknown[],
): string => Buffer.from(JSON.stringify([sort, direction, key, ...ties])).toString('base64url');

interface CursorForm<Ties> {
  /** Characters of a cursor at most. */
  maxLength: number;
  ties: z.ZodType<Ties>;
  /** Whether the keys of an order are texts or numbers. */
  isText: (sort: string) => boolean;
}

/** @throws BAD_USER_INPUT unless the cursor was made for this order */
export function decodeListCursor<Ties>(
  cursor: string,
  order: ListOrder,
  { maxLength, ties, isText }: CursorForm<Ties>,
): { key: SortKey; ties: Ties } {
  const parsed = parts.safeParse(cursor.length <= maxLength ? parseJson(cursor) : null);
  const [sort, direction, key, ...rest] = parsed.data ?? ['', '', null];
  const position = ties.safeParse(rest);
  if (!parsed.success || !position.success) {
    throw badInput('after', 'after must be `next` of the previous page.');
  }
  const isOfType = key === null || (typeof key === 'string') === isText(sort);
  if (sort !== order.sort || direction !== order.direction || !isOfType) {
    throw badInput('after', 'after must be `next` of a page with the same sort and direction.');
  }
  return { key, ties: position.data };
}

function parseJson(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    return null;
  }
}
