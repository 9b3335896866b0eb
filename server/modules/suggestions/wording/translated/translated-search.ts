import { foldName } from '../../../../analysis/text/fold.ts';
import { lazy } from '../../../../lib/lazy.ts';
import { CATALOGUE, type Category } from '../../catalogue/catalogue.ts';
import type { Slots } from '../render.ts';
import type { TranslatedLanguage } from './languages.ts';
import { fillIn, phraseSlots, withAudience } from './render.ts';
import templates from './templates.json' with { type: 'json' };
import { type TopicWords, wordsOf } from './words.ts';

/** What a company's customers search for: its topics' things, then these for one audience each. Unique, at most 6. */
export function translatedSearchTopics(
  language: TranslatedLanguage,
  category: Category,
  names: readonly string[] | null,
): string[] {
  const words = wordsOf(language, category).filter(
    (_words, at) => names?.includes(category.topics[at]?.name ?? '') ?? true,
  );
  const narrow = words.map(({ things, audience }) => withAudience(language, things, audience));
  return [...new Set([...words.map(({ things }) => things), ...narrow])].slice(0, 6);
}

interface Searched {
  words: TopicWords;
  isInvestor: boolean;
  /** The phrase is about the audience of the words. */
  forAudience: boolean;
}

/** Whether a phrase is one of the catalogue's topics in the language. */
export const isTranslatedTopic = (language: TranslatedLanguage, phrase: string): boolean =>
  INDEXES[language]().has(foldName(phrase));

const readIndex = (language: TranslatedLanguage) =>
  new Map(
    CATALOGUE.flatMap((category) =>
      wordsOf(language, category).flatMap((words, at): [string, Searched][] => {
        const isInvestor = (category.topics[at]?.kind ?? category.kind) === 'investor';
        const { things, audience, name } = words;
        const narrow = withAudience(language, things, audience);
        const plain = { words, isInvestor, forAudience: false };
        return [
          [foldName(things), plain],
          [foldName(name), plain],
          [foldName(narrow), { ...plain, forAudience: true }],
        ];
      }),
    ),
  );

const INDEXES: Readonly<Record<TranslatedLanguage, () => ReadonlyMap<string, Searched>>> = {
  de: lazy(() => readIndex('de')),
  fr: lazy(() => readIndex('fr')),
  es: lazy(() => readIndex('es')),
};

/** Questions about a search topic by intent; those whose answers name companies come first. */
export function translatedQuestions(language: TranslatedLanguage, phrase: string): string[][] {
  const { catalogue, phrase: plain } = templates[language];
  const slots = phraseSlots(language, phrase);
  const own = [plain.best, plain.value, plain.compare, plain.reviews, plain.choose].map((list) =>
    fillIn(list, slots),
  );
  const searched = INDEXES[language]().get(foldName(phrase));
  if (!searched) return own;
  const { words, isInvestor, forAudience } = searched;
  const ask = (list: readonly string[]) =>
    fillIn(
      forAudience ? list.filter((template) => template.includes('{audience}')) : list,
      { ...words },
      words.gender,
    );
  const lists = [
    catalogue.best,
    isInvestor ? catalogue.investor : catalogue.price,
    catalogue.compare,
    [],
    catalogue.choose,
  ];
  return lists.map((list, at) => [...ask(list), ...(forAudience || at === 3 ? (own[at] ?? []) : [])]);
}

/** Templates of questions that name a company, and what fills them besides the names. */
export function translatedBranded(
  language: TranslatedLanguage,
  phrase: string,
): { templates: readonly string[]; slots: Slots } {
  const things = INDEXES[language]().get(foldName(phrase))?.words.things ?? phrase;
  return { templates: templates[language].phrase.branded, slots: phraseSlots(language, things) };
}
