import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { FieldError } from '../brands/model.ts';
import type { NewTopic, TopicSettings } from './model.ts';

const MAX_NAME_LENGTH = 120;
const MAX_SLUG_LENGTH = 100;

/** A topic's name as a user typed it, on one line and without characters that the database cannot store. */
export const topicName = z
  .string()
  .transform((value) =>
    value.toWellFormed().normalize('NFC').replaceAll('\u0000', '').replace(/\s+/gu, ' ').trim(),
  )
  .pipe(
    z.string().min(1, 'A name is needed.').max(MAX_NAME_LENGTH, `At most ${MAX_NAME_LENGTH} characters.`),
  );

/** Names with the same key are the same name. */
export const nameKey = (name: string) => name.normalize('NFC').toLowerCase();

/**
 * A name for URLs and prompt-count keys: lower-cased, punctuation stripped, hyphenated.
 * `Noise cancelling!` → `noise-cancelling`, `electronics/audio` → `electronics-audio`. Letters of every script
 * stay; a name without any letter or digit gives `topic`.
 */
export function slugOf(name: string): string {
  const slug = name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, MAX_SLUG_LENGTH)
    .replace(/-+$/, '');
  return slug || 'topic';
}

/** The slug of a new topic; `aggregate` is reserved for the aggregate topic. */
export const topicSlug = (name: string) => (slugOf(name) === 'aggregate' ? 'aggregate-topic' : slugOf(name));

/** The slug of a new topic, with a number appended while it is `taken`. */
function uniqueSlug(name: string, taken: ReadonlySet<string>): string {
  const slug = topicSlug(name);
  for (let number = 1; ; number++) {
    const candidate = number === 1 ? slug : `${slug}-${number}`;
    if (!taken.has(candidate)) return candidate;
  }
}

/** Finds a topic by its name, else by the name's slug: a renamed topic keeps the slug of its first name. */
export function topicFinder<T extends { name: string; slug: string }>(
  all: readonly T[],
): (name: string) => T | undefined {
  const byName = new Map(all.map((topic) => [nameKey(topic.name), topic]));
  const bySlug = new Map(all.map((topic) => [topic.slug, topic]));
  return (name) => byName.get(nameKey(name)) ?? bySlug.get(topicSlug(name));
}

/** Why a name cannot be given: an archived topic has it. */
export const archivedNameError = (name: string) =>
  `There is an archived topic “${name}”. Restore it, or choose another name.`;

/** Parses names. @returns them, or an error for each unusable one */
export function parseNames(
  input: readonly string[],
): { ok: true; names: string[] } | { ok: false; errors: FieldError[] } {
  const parsed = input.map((name) => topicName.safeParse(name));
  const errors = parsed.flatMap(({ error }, index) =>
    error ? [{ field: `names.${index}`, message: error.issues[0]?.message ?? 'Not usable.' }] : [],
  );
  if (errors.length > 0) return { ok: false, errors };
  return { ok: true, names: parsed.flatMap(({ data }) => (data === undefined ? [] : [data])) };
}

/** The topics to create so that all `names` exist; a name of an archived topic is an error. */
export function newTopics(
  names: readonly string[],
  existing: readonly TopicSettings[],
): { topics: NewTopic[]; errors: FieldError[] } {
  const byName = new Map(existing.map((topic) => [nameKey(topic.name), topic]));
  const slugs = new Set(existing.map(({ slug }) => slug));
  const created = new Map<string, NewTopic>();
  const errors: FieldError[] = [];
  for (const [index, name] of names.entries()) {
    const same = byName.get(nameKey(name));
    if (same?.archived) errors.push({ field: `names.${index}`, message: archivedNameError(same.name) });
    if (same || created.has(nameKey(name))) continue;
    const slug = uniqueSlug(name, slugs);
    slugs.add(slug);
    created.set(nameKey(name), { id: randomUUID(), name, slug });
  }
  return { topics: [...created.values()], errors };
}
