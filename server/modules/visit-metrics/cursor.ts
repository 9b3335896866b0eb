import { z } from 'zod';
import { badInput } from '../../errors.ts';
import type { VisitPageList } from './model.ts';

const parts = z.tuple([z.string(), z.number(), z.guid()]);
const MAX_LENGTH = 200;

/** Opaque to clients. */
export const encodeCursor = (list: VisitPageList, { key, id }: { key: number; id: string }): string =>
  Buffer.from(JSON.stringify([list, key, id])).toString('base64url');

/** @throws BAD_USER_INPUT unless the cursor was made for this list */
export function decodeCursor(cursor: string, list: VisitPageList): { key: number; id: string } {
  const parsed = parts.safeParse(cursor.length <= MAX_LENGTH ? parseJson(cursor) : null);
  if (!parsed.success || parsed.data[0] !== list) {
    throw badInput('after', 'after must be `next` of the previous part of the same list.');
  }
  const [, key, id] = parsed.data;
  return { key, id };
}

function parseJson(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    return null;
  }
}
