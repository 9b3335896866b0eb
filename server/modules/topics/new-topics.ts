import { randomUUID } from 'node:crypto';
import type { FieldError } from '../brands/model.ts';
import type { NewTopic, TopicSettings } from './model.ts';
import { archivedName, freeSlug, nameKey, topicName } from './name.ts';

/** Cleans names. @returns them, or for each unusable one its place in the list and what is allowed */
export function readNames(
  given: readonly string[],
): { ok: true; names: string[] } | { ok: false; errors: FieldError[] } {
  const read = given.map((name) => topicName.safeParse(name));
  const errors = read.flatMap(({ error }, index) =>
    error ? [{ field: `names.${index}`, message: error.issues[0]?.message ?? 'Not usable.' }] : [],
  );
  if (errors.length > 0) return { ok: false, errors };
  return { ok: true, names: read.flatMap(({ data }) => (data === undefined ? [] : [data])) };
}

/** The topics that `names` ask for and that are not among `all` yet; a name of an archived one is an error. */
export function newTopics(
  names: readonly string[],
  all: readonly TopicSettings[],
): { topics: NewTopic[]; errors: FieldError[] } {
  const known = new Map(all.map((topic) => [nameKey(topic.name), topic]));
  const slugs = new Set(all.map(({ slug }) => slug));
  const made = new Map<string, NewTopic>();
  const errors: FieldError[] = [];
  for (const [index, name] of names.entries()) {
    const there = known.get(nameKey(name));
    if (there?.archived) errors.push({ field: `names.${index}`, message: archivedName(there.name) });
    if (there || made.has(nameKey(name))) continue;
    const slug = freeSlug(name, slugs);
    slugs.add(slug);
    made.set(nameKey(name), { id: randomUUID(), name, slug });
  }
  return { topics: [...made.values()], errors };
}
