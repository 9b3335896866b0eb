/** Which answers the rows of a table speak of, beside their topic and platform. Pure. */

import { ascending } from '../../lib/ascending.ts';
import type { Persona } from '../personas/model.ts';
import type { Dimension, Slice } from './model.ts';

/** How an answer was asked, and what answered. */
export interface Asked {
  /** Null: plainly. */
  personaId: string | null;
  model: string | null;
}

/** Makes the slices of a table and says which one an answer belongs to. */
export interface Slicer {
  /**
   * Null: no row speaks of such answers. Only rows that are split by persona or locale speak of answers that were asked as
   * personas; those by locale alone leave out personas without a place and language.
   */
  keyOf(asked: Asked): string | null;
  /** Those that `keyOf` met: plain answers first, then personas as given, or locales by name; models by name, no name last. */
  slices(): [key: string, slice: Slice][];
}

export function createSlicer(by: readonly Dimension[], personas: readonly Persona[]): Slicer {
  const slices = new Map<string, Slice>();
  const places = new Map(personas.map(({ id }, index) => [id, index]));
  const isSplit = {
    persona: by.includes('persona'),
    locale: by.includes('locale'),
    model: by.includes('model'),
  };
  return {
    keyOf({ personaId, model }) {
      const persona = personaId === null ? undefined : personas[places.get(personaId) ?? -1];
      const slice: Slice = {
        persona: isSplit.persona && persona ? { id: persona.id, name: persona.name } : null,
        locale: isSplit.locale && persona ? localeOf(persona) : null,
        model: isSplit.model ? model : null,
      };
      if (personaId !== null && slice.persona === null && slice.locale === null) return null;
      const key = JSON.stringify([slice.persona?.id, slice.locale, slice.model]);
      slices.set(key, slice);
      return key;
    },
    slices: () => {
      const placeOf = ({ persona }: Slice) => (persona && places.get(persona.id)) ?? -1;
      return [...slices].sort(
        ([, a], [, b]) =>
          placeOf(a) - placeOf(b) ||
          ascending(a.locale ?? '', b.locale ?? '') ||
          Number(a.model === null) - Number(b.model === null) ||
          ascending(a.model ?? '', b.model ?? ''),
      );
    },
  };
}

/** The language and country that a persona states; null where it states neither. */
export function localeOf({ language, country }: Pick<Persona, 'language' | 'country'>): string | null {
  if (!country) return language;
  return new Intl.Locale(language ?? 'und', { region: country }).toString();
}
