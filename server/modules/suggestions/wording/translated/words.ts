import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { lazy } from '../../../../lib/lazy.ts';
import type { Category } from '../../catalogue/catalogue.ts';
import type { TranslatedLanguage } from './languages.ts';

const topicWords = z.strictObject({
  name: z.string(),
  /** What the questions are about, in the plural; in German without an adjective, whose ending would change. */
  things: z.string(),
  /** Follows the language's “for”; with the article where the language needs one. */
  audience: z.string(),
  /** Of the things, where the language's questions depend on it. */
  gender: z.enum(['m', 'f']).default('m'),
});

/** The words of one of the catalogue's topics in another language. */
export type TopicWords = z.output<typeof topicWords>;

/** By category, in the order of its topics. */
const file = z.record(z.string(), z.array(topicWords));

/** A language is read when it is first asked for. */
const FILES: Readonly<Record<TranslatedLanguage, () => Record<string, TopicWords[]>>> = {
  de: lazy(() => readWords('de')),
  fr: lazy(() => readWords('fr')),
  es: lazy(() => readWords('es')),
};

const readWords = (language: TranslatedLanguage) =>
  file.parse(JSON.parse(readFileSync(new URL(`./${language}.json`, import.meta.url), 'utf8')));

/** Words of a category's topics, in their order. */
export const wordsOf = (language: TranslatedLanguage, category: Category): readonly TopicWords[] =>
  FILES[language]()[category.key] ?? [];
