import type { Category } from '../../catalogue/catalogue.ts';
import type { QuestionSet } from '../../model.ts';
import type { Business } from '../general-topics.ts';
import { inSentence, nameInSentence } from '../render.ts';
import type { TranslatedLanguage } from './languages.ts';
import { fillIn, phraseSlots, withAudience } from './render.ts';
import templates from './templates.json' with { type: 'json' };
import { wordsOf } from './words.ts';

interface Names {
  brand: string;
  competitors: readonly string[];
}

/**
 * A topic of the catalogue in another language than English: about eight questions, those that name the brand apart.
 * @param at the topic's index in its category
 * @param turn topics of different turns begin with different templates
 * @returns null for a topic without words in the language
 */
export function translatedTopic(
  language: TranslatedLanguage,
  category: Category,
  at: number,
  turn: number,
  { brand, competitors }: Names,
): (QuestionSet & { name: string }) | null {
  const words = wordsOf(language, category)[at];
  if (!words) return null;
  const [competitor, other] = rotated(competitors.map(nameInSentence).filter(Boolean), turn);
  const slots = { ...words, brand: nameInSentence(brand), competitor, other };
  const { catalogue } = templates[language];
  const kind = category.topics[at]?.kind ?? category.kind;
  const ask = (list: readonly string[], count: number) =>
    rotated(fillIn(list, slots, words.gender), turn).slice(0, count);
  return {
    name: words.name,
    generic: [
      ...ask(catalogue.best, 3),
      ...ask(catalogue.choose, 1),
      ...ask(kind === 'investor' ? catalogue.investor : catalogue.price, 1),
      ...ask(competitor ? catalogue.rivals : catalogue.compare, 1),
    ],
    branded: [...ask(catalogue.branded, 1), ...ask(competitor ? catalogue.brandRivals : catalogue.branded, 2)]
      .filter((question, index, all) => all.indexOf(question) === index)
      .slice(0, 2),
  };
}

/** Topics for a business that the catalogue lacks; every second question is about its audience. */
export function translatedGeneralTopics(
  language: TranslatedLanguage,
  business: Business,
  { brand, competitors }: Names,
): (QuestionSet & { name: string })[] {
  const { phrase, headings } = templates[language];
  const names = {
    brand: nameInSentence(brand),
    competitor: competitors[0] && nameInSentence(competitors[0]),
    other: competitors[1] && nameInSentence(competitors[1]),
  };
  const audience =
    business.audience && inSentence(business.audience).replace(/^(?:für|pour|para|for)\s+/i, '');
  const plain = phraseSlots(language, business.offering);
  const narrow = audience
    ? phraseSlots(language, withAudience(language, plain.topic ?? '', audience))
    : plain;
  let count = 0;
  const fill = (list: readonly string[]) =>
    list.flatMap((template) => {
      count += 1;
      return fillIn([template], { ...names, ...(count % 2 === 0 ? plain : narrow) });
    });
  const heading = (template: string) => fillIn([template], { ...names, ...plain })[0] ?? '';
  return [
    { name: heading(headings.finding), generic: fill([...phrase.best, ...phrase.reviews]), branded: [] },
    { name: heading(headings.comparing), generic: fill([...phrase.compare, ...phrase.rivals]), branded: [] },
    { name: heading(headings.choice), generic: fill([...phrase.choose, ...phrase.value]), branded: [] },
    { name: heading(headings.about), generic: [], branded: fill(phrase.branded) },
  ];
}

const rotated = <T>(list: readonly T[], by: number): T[] =>
  list.map((_entry, at) => list[(at + by) % list.length] as T);
