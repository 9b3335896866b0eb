/** A person in a place that prompts are asked as. */
export interface Persona {
  id: string;
  name: string;
  /** Who it is, as it follows “I am”; null: only the place counts. */
  description: string | null;
  /** ISO 3166-1 alpha-2. */
  country: string | null;
  region: string | null;
  city: string | null;
  /** BCP 47. */
  language: string | null;
  archived: boolean;
}

/** A persona with the ids of the prompts that are also asked as it. */
export type PersonaWithPrompts = Persona & { promptIds: string[] };

export type PersonaValues = Omit<PersonaWithPrompts, 'id' | 'archived'>;
