import { findCompany } from './companies.ts';
import { findCategory, findCategoryByText } from './find-category.ts';
import type { ParsedTopicsInput } from './input.ts';
import type {
  Category,
  QuestionSet,
  SuggestedCategory,
  SuggestedCompany,
  SuggestedPrompt,
  SuggestedTopic,
} from './model.ts';
import { generalTopics } from './wording/general-topics.ts';
import { topicQuestions } from './wording/topic-prompts.ts';

/**
 * Topics from the catalogue, or general ones for a business it lacks. Questions are unique.
 * @param isBranded whether a question names the brand
 */
export function catalogueTopics(
  category: Category | null,
  { name, domain, category: typedCategory, competitors }: ParsedTopicsInput,
  isBranded: (question: string) => boolean,
): SuggestedTopic[] {
  const rivals = competitors.filter((competitor) => competitor.toLowerCase() !== name.toLowerCase());
  const names = { brand: name, competitors: rivals };
  const topics = category ? renderTopics(category, domain, names) : generalTopics(typedCategory, names);
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

type Names = Parameters<typeof topicQuestions>[3];

/** The topics of a known company's business, else all of the category's; each with the competitors in that topic. */
function renderTopics(category: Category, domain: string | null, { brand, competitors }: Names) {
  const own = findFocus(category, brand, domain);
  const rivals = competitors.map((name) => ({ name, focus: findFocus(category, name, null) }));
  const topics = [...category.topics.entries()].filter(([index]) => own?.includes(index) ?? true);
  return topics.map(([index, topic], turn) => {
    const topicRivals = rivals.filter(({ focus }) => focus?.includes(index) ?? true).map(({ name }) => name);
    const ask = (rotation: number) =>
      topicQuestions(category, topic, rotation, { brand, competitors: topicRivals });
    // A single topic gets twice as many questions.
    const sets = topics.length === 1 ? [ask(turn), ask(turn + 1)] : [ask(turn)];
    return {
      name: topic.name,
      generic: sets.flatMap(({ generic }) => generic),
      branded: sets.flatMap(({ branded }) => branded),
    };
  });
}

function findFocus(category: Category, name: string, domain: string | null): readonly number[] | null {
  const known = findCompany(name, domain);
  return known?.category === category ? known.company.focus : null;
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

/** The chosen category, else the company's own; null when the user's words match none. */
export function resolveCategory(company: {
  name: string;
  domain: string | null;
  description: string | null;
  category: string | null;
}): SuggestedCategory | null {
  if (company.category === null) return findCategory(company.name, company.domain, company.description);
  const chosen = findCategoryByText(company.category);
  return chosen && { category: chosen, basis: 'known' };
}

/** The category's best-known companies, without the company itself and companies with no topic in common. */
export function catalogueCompetitors(
  { name, domain }: { name: string; domain: string | null },
  suggested: SuggestedCategory | null,
  limit: number,
): SuggestedCompany[] {
  if (!suggested) return [];
  const self = findCompany(name, domain)?.company;
  const focus = self?.focus ?? null;
  return suggested.category.companies
    .filter((company) => company.name !== self?.name && company.domain !== (self?.domain ?? domain))
    .filter((company) => !focus || !company.focus || company.focus.some((topic) => focus.includes(topic)))
    .slice(0, limit)
    .map((company) => ({ name: company.name, domain: company.domain, basis: suggested.basis }));
}
