import type { AskOptions } from '../../platforms/platform.ts';
import type { PlaceGiven } from '../answers/model.ts';
import type { Persona } from './model.ts';

type AskedAs = Pick<AskOptions, 'country' | 'region' | 'city' | 'language'> & {
  question: string;
  /** Null where no persona has a place. */
  placeGiven: PlaceGiven | null;
};

/** Sentences before the prompt, in the persona's language; a description is written to follow “I am”. */
const SENTENCES: Readonly<Record<string, { who: string; where: string }>> = {
  en: { who: 'I am', where: 'My location:' },
  de: { who: 'Ich bin', where: 'Mein Standort:' },
  fr: { who: 'Je suis', where: 'Ma localisation :' },
  es: { who: 'Soy', where: 'Mi ubicación:' },
};
const ENGLISH = { who: 'I am', where: 'My location:' };

/**
 * How a prompt is asked as a persona: the place by the vendor's own setting where it has one, stated before the prompt
 * otherwise; who it is always stated. Without a persona the prompt is sent exactly as written, with the account's own
 * country and language.
 */
export function askAs(
  persona: Persona | null,
  prompt: string,
  account: { country: string | null; language: string | null },
  { takesLocation }: { takesLocation: boolean },
): AskedAs {
  const language = persona?.language ?? account.language;
  const own = persona?.country ? persona : null;
  const place = own
    ? { country: own.country, region: own.region, city: own.city }
    : { country: account.country, region: null, city: null };
  const statedPlace = own && !takesLocation ? describePlace(own) : null;
  const words = SENTENCES[persona?.language?.split('-')[0]?.toLowerCase() ?? 'en'] ?? ENGLISH;
  const stated = [
    persona?.description && `${words.who} ${persona.description.replace(/[.\s]+$/, '')}.`,
    statedPlace && `${words.where} ${statedPlace}.`,
  ].filter(Boolean);
  return {
    question: stated.length > 0 ? `${stated.join(' ')}\n\n${prompt}` : prompt,
    placeGiven: own ? (takesLocation ? 'setting' : 'prompt') : null,
    ...(place.country ? { country: place.country } : {}),
    ...(place.region ? { region: place.region } : {}),
    ...(place.city ? { city: place.city } : {}),
    ...(language ? { language } : {}),
  };
}

/** “Munich, Bavaria, Germany”, the country in the persona's language. */
function describePlace({ city, region, country, language }: Persona): string {
  const names = new Intl.DisplayNames([language ?? 'en', 'en'], { type: 'region' });
  return [city, region, country && names.of(country)].filter(Boolean).join(', ');
}
