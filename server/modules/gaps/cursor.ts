import { z } from 'zod';
import { badInput } from '../../errors.ts';

/** Where a page ends: gaps are listed by missed answers, most first, and then by id. */
export interface GapPosition {
  missed: number;
  id: string;
}

// A source’s id is made from its URL and so is of no UUID version.
const position = z.tuple([
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number),
  z.guid(),
]);

/** The position as clients hand it back; they are not to read it. */
export const toCursor = ({ missed, id }: GapPosition) => Buffer.from(`${missed} ${id}`).toString('base64url');

/** @throws BAD_USER_INPUT for anything but a cursor of ours */
export function fromCursor(cursor: string): GapPosition {
  const decoded = cursor.length <= 100 ? Buffer.from(cursor, 'base64url').toString() : '';
  const parsed = position.safeParse(decoded.split(' '));
  if (!parsed.success) throw badInput('after', 'after must be `next` of the page before.');
  const [missed, id] = parsed.data;
  return { missed, id };
}
