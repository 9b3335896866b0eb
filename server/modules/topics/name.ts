import { z } from 'zod';
import { slugOf } from './slug.ts';

const MOST_LETTERS = 120;

/** A topic's name as somebody typed it, in one line and without what a database cannot hold. */
export const topicName = z
  .string()
  .transform((value) =>
    value.toWellFormed().normalize('NFC').replaceAll('\u0000', '').replace(/\s+/gu, ' ').trim(),
  )
  .pipe(z.string().min(1, 'A name is needed.').max(MOST_LETTERS, `At most ${MOST_LETTERS} characters.`));

/** By which two names are the same. */
export const nameKey = (name: string) => name.normalize('NFC').toLowerCase();

/** Why a name cannot be given: a topic that is out of sight has it. */
export const archivedName = (name: string) =>
  `There is an archived topic “${name}”. Restore it, or choose another name.`;

/** `aggregate` is taken by the topic that stands for the overview. */
export const wantedSlug = (name: string) => (slugOf(name) === 'aggregate' ? 'aggregate-topic' : slugOf(name));

/** A slug for a new topic: the one its name gives, with a number behind it while that is `taken`. */
export function freeSlug(name: string, taken: ReadonlySet<string>): string {
  const wanted = wantedSlug(name);
  for (let number = 1; ; number++) {
    const slug = number === 1 ? wanted : `${wanted}-${number}`;
    if (!taken.has(slug)) return slug;
  }
}

/** Finds a topic by its name or, where none has it, by the name's slug: the one a renamed topic was made with. */
export function topicFinder<T extends { name: string; slug: string }>(
  all: readonly T[],
): (name: string) => T | undefined {
  const byName = new Map(all.map((topic) => [nameKey(topic.name), topic]));
  const bySlug = new Map(all.map((topic) => [topic.slug, topic]));
  return (name) => byName.get(nameKey(name)) ?? bySlug.get(wantedSlug(name));
}
