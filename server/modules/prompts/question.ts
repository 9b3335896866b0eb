import { z } from 'zod';

const MOST_LETTERS = 2_000;

/**
 * A question as somebody typed or pasted it. It is asked as it stands here: only the space around it goes, and what a
 * database cannot hold.
 */
export const question = z
  .string()
  .transform((value) => value.toWellFormed().normalize('NFC').replaceAll('\u0000', '').trim())
  .pipe(
    z
      .string()
      .min(1, 'A question is needed.')
      .max(MOST_LETTERS, `At most ${MOST_LETTERS.toLocaleString('en')} characters.`),
  );
