import { z } from 'zod';
import { badInput } from '../../../errors.ts';
import { isDay } from '../../../lib/days.ts';

/** The last answer of a page: answers are listed by day and id, both descending. */
export interface AnswerCursor {
  /** UTC, YYYY-MM-DD. */
  day: string;
  id: string;
}

const cursorParts = z.tuple([z.string().refine(isDay), z.uuid()]);

export const encodeCursor = ({ day, id }: AnswerCursor) => Buffer.from(`${day} ${id}`).toString('base64url');

/** @throws BAD_USER_INPUT for anything but an encoded cursor */
export function decodeCursor(cursor: string): AnswerCursor {
  const decoded = cursor.length <= 100 ? Buffer.from(cursor, 'base64url').toString() : '';
  const parsed = cursorParts.safeParse(decoded.split(' '));
  if (!parsed.success) throw badInput('after', 'after must be `next` of the previous page.');
  const [day, id] = parsed.data;
  return { day, id };
}
