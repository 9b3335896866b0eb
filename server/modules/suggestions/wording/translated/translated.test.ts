import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { languageDetector } from '../../../../analysis/text/language-detector.ts';
import { createBrandMatcher } from '../../../prompts/brand-matcher.ts';
import { CATALOGUE } from '../../catalogue/catalogue.ts';
import { searchPrompts } from '../search-prompts.ts';
import { languageOfDomain, languageOfTag, type TranslatedLanguage } from './languages.ts';
import { phraseSlots } from './render.ts';
import { translatedSearchTopics } from './translated-search.ts';
import { translatedGeneralTopics, translatedTopic } from './translated-topics.ts';
import { wordsOf } from './words.ts';

const LANGUAGES: readonly TranslatedLanguage[] = ['de', 'fr', 'es'];
const RIVALS = [[], ['Ithmarra'], ['Ithmarra', 'Grelspan, Inc.', 'Ordwyth & Calder']];

const brandedFor = (name: string) =>
  createBrandMatcher({ id: '', kind: 'brand', name, aliases: [], domain: null });

/** Faults of a sentence in any of the languages. */
function faultsOf(language: TranslatedLanguage, sentence: string): string[] {
  const faults: string[] = [];
  if (!/^¿?[\p{Lu}\p{N}]/u.test(sentence)) faults.push('does not begin with a capital');
  if (!(language === 'fr' ? /[^\s?!.,] \?$/ : /[^\s?!.,]\?$/).test(sentence)) faults.push('ends wrongly');
  if ((language === 'es') !== sentence.includes('¿')) faults.push('has a wrong mark');
  if (/\s\s|\s[,.]|[[\]{}|]|undefined|null|[.,]{2}/.test(sentence)) faults.push('has something left');
  if (/\b(\p{L}+) \1\b/iu.test(sentence)) faults.push('repeats a word');
  if (language === 'fr' && /\b(?:de|que|le) [aeiouéèêâîô]/i.test(sentence)) faults.push('lacks an elision');
  if (sentence.length > 200) faults.push('is too long');
  return faults;
}

describe.each(LANGUAGES)('suggestions in %s', (language) => {
  test('every topic of the catalogue has words of its own', () => {
    for (const category of CATALOGUE) {
      const words = wordsOf(language, category);
      expect([category.key, words.length]).toEqual([category.key, category.topics.length]);
      expect(new Set(words.map(({ things }) => things)).size).toBe(words.length);
      expect(new Set(words.map(({ name }) => name)).size).toBe(words.length);
    }
  });

  test.each(RIVALS)('are many, different and clean with the words of every topic (%#)', (...competitors) => {
    const wrong: string[] = [];
    for (const category of CATALOGUE) {
      const topics = category.topics.flatMap(
        (_topic, at) =>
          translatedTopic(language, category, at, at, { brand: 'Kestrelwright', competitors }) ?? [],
      );
      for (const { generic, branded } of topics) {
        expect(generic.length).toBe(6);
        expect(branded.length).toBe(2);
        for (const question of generic) expect(question).not.toContain('Kestrelwright');
        for (const question of branded) expect(question).toContain('Kestrelwright');
      }
      const questions = topics.flatMap(({ generic, branded }) => [...generic, ...branded]);
      expect(new Set(questions).size).toBe(questions.length);
      for (const question of questions) {
        for (const fault of faultsOf(language, question))
          wrong.push(`${question} (${category.key}: ${fault})`);
      }
    }
    expect(wrong).toEqual([]);
  });

  test('are in the language', () => {
    for (const category of CATALOGUE) {
      const questions = category.topics.flatMap(
        (_topic, at) =>
          translatedTopic(language, category, at, at, { brand: 'X', competitors: [] })?.generic ?? [],
      );
      expect([category.key, languageDetector().detect(questions.join(' ')).language]).toEqual([
        category.key,
        language,
      ]);
    }
  });

  test('of a business that the catalogue lacks use its own words', () => {
    const offering = { de: 'Dudelsäcke', fr: 'Aide à domicile', es: 'Gaitas' }[language];
    const topics = translatedGeneralTopics(
      language,
      { offering, audience: { de: 'für Anfänger', fr: 'les débutants', es: 'principiantes' }[language] },
      { brand: 'Kestrelwright', competitors: ['Ithmarra', 'Grelspan'] },
    );
    const questions = topics.flatMap(({ generic, branded }) => [...generic, ...branded]);
    expect(questions.length).toBeGreaterThanOrEqual(20);
    expect(new Set(topics.map(({ name }) => name)).size).toBe(4);
    const words = offering.slice(1);
    for (const question of questions) {
      expect(question).toContain(words);
      expect([question, faultsOf(language, question)]).toEqual([question, []]);
    }
    const audience = { de: 'für Anfänger', fr: 'pour les débutants', es: 'para principiantes' }[language];
    expect(questions.some((question) => question.includes(audience))).toBe(true);
  });

  test('give 8 prompts about any search topic, then some that name the company', () => {
    const isBranded = brandedFor('Kestrelwright');
    const topics = CATALOGUE.flatMap((category) => translatedSearchTopics(language, category, null));
    const typed = ['Zorblax', 'CRM', 'Herrenschuhe aus Leder', 'assurance vie', 'clases de piano'];
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.constantFrom(...topics, ...typed), { minLength: 1, maxLength: 10 }),
        fc.constantFrom(...RIVALS),
        (chosen, competitors) => {
          const { generic, branded } = searchPrompts(
            { name: 'Kestrelwright', topics: chosen, competitors, language },
            isBranded,
            8,
          );
          expect(generic).toHaveLength(8);
          expect(branded.length).toBeGreaterThanOrEqual(3);
          expect(new Set([...generic, ...branded]).size).toBe(generic.length + branded.length);
          for (const question of generic) {
            expect(isBranded(question)).toBe(false);
            expect(question).not.toContain('Ithmarra');
          }
          for (const question of branded) expect(isBranded(question)).toBe(true);
          for (const question of [...generic, ...branded]) {
            expect([question, faultsOf(language, question)]).toEqual([question, []]);
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  test('search for 5 or 6 different things of each kind of business', () => {
    for (const category of CATALOGUE) {
      const topics = translatedSearchTopics(language, category, null);
      expect(new Set(topics).size).toBe(topics.length);
      expect(topics.length).toBe(6);
      for (const { name } of category.topics) {
        expect(translatedSearchTopics(language, category, [name])).toHaveLength(2);
      }
    }
  });
});

test.each([
  ['fr', 'Assurance vie', 'assurance vie', 'd’assurance vie'],
  ['fr', 'hôtels', 'hôtels', 'd’hôtels'],
  ['fr', 'CRM', 'CRM', 'de CRM'],
  ['fr', 'Microsoft Office', 'Microsoft Office', 'de Microsoft Office'],
  ['es', 'Clases de piano?', 'clases de piano', 'de clases de piano'],
  ['de', 'Klavierunterricht', 'Klavierunterricht', 'de Klavierunterricht'],
] as const)('%s: %s stands in a question as %s', (language, typed, topic, ofTopic) =>
  expect(phraseSlots(language, typed)).toEqual({ topic, 'of topic': ofTopic }),
);

test.each([
  ['beispiel.de', 'de'],
  ['https://www.beispiel.at/seite', 'de'],
  ['exemple.fr', 'fr'],
  ['ejemplo.com.mx', 'es'],
  ['startup.co', null],
  ['example.ch', null],
  ['example.com', null],
  [null, null],
])('the language of %s is %s', (domain, language) => expect(languageOfDomain(domain)).toBe(language));

test.each([
  ['de-AT', 'de'],
  ['FR', 'fr'],
  ['es_MX', 'es'],
  ['it', null],
  ['', null],
])('the tag %s means %s', (tag, language) => expect(languageOfTag(tag)).toBe(language));
