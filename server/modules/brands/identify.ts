import { randomUUID } from 'node:crypto';
import type { Company, FieldError, TrackedCompanies } from './model.ts';
import type { CleanCompanies } from './validate.ts';

type CleanCompany = CleanCompanies['brand'];

/**
 * Matches the companies of an input with those tracked already, which keep their history: the brand is always the same
 * one; a competitor is matched by its id, else by its name, else it is new.
 * @returns the companies, the brand first; or the ids that name none or the same one twice
 */
export function identify(
  input: CleanCompanies,
  previous: TrackedCompanies,
): { ok: true; companies: Company[] } | { ok: false; errors: FieldError[] } {
  const errors = findWrongIds(input, previous);
  if (errors.length > 0) return { ok: false, errors };
  const claimed = new Set(input.competitors.map(({ id }) => id));
  const byName = new Map(
    previous.competitors.filter(({ id }) => !claimed.has(id)).map(({ id, name }) => [name.toLowerCase(), id]),
  );
  return {
    ok: true,
    companies: [
      toCompany(previous.brand?.id ?? randomUUID(), 'brand', input.brand),
      ...input.competitors.map((competitor) =>
        toCompany(
          competitor.id ?? byName.get(competitor.name.toLowerCase()) ?? randomUUID(),
          'competitor',
          competitor,
        ),
      ),
    ],
  };
}

function findWrongIds({ brand, competitors }: CleanCompanies, previous: TrackedCompanies): FieldError[] {
  const errors: FieldError[] = [];
  if (brand.id !== null && brand.id !== previous.brand?.id) {
    errors.push({ field: 'brand.id', message: 'This is not the id of the tracked brand; leave it out.' });
  }
  const free = new Set(previous.competitors.map(({ id }) => id));
  for (const [index, { id }] of competitors.entries()) {
    if (id === null || free.delete(id)) continue;
    const message = previous.competitors.some((competitor) => competitor.id === id)
      ? 'This id is used twice; every competitor needs its own.'
      : 'No competitor with this id is tracked; leave the id out to add it as a new one.';
    errors.push({ field: `competitors.${index}.id`, message });
  }
  return errors;
}

const toCompany = (id: string, kind: Company['kind'], { name, aliases, domain }: CleanCompany): Company => ({
  id,
  kind,
  name,
  aliases: [...new Set(aliases)],
  domain,
});
