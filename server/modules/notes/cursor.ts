import { z } from 'zod';
import { badInput } from '../../errors.ts';
import { isDay } from '../../lib/days.ts';
import type { NotePosition } from './model.ts';

const MAX_CURSOR_LENGTH = 200;
const parts = z.tuple([z.string().refine(isDay), z.uuid()]);

/** Opaque to clients. */
export const encodePosition = ({ day, id }: NotePosition): string =>
  Buffer.from(JSON.stringify([day, id])).toString('base64url');

/** @throws BAD_USER_INPUT */
export function decodePosition(cursor: string | null | undefined): NotePosition | null {
  if (cursor == null) return null;
  try {
    const text = Buffer.from(cursor.slice(0, MAX_CURSOR_LENGTH), 'base64url').toString();
    const [day, id] = parts.parse(JSON.parse(text));
    return { day, id };
  } catch {
    throw badInput('after', 'after must be `next` of the previous page.');
  }
}
