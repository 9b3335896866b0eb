import type { PersonaInput } from '../../../schema.generated.ts';
import type { Persona_ItemFragment as Persona } from './PersonasSettings.generated.ts';

/** What the form of a persona holds. */
export interface PersonaValues {
  name: string;
  description: string;
  country: string;
  region: string;
  city: string;
  language: string;
  promptIds: string[];
}

export const toValues = (persona: Persona | null): PersonaValues => ({
  name: persona?.name ?? '',
  description: persona?.description ?? '',
  country: persona?.country ?? '',
  region: persona?.region ?? '',
  city: persona?.city ?? '',
  language: persona?.language ?? '',
  promptIds: [...(persona?.promptIds ?? [])],
});

export const toInput = ({ promptIds, name, ...texts }: PersonaValues): PersonaInput => ({
  ...{ name, promptIds, description: texts.description || null, country: texts.country || null },
  ...{ region: texts.region || null, city: texts.city || null, language: texts.language || null },
});

/** “a CFO of a 50-person company · in Munich, Bavaria, Germany · German” */
export function describePersona({ description, city, region, country, language }: Persona): string {
  const nameOf = (type: 'region' | 'language', code: string | null) =>
    code && new Intl.DisplayNames(['en'], { type }).of(code);
  const place = [city, region, nameOf('region', country)].filter(Boolean).join(', ');
  return [description, place && `in ${place}`, nameOf('language', language)].filter(Boolean).join(' · ');
}
