import { z } from 'zod';
import { badInput } from '../../errors.ts';

const MAX_SEARCH_LENGTH = 200;

/** @throws BAD_USER_INPUT */
export function readFirst(first: number, max: number): number {
  if (!z.int().min(1).max(max).safeParse(first).success) {
    throw badInput('first', `first must be a number from 1 to ${max}.`);
  }
  return first;
}

/** Null for none. @throws BAD_USER_INPUT */
export function readSearch(search: string | null | undefined): string | null {
  if (search && search.length > MAX_SEARCH_LENGTH) {
    throw badInput('search', `search must have at most ${MAX_SEARCH_LENGTH} characters.`);
  }
  return search?.toWellFormed().replaceAll('\0', '').trim() || null;
}

/** A place in a list as clients return it. */
export const encodeCursor = (position: readonly (string | number)[]) =>
  Buffer.from(JSON.stringify(position)).toString('base64url');

/** @throws BAD_USER_INPUT */
export function decodeCursor<Position>(
  cursor: string | null | undefined,
  schema: z.ZodType<Position>,
): Position | null {
  if (!cursor) return null;
  try {
    return schema.parse(JSON.parse(Buffer.from(cursor.slice(0, 1000), 'base64url').toString()));
  } catch {
    throw badInput('after', 'after must be `next` of the previous part of the list.');
  }
}
