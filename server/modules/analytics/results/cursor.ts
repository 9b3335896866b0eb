import { z } from 'zod';
import { decodeListCursor, encodeListCursor } from '../../../lib/list-cursor.ts';
import type { PageResultOrder } from './model.ts';

const FORM = { maxLength: 200, ties: z.tuple([z.guid()]), isText: () => false };
const orderOf = (sort: PageResultOrder) => ({ sort, direction: 'DESC' as const });

export const encodeCursor = (order: PageResultOrder, { key, id }: { key: number; id: string }): string =>
  encodeListCursor(orderOf(order), key, [id]);

/** @throws BAD_USER_INPUT unless the cursor was made for this order */
export function decodeCursor(cursor: string, order: PageResultOrder): { key: number; id: string } {
  const { key, ties } = decodeListCursor(cursor, orderOf(order), FORM);
  return { key: Number(key), id: ties[0] };
}
