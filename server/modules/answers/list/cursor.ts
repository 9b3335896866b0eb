import { z } from 'zod';
import { badInput } from '../../../errors.ts';
import { isDay } from '../../../lib/days.ts';

/** Where a page ends: answers are listed by day and then by id, both descending. */
export interface ListPosition {
  /** UTC, YYYY-MM-DD. */
  day: string;
  id: string;
}

const position = z.tuple([z.string().refine(isDay), z.uuid()]);

/** The position as clients hand it back; they are not to read it. */
export const toCursor = ({ day, id }: ListPosition) => Buffer.from(`${day} ${id}`).toString('base64url');

/** @throws BAD_USER_INPUT for anything but a cursor of ours */
export function fromCursor(cursor: string): ListPosition {
  const decoded = cursor.length <= 100 ? Buffer.from(cursor, 'base64url').toString() : '';
  const parsed = position.safeParse(decoded.split(' '));
  if (!parsed.success) throw badInput('after', 'after must be `next` of the page before.');
  const [day, id] = parsed.data;
  return { day, id };
}
