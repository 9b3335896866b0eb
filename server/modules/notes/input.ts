import { z } from 'zod';
import { DAY_MS, isDay, utcDay } from '../../lib/days.ts';
import { oneLine } from '../../lib/format.ts';

/** Characters (Unicode code points) of a note. */
export const MAX_TEXT_LENGTH = 280;
/** Before this, nothing was measured anywhere. */
const FIRST_NOTE_DAY = '2000-01-01';
const MAX_DAYS_AHEAD = 366;

const id = (of: string) =>
  z
    .uuid(`must be the id of ${of} (UUID).`)
    .toLowerCase()
    .nullish()
    .transform((value) => value ?? null);
const day = z.string().refine(isDay, 'must be a day such as 2025-05-24.');
const optionalDay = day.nullish().transform((value) => value ?? null);

const onlyOne = { path: ['promptId'], message: 'must not be given together with `topicId`.' };
const hasOne = ({ topicId, promptId }: { topicId: string | null; promptId: string | null }) =>
  topicId === null || promptId === null;

/** @param now for the last day that a note may have */
export const noteInput = (now: Date) =>
  z
    .object({
      day: day.refine(
        (value) => value >= FIRST_NOTE_DAY && value <= utcDay(now.getTime() + MAX_DAYS_AHEAD * DAY_MS),
        'must be from 2000-01-01 up to a year from now.',
      ),
      text: z
        .string()
        .transform((value) => oneLine(value.toWellFormed()))
        .refine((value) => value !== '', 'must not be empty.')
        .refine(
          (value) => [...value].length <= MAX_TEXT_LENGTH,
          `must have at most ${MAX_TEXT_LENGTH} characters.`,
        ),
      topicId: id('a topic'),
      promptId: id('a prompt'),
    })
    .refine(hasOne, onlyOne);

export const filterInput = z
  .object({ from: optionalDay, to: optionalDay, topicId: id('a topic'), promptId: id('a prompt') })
  .refine(({ from, to }) => from === null || to === null || from <= to, {
    path: ['from'],
    message: 'must not be after `to`.',
  })
  .refine(hasOne, onlyOne);
