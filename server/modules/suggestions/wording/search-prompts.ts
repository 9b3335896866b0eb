import { foldName } from '../../../analysis/text/fold.ts';
import type { QuestionSet } from '../model.ts';
import { type Phrase, parsePhrase } from './phrase.ts';
import { canRender, inSentence, nameInSentence, render, type Slots } from './render.ts';
import { findSearchTopic, type SearchTopic } from './search-topics.ts';
import templates from './templates.json' with { type: 'json' };
import type { PromptLanguage } from './translated/languages.ts';
import { translatedBranded, translatedQuestions } from './translated/translated-search.ts';

interface SearchPromptsInput {
  name: string;
  competitors: readonly string[];
  topics: readonly string[];
  language: PromptLanguage;
}

/**
 * Questions spread evenly over topics and intents, in the order of the topics. Generic questions name no competitor: the
 * answer would name it too. Topics that name the company are skipped when others do not.
 * @param isBranded whether a question names the company
 * @param maxGeneric limit of generic questions; the topics may yield fewer
 */
export function searchPrompts(
  { name, competitors, topics, language }: SearchPromptsInput,
  isBranded: (question: string) => boolean,
  maxGeneric: number,
): QuestionSet {
  const generic: string[] = [];
  const used = new Set<string>();
  const isUnused = (question: string) => !used.has(question.toLowerCase()) && !isBranded(question);
  const searchTopics = withoutName(topics, name);
  const queues = searchTopics.map((topic, index) =>
    interleave(language === 'en' ? listQuestions(topic, index) : translatedQuestions(language, topic), index),
  );
  for (
    let round = 0;
    generic.length < maxGeneric && queues.some(({ length }) => length > round);
    round += 1
  ) {
    for (const questions of queues) {
      const next = questions.find(isUnused);
      if (next === undefined || generic.length === maxGeneric) continue;
      used.add(next.toLowerCase());
      generic.push(next);
    }
  }
  return {
    generic,
    branded: brandedPrompts({ name, competitors, topics: searchTopics, language }, isBranded),
  };
}

/**
 * Topics without the company's name: “notion alternatives” is about Notion. If all contain it, the name is also what the
 * company sells (“Coffee”), and `isBranded` alone decides.
 */
function withoutName(topics: readonly string[], name: string): readonly string[] {
  const words = (text: string) => ` ${foldName(text).replace(/[^\p{L}\p{N}]+/gu, ' ')} `;
  const own = words(nameInSentence(name));
  const others = topics.filter((topic) => !words(topic).includes(own));
  return others.length > 0 ? others : topics;
}

/** A topic's questions by intent, worded by the catalogue if it is one of its topics. */
function listQuestions(topic: string, turn: number): string[][] {
  const searched = findSearchTopic(topic);
  const { form, text } = searched ? { form: 'things' as const, text: searched.text } : parsePhrase(topic);
  const { best, value, compare, reviews, choose } = templates.search[form];
  // Intents whose answers name companies come first.
  const own = [best, value, compare, reviews, choose].map((list) => filled(list, { topic: text }));
  if (!searched) return own;
  return catalogueQuestions(searched, turn).map((questions, at) => {
    const plain = own[at] ?? [];
    // For “best”, the plain question comes first; otherwise the catalogue's wording does.
    return at === 0 && !searched.audience
      ? [...plain.slice(0, 1), ...questions, ...plain]
      : [...questions, ...plain];
  });
}

function catalogueQuestions({ category, topic, audience }: SearchTopic, turn: number): string[][] {
  const pick = (list: readonly string[], shift: number) => list[(turn + shift) % Math.max(1, list.length)];
  const ask = (list: readonly string[], shift: number) => {
    const slots: Slots = {
      thing: topic.thing.one,
      things: topic.thing.many,
      'a thing': topic.thing.any,
      audience: audience ?? pick(topic.audiences, shift),
      use: pick(topic.uses, shift),
      problem: pick(topic.problems, shift),
    };
    // A topic for an audience needs templates that name it.
    const fitting = audience ? list.filter((template) => template.includes('{audience}')) : list;
    return filled(rotated(fitting, turn), slots);
  };
  const { best, use, problem, compare, choose } = templates.topic;
  return [
    ask(best, 0),
    // Questions without a thing, and a topic's own, are seldom answered with companies.
    [
      ...ask(use.filter(asksForThing), 0),
      ...ask(
        use.filter((template) => !asksForThing(template)),
        0,
      ),
      ...(audience ? [] : topic.questions),
    ],
    ask(templates.price[topic.kind ?? category.kind], 1),
    [...ask(problem, 0), ...ask(compare, 0)],
    ask(choose, 2),
  ];
}

const asksForThing = (template: string) => template.includes('{thing');

const filled = (list: readonly string[], slots: Slots) =>
  list.filter((template) => canRender(template, slots)).map((template) => render(template, slots));

const rotated = <T>(list: readonly T[], by: number): T[] =>
  list.map((_entry, at) => list[(at + by) % list.length] as T);

/** Round-robin over the lists, so that neighbors differ in intent; each topic begins with another list. */
function interleave(lists: readonly string[][], turn: number): string[] {
  const begun = rotated(lists, turn % Math.max(1, lists.length));
  const longest = Math.max(...begun.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => begun.flatMap((list) => list.slice(at, at + 1))).flat();
}

/** Questions that name the company beside what it offers. */
function brandedPrompts(
  { name, competitors, topics, language }: SearchPromptsInput,
  isBranded: (question: string) => boolean,
) {
  const about = topics.find((topic) => !isBranded(topic)) ?? topics[0] ?? '';
  const rival = competitors.find((competitor) => competitor.toLowerCase() !== name.toLowerCase());
  const wording = language === 'en' ? englishBranded(about) : translatedBranded(language, about);
  const slots: Slots = { ...wording.slots, competitor: rival && nameInSentence(rival) };
  return wording.templates
    .map((template) => renderBranded(template, name, slots, isBranded))
    .filter((question) => question !== null)
    .slice(0, rival ? 4 : 3);
}

function englishBranded(topic: string): { templates: readonly string[]; slots: Slots } {
  const { form, text } = describeOffering(topic);
  return { templates: templates.brandedSearch[form], slots: { topic: text } };
}

function describeOffering(topic: string): Phrase {
  const searched = findSearchTopic(topic);
  if (!searched) return parsePhrase(topic);
  const isProduct = (searched.topic.kind ?? searched.category.kind) === 'product';
  return { form: isProduct ? 'things' : 'providers', text: searched.topic.thing.many };
}

/** Renders with the form of the company's name that the analysis finds, if it finds any. */
function renderBranded(
  template: string,
  name: string,
  slots: Slots,
  isBranded: (question: string) => boolean,
): string | null {
  const short = nameInSentence(name);
  const capital = short.charAt(0).toUpperCase() + short.slice(1);
  const sentences = [short, capital, inSentence(name)]
    .map((brand) => ({ ...slots, brand }))
    .filter((all) => canRender(template, all))
    .map((all) => render(template, all));
  return sentences.find(isBranded) ?? sentences[0] ?? null;
}
