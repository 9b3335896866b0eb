import type { TrackedCompany } from '../types.ts';
import { nameForms } from './name-forms.ts';

/**
 * Recognises tracked companies by a name that stands alone, in any spelling under which answers are searched for them.
 *
 * @returns ids of the companies that bear exactly this name; “Acme Cloud” is not “Acme”
 */
export function createRecogniser(
  companies: readonly Pick<TrackedCompany, 'id' | 'name' | 'aliases'>[],
): (name: string) => readonly string[] {
  const bearers = new Map<string, Set<string>>();
  for (const { id, name, aliases } of companies) {
    for (const form of [name, ...aliases].flatMap((given) => nameForms(given.trim()))) {
      const ids = bearers.get(form) ?? new Set();
      bearers.set(form, ids.add(id));
    }
  }
  return (name) => [...new Set(nameForms(name.trim()).flatMap((form) => [...(bearers.get(form) ?? [])]))];
}
