import { z } from 'zod';
import { decodeListCursor, encodeListCursor, type ListOrder } from '../../lib/list-cursor.ts';
import type { PageListPart } from './list-store.ts';

type Position = NonNullable<PageListPart['after']>;

const TEXT_SORTS: readonly string[] = ['READ_AT', 'TITLE'];
const FORM = {
  // A title as the sort key is the longest.
  maxLength: 8_000,
  // A page's id is made from its URL and so is of no UUID version.
  ties: z.tuple([z.guid()]),
  isText: (sort: string) => TEXT_SORTS.includes(sort),
};

export const encodeCursor = (order: ListOrder, { key, id }: Position): string =>
  encodeListCursor(order, key, [id]);

/** @throws BAD_USER_INPUT unless the cursor was made for this order */
export function decodeCursor(cursor: string, order: ListOrder): Position {
  const { key, ties } = decodeListCursor(cursor, order, FORM);
  return { key, id: ties[0] };
}
