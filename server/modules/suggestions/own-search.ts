import { categoryOf } from './category-of.ts';
import { findCompany } from './companies.ts';
import type { CleanPromptsQuestion, CleanTopicsQuestion } from './input.ts';
import type { Category, SuggestedCategory, SuggestedSearchPrompts, SuggestedSearchTopics } from './model.ts';
import { phraseOf } from './wording/phrase.ts';
import { type SearchPrompts, searchPrompts } from './wording/search-prompts.ts';
import { searchTopicNamed, searchTopicsOf } from './wording/search-topics.ts';

/** Questions that do not name the company; the specification calls the first 8 generic. */
export const GENERIC_PROMPTS = 8;
const FEWEST_BRANDED = 2;
const MOST_BRANDED = 4;

/**
 * Search topics from the catalogue; a business in anybody's own words is searched for in these words.
 * @param place null when nothing tells what the company does, or the catalogue does not hold it
 */
export function ownSearchTopics(
  { name, domain, category }: CleanTopicsQuestion,
  place: SuggestedCategory | null,
): SuggestedSearchTopics {
  if (place) {
    const topics = textsOf(place.category, name, domain);
    return { basis: place.basis, topics, category: place.category };
  }
  const typed = category ? phraseOf(category).text : '';
  return typed
    ? { basis: 'guess', topics: [typed], category: null }
    : { basis: null, topics: [], category: null };
}

/**
 * Questions in our own wording. Topics that give none, because they are the company's name, are helped out by those of
 * its business where that is known.
 * @returns fewer than 8 generic ones when there is nothing to ask about but the company itself
 */
export function ownSearchPrompts(
  { name, domain, competitors, searchTopics }: CleanPromptsQuestion,
  isBranded: (question: string) => boolean,
): SuggestedSearchPrompts {
  const ask = (topics: readonly string[]) =>
    searchPrompts({ name, competitors, topics }, isBranded, GENERIC_PROMPTS);
  const basis = searchTopics.every((topic) => searchTopicNamed(topic)) ? 'known' : 'guess';
  const asked = ask(searchTopics);
  if (asked.generic.length === GENERIC_PROMPTS) return { basis, ...asked };
  const place = categoryOf(name, domain, null);
  const more = place ? textsOf(place.category, name, domain) : [];
  return { basis: 'guess', ...ask([...searchTopics, ...more]) };
}

/** What a model proposed, completed from our own wording where it is too little. */
export function withOwn(proposed: SearchPrompts, own: SearchPrompts): SearchPrompts {
  const taken = new Set(proposed.generic.map((question) => question.toLowerCase()));
  const others = own.generic.filter((question) => !taken.has(question.toLowerCase()));
  const branded =
    proposed.branded.length >= FEWEST_BRANDED ? proposed.branded : [...proposed.branded, ...own.branded];
  return {
    generic: [...proposed.generic, ...others].slice(0, GENERIC_PROMPTS),
    branded: [...new Set(branded)].slice(0, MOST_BRANDED),
  };
}

/** A known company's own topics; all of the category's for any other. */
function textsOf(category: Category, name: string, domain: string | null): string[] {
  const known = findCompany(name, domain);
  const focus = known?.category === category ? known.company.focus : null;
  return searchTopicsOf(category, focus).map(({ text }) => text);
}
