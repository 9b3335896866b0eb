import { LANGUAGE_NAMES, type PromptLanguage } from '../wording/translated/languages.ts';

/** A question for the model with its language by name; left out for English, which the instructions are in. */
export function named<T extends { language: PromptLanguage }>({ language, ...question }: T) {
  return language === 'en' ? question : { ...question, writeIn: LANGUAGE_NAMES[language] };
}
