import type { Category } from './catalogue/catalogue.ts';
import { findCompany } from './companies.ts';
import type { ParsedTopicsInput } from './input.ts';
import type {
  QuestionSet,
  SuggestedCategory,
  SuggestedCompany,
  SuggestedPrompt,
  SuggestedTopic,
} from './model.ts';
import { generalTopics } from './wording/general-topics.ts';
import { findBusinessNoun } from './wording/phrase.ts';
import { topicQuestions } from './wording/topic-prompts.ts';
import type { PromptLanguage } from './wording/translated/languages.ts';
import { translatedGeneralTopics, translatedTopic } from './wording/translated/translated-topics.ts';

/**
 * Topics from the catalogue; for a business it lacks, general ones from the user's words or the company's name.
 * Questions are unique.
 * @param isBranded whether a question names the brand
 * @returns none when the company's offering is unknown
 */
export function catalogueTopics(
  suggested: SuggestedCategory | null,
  { name, domain, category, audience, competitors, language }: ParsedTopicsInput,
  isBranded: (question: string) => boolean,
): SuggestedTopic[] {
  const rivals = competitors.filter((competitor) => competitor.toLowerCase() !== name.toLowerCase());
  const names = { brand: name, competitors: rivals };
  const topics = suggested
    ? renderTopics(suggested, names, language)
    : listGeneralTopics({ name, domain, category, audience, language }, names);
  const seen = new Set<string>();
  return topics.map(({ name: topicName, ...questions }) => ({
    name: topicName,
    prompts: listPrompts(questions, isBranded).filter(({ question }) => {
      const isNew = !seen.has(question.toLowerCase());
      seen.add(question.toLowerCase());
      return isNew;
    }),
  }));
}

function listGeneralTopics(
  { name, domain, category, audience, language }: Omit<ParsedTopicsInput, 'competitors' | 'description'>,
  names: Names,
) {
  if (language !== 'en') {
    return category ? translatedGeneralTopics(language, { offering: category, audience }, names) : [];
  }
  const offering = category ?? findBusinessNoun(name, domain);
  return offering ? generalTopics({ offering, audience }, names) : [];
}

type Names = Parameters<typeof topicQuestions>[3];

/** The category's topics that are the company's business, each with the competitors in that topic. */
function renderTopics(
  { category, topics: own }: SuggestedCategory,
  { brand, competitors }: Names,
  language: PromptLanguage,
) {
  const rivals = competitors.map((name) => ({ name, topics: findTopicNames(category, name) }));
  const topics = category.topics.filter(({ name }) => own?.includes(name) ?? true);
  return topics.map((topic, turn) => {
    const topicRivals = rivals.filter(({ topics: names }) => names?.includes(topic.name) ?? true);
    const named = { brand, competitors: topicRivals.map(({ name }) => name) };
    const translate = (rotation: number) =>
      language === 'en'
        ? null
        : translatedTopic(language, category, category.topics.indexOf(topic), rotation, named);
    const ask = (rotation: number) => translate(rotation) ?? topicQuestions(category, topic, rotation, named);
    // A single topic gets twice as many questions.
    const sets = topics.length === 1 ? [ask(turn), ask(turn + 1)] : [ask(turn)];
    return {
      name: translate(turn)?.name ?? topic.name,
      generic: sets.flatMap(({ generic }) => generic),
      branded: sets.flatMap(({ branded }) => branded),
    };
  });
}

/** The topics of a known company in a category; null: all, or the company is not in it. */
function findTopicNames(category: Category, name: string): readonly string[] | null {
  const known = findCompany(name, null);
  return known?.category === category ? known.company.topics : null;
}

function listPrompts(
  { generic, branded }: QuestionSet,
  isBranded: (question: string) => boolean,
): SuggestedPrompt[] {
  const judged = generic.map((question) => ({ question, branded: isBranded(question) }));
  return [
    ...judged.filter((prompt) => !prompt.branded),
    ...judged.filter((prompt) => prompt.branded),
    ...branded.map((question) => ({ question, branded: true })),
  ];
}

/** The category's best-known companies, without the company itself and companies with no topic in common. */
export function catalogueCompetitors(
  { name, domain }: { name: string; domain: string | null },
  suggested: SuggestedCategory | null,
  limit: number,
): SuggestedCompany[] {
  if (!suggested) return [];
  const { category, topics: own, basis } = suggested;
  const self = findCompany(name, domain)?.company;
  return category.companies
    .filter((company) => company.name !== self?.name && company.domain !== (self?.domain ?? domain))
    .filter(({ topics }) => !own || !topics || topics.some((topic) => own.includes(topic)))
    .slice(0, limit)
    .map((company) => ({ name: company.name, domain: company.domain, basis }));
}
