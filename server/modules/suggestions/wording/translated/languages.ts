import { parse } from 'tldts';

/** Languages that topics and prompts are suggested in, by ISO 639-1. */
export const PROMPT_LANGUAGES = ['en', 'de', 'fr', 'es'] as const;

export type PromptLanguage = (typeof PROMPT_LANGUAGES)[number];
export type TranslatedLanguage = Exclude<PromptLanguage, 'en'>;

/** English names, for the chat model. */
export const LANGUAGE_NAMES: Readonly<Record<PromptLanguage, string>> = {
  en: 'English',
  de: 'German',
  fr: 'French',
  es: 'Spanish',
};

/** Countries whose sites are in one language; `.co`, `.ch` and `.be` tell none. */
const LANGUAGE_BY_COUNTRY: Readonly<Record<string, TranslatedLanguage>> = {
  de: 'de',
  at: 'de',
  fr: 'fr',
  es: 'es',
  mx: 'es',
  ar: 'es',
  cl: 'es',
  pe: 'es',
  uy: 'es',
};

/** The language of a site, by the country that its domain ends with; null where that tells none. */
export function languageOfDomain(domain: string | null): TranslatedLanguage | null {
  const country =
    parse(domain ?? '')
      .publicSuffix?.split('.')
      .at(-1) ?? '';
  return LANGUAGE_BY_COUNTRY[country] ?? null;
}

/** The suggested language that a BCP 47 tag means, such as `de` for `de-AT`; null for any other. */
export function languageOfTag(tag: string | null): PromptLanguage | null {
  const primary = (tag ?? '').trim().toLowerCase().split(/[-_]/)[0];
  return PROMPT_LANGUAGES.find((language) => language === primary) ?? null;
}
