import { z } from 'zod';
import { badInput } from '../../errors.ts';
import type { PageListPart, PageSort } from './list-store.ts';

type Position = NonNullable<PageListPart['after']>;
interface Order {
  sort: PageSort;
  direction: 'ASC' | 'DESC';
}

/** A title as the sort key is the longest. */
const MAX_LENGTH = 8_000;

// A page's id is made from its URL and so is of no UUID version.
const parts = z.tuple([
  z.string(),
  z.string(),
  z.union([z.number(), z.string().regex(/^[^\0]*$/), z.null()]),
  z.guid(),
]);

const TEXT_SORTS: readonly string[] = ['READ_AT', 'TITLE'];

/** Opaque to clients. */
export const encodeCursor = ({ sort, direction }: Order, { key, id }: Position): string =>
  Buffer.from(JSON.stringify([sort, direction, key, id])).toString('base64url');

/** @throws BAD_USER_INPUT unless the cursor was made for this order */
export function decodeCursor(cursor: string, order: Order): Position {
  const parsed = parts.safeParse(cursor.length <= MAX_LENGTH ? parseJson(cursor) : null);
  if (!parsed.success) throw badInput('after', 'after must be `next` of the previous page.');
  const [sort, direction, key, id] = parsed.data;
  const isOfType = key === null || (typeof key === 'string') === TEXT_SORTS.includes(sort);
  if (sort !== order.sort || direction !== order.direction || !isOfType) {
    throw badInput('after', 'after must be `next` of a page with the same sort and direction.');
  }
  return { key, id };
}

function parseJson(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    return null;
  }
}
