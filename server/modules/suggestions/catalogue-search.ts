import { findCategory } from './find-category.ts';
import type { ParsedPromptsInput, ParsedTopicsInput } from './input.ts';
import type {
  QuestionSet,
  SuggestedCategory,
  SuggestedSearchPrompts,
  SuggestedSearchTopics,
} from './model.ts';
import { findBusinessNoun, parsePhrase } from './wording/phrase.ts';
import { inSentence } from './wording/render.ts';
import { searchPrompts } from './wording/search-prompts.ts';
import { findSearchTopic, listSearchTopics } from './wording/search-topics.ts';
import type { PromptLanguage } from './wording/translated/languages.ts';
import { isTranslatedTopic, translatedSearchTopics } from './wording/translated/translated-search.ts';

export const GENERIC_PROMPTS = 8;
const MIN_BRANDED = 2;
const MAX_BRANDED = 4;

/** Search topics from the catalogue; for a business it lacks, the user's own words or those of its name. */
export function catalogueSearchTopics(
  { name, domain, category, language }: ParsedTopicsInput,
  suggested: SuggestedCategory | null,
): SuggestedSearchTopics {
  if (suggested) {
    const { basis, category: own } = suggested;
    return { basis, topics: listTopics(suggested, language), category: own, language };
  }
  // A noun in a name is found in English alone.
  const text =
    language === 'en'
      ? parsePhrase(category ?? findBusinessNoun(name, domain) ?? '').text
      : inSentence(category ?? '');
  return text
    ? { basis: 'guess', topics: [text], category: null, language }
    : { basis: null, topics: [], category: null, language };
}

/**
 * Questions from templates. When the topics yield too few, because they name the company, the topics of its category are
 * added.
 * @returns fewer than 8 generic questions when nothing but the company's name is known
 */
export function catalogueSearchPrompts(
  { name, domain, competitors, searchTopics, language }: ParsedPromptsInput,
  isBranded: (question: string) => boolean,
): SuggestedSearchPrompts {
  const ask = (topics: readonly string[]) =>
    searchPrompts({ name, competitors, topics, language }, isBranded, GENERIC_PROMPTS);
  const isKnown = (topic: string) =>
    language === 'en' ? findSearchTopic(topic) !== null : isTranslatedTopic(language, topic);
  const basis = searchTopics.every(isKnown) ? 'known' : 'guess';
  const questions = ask(searchTopics);
  if (questions.generic.length === GENERIC_PROMPTS) return { basis, language, ...questions };
  const suggested = findCategory(name, domain, null);
  const more = suggested ? listTopics(suggested, language) : [];
  return { basis: 'guess', language, ...ask([...searchTopics, ...more]) };
}

/** Completes the model's questions from the templates'. */
export function completeQuestions(suggested: QuestionSet, own: QuestionSet): QuestionSet {
  const taken = new Set(suggested.generic.map((question) => question.toLowerCase()));
  const others = own.generic.filter((question) => !taken.has(question.toLowerCase()));
  const branded =
    suggested.branded.length >= MIN_BRANDED ? suggested.branded : [...suggested.branded, ...own.branded];
  return {
    generic: [...suggested.generic, ...others].slice(0, GENERIC_PROMPTS),
    branded: [...new Set(branded)].slice(0, MAX_BRANDED),
  };
}

const listTopics = ({ category, topics }: SuggestedCategory, language: PromptLanguage): string[] =>
  language === 'en'
    ? listSearchTopics(category, topics).map(({ text }) => text)
    : translatedSearchTopics(language, category, topics);
