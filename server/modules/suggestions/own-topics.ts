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
  { name, category: given, competitors }: CleanTopicsQuestion,
  isBranded: (question: string) => boolean,
): SuggestedTopic[] {
  const rivals = competitors.filter((competitor) => competitor.toLowerCase() !== name.toLowerCase());
  const names = { brand: name, competitors: rivals };
  const topics = category
    ? category.topics.map((topic, at) => ({
        name: topic.name,
        ...topicQuestions(category, topic, at, names),
      }))
    : freeTopics(given, names);
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
