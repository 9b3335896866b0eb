import { z } from 'zod';
import { badInput } from '../../../errors.ts';

/** The last report of a page. Reports are sorted by request time, then id, both descending. */
export interface ListPosition {
  /** ISO 8601. */
  requestedAt: string;
  id: string;
}

const position = z.tuple([z.iso.datetime(), z.uuid()]);

/** Opaque to clients. */
export const encodeCursor = ({ requestedAt, id }: ListPosition) =>
  Buffer.from(`${requestedAt} ${id}`).toString('base64url');

/** @throws BAD_USER_INPUT for an invalid cursor */
export function decodeCursor(cursor: string): ListPosition {
  const decoded = cursor.length <= 120 ? Buffer.from(cursor, 'base64url').toString() : '';
  const parsed = position.safeParse(decoded.split(' '));
  if (!parsed.success) throw badInput('after', 'after must be `endCursor` of the page before.');
  const [requestedAt, id] = parsed.data;
  return { requestedAt, id };
}
