import { z } from 'zod';
import { badInput } from '../../../errors.ts';

/** Where a page ends: reports are listed by when they were requested and then by id, both descending. */
export interface RecordPosition {
  /** ISO 8601. */
  requestedAt: string;
  id: string;
}

const position = z.tuple([z.iso.datetime(), z.uuid()]);

/** The position as clients hand it back; they are not to read it. */
export const toCursor = ({ requestedAt, id }: RecordPosition) =>
  Buffer.from(`${requestedAt} ${id}`).toString('base64url');

/** @throws BAD_USER_INPUT for anything but a cursor of ours */
export function fromCursor(cursor: string): RecordPosition {
  const decoded = cursor.length <= 120 ? Buffer.from(cursor, 'base64url').toString() : '';
  const parsed = position.safeParse(decoded.split(' '));
  if (!parsed.success) throw badInput('after', 'after must be `endCursor` of the page before.');
  const [requestedAt, id] = parsed.data;
  return { requestedAt, id };
}
