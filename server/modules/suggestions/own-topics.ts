import { findCompany } from './companies.ts';
import type { CleanTopicsQuestion } from './input.ts';
import type { Category, SuggestedPrompt, SuggestedTopic } from './model.ts';
import { freeTopics } from './wording/free-prompts.ts';
import { type TopicQuestions, topicQuestions } from './wording/topic-prompts.ts';

/**
 * Topics from the catalogue, or in general words for a business it does not hold. No question comes twice.
 * @param isBranded whether a question names the brand
 */
export function ownTopics(
  category: Category | null,
  { name, domain, category: given, competitors }: CleanTopicsQuestion,
  isBranded: (question: string) => boolean,
): SuggestedTopic[] {
  const rivals = competitors.filter((competitor) => competitor.toLowerCase() !== name.toLowerCase());
  const names = { brand: name, competitors: rivals };
  const topics = category ? catalogueTopics(category, domain, names) : freeTopics(given, names);
  const asked = new Set<string>();
  return topics.map(({ name: topicName, ...questions }) => ({
    name: topicName,
    prompts: promptsOf(questions, isBranded).filter(({ question }) => {
      const isNew = !asked.has(question.toLowerCase());
      asked.add(question.toLowerCase());
      return isNew;
    }),
  }));
}

type Names = Parameters<typeof topicQuestions>[3];

/** All topics of the category, or those that are a known company’s business; each with the rivals that are in it. */
function catalogueTopics(category: Category, domain: string | null, { brand, competitors }: Names) {
  const own = focusOf(category, brand, domain);
  const rivals = competitors.map((name) => ({ name, focus: focusOf(category, name, null) }));
  const topics = [...category.topics.entries()].filter(([place]) => own?.includes(place) ?? true);
  return topics.map(([place, topic], at) => {
    const within = rivals.filter(({ focus }) => focus?.includes(place) ?? true).map(({ name }) => name);
    const ask = (turn: number) => topicQuestions(category, topic, turn, { brand, competitors: within });
    // One topic alone is asked about in twice as many ways.
    const asked = topics.length === 1 ? [ask(at), ask(at + 1)] : [ask(at)];
    return {
      name: topic.name,
      generic: asked.flatMap(({ generic }) => generic),
      branded: asked.flatMap(({ branded }) => branded),
    };
  });
}

function focusOf(category: Category, name: string, domain: string | null): readonly number[] | null {
  const known = findCompany(name, domain);
  return known?.category === category ? known.company.focus : null;
}

function promptsOf(
  { generic, branded }: TopicQuestions,
  isBranded: (question: string) => boolean,
): SuggestedPrompt[] {
  const judged = generic.map((question) => ({ question, branded: isBranded(question) }));
  return [
    ...judged.filter((prompt) => !prompt.branded),
    ...judged.filter((prompt) => prompt.branded),
    ...branded.map((question) => ({ question, branded: true })),
  ];
}
