import type { Viewer } from '../../server/modules/accounts/model.ts';
import type { PersonasService } from '../../server/modules/personas/service.ts';

/** Who prompts are asked as, besides being asked plainly. */
export const PERSONAS = [
  {
    name: 'Head of a law firm',
    description: 'a partner of a law firm with 40 people',
    country: 'DE',
    city: 'Hamburg',
  },
  { name: 'Freelancer', description: 'a freelance designer', country: 'US', region: 'Oregon' },
  { name: 'School', description: 'a teacher who buys software for a school', country: 'GB' },
];
/** Of the prompts, every so many-th is asked as a persona. */
const ASKED_EVERY = 12;

/** Names of the personas that a prompt is asked as. @param prompt its index */
export const personasOf = (prompt: number): string[] =>
  PERSONAS.filter((_, number) => prompt % ASKED_EVERY === number).map(({ name }) => name);

/** Stores the personas. @param promptIds of all prompts, in order @returns the personas' ids by name */
export async function savePersonas(
  personas: PersonasService,
  viewer: Viewer,
  promptIds: readonly string[],
): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  for (const persona of PERSONAS) {
    const asked = promptIds.filter((_, number) => personasOf(number).includes(persona.name));
    const saved = await personas.save(viewer, null, { ...persona, promptIds: asked });
    if (!saved.persona) throw new Error(saved.errors[0].message);
    ids.set(persona.name, saved.persona.id);
  }
  return ids;
}
