import { foldName } from '../../../analysis/text/fold.ts';
import { phraseOf } from './phrase.ts';
import { canRender, inSentence, nameInSentence, render, type Slots } from './render.ts';
import { BRANDED_SEARCH_TEMPLATES, SEARCH_TEMPLATES } from './search-templates.ts';
import { type SearchTopic, searchTopicNamed } from './search-topics.ts';
import { PRICE_TEMPLATES, TEMPLATES } from './templates.ts';

/** Questions about search topics: those that anybody would ask, then those that name the company. */
export interface SearchPrompts {
  generic: string[];
  branded: string[];
}

interface Asked {
  name: string;
  competitors: readonly string[];
  /** As people type them. */
  topics: readonly string[];
}

/**
 * Questions spread evenly over the topics and over what people want to know, in the order of the topics. None names a
 * competitor but for one beside the company: a question that names one is bound to be answered with it.
 * A topic that holds the company's own name gives none beside others that do not.
 * @param isBranded whether a question names the company
 * @param most generic questions at most; fewer where the topics do not give them
 */
export function searchPrompts(
  { name, competitors, topics }: Asked,
  isBranded: (question: string) => boolean,
  most: number,
): SearchPrompts {
  const generic: string[] = [];
  const asked = new Set<string>();
  const isFree = (question: string) => !asked.has(question.toLowerCase()) && !isBranded(question);
  const about = withoutName(topics, name);
  const open = about.map((topic, place) => inTurns(questionsOf(topic, place), place));
  for (let round = 0; generic.length < most && open.some(({ length }) => length > round); round += 1) {
    for (const questions of open) {
      const next = questions.find(isFree);
      if (next === undefined || generic.length === most) continue;
      asked.add(next.toLowerCase());
      generic.push(next);
    }
  }
  return { generic, branded: brandedPrompts({ name, competitors, topics: about }, isBranded) };
}

/**
 * Topics that do not hold the company's name in any case: “notion alternatives” is about Notion. Where all do, the name
 * is what the company sells (“Coffee”), and the analysis alone tells which questions name it.
 */
function withoutName(topics: readonly string[], name: string): readonly string[] {
  const words = (text: string) => ` ${foldName(text).replace(/[^\p{L}\p{N}]+/gu, ' ')} `;
  const own = words(nameInSentence(name));
  const others = topics.filter((topic) => !words(topic).includes(own));
  return others.length > 0 ? others : topics;
}

/** A topic's questions by what somebody wants to know: the catalogue's where it is one of its topics. */
function questionsOf(topic: string, turn: number): string[][] {
  const searched = searchTopicNamed(topic);
  const { form, text } = searched ? { form: 'things' as const, text: searched.text } : phraseOf(topic);
  const own = SEARCH_TEMPLATES[form].map((templates) => filled(templates, { topic: text }));
  if (!searched) return own;
  return catalogued(searched, turn).map((questions, at) => {
    const plain = own[at] ?? [];
    // What is asked of anybody's needs comes first for the best, and behind the catalogue’s words for all else.
    return at === 0 && !searched.audience
      ? [...plain.slice(0, 1), ...questions, ...plain]
      : [...questions, ...plain];
  });
}

function catalogued({ category, topic, audience }: SearchTopic, turn: number): string[][] {
  const pick = (list: readonly string[], shift: number) => list[(turn + shift) % Math.max(1, list.length)];
  const ask = (templates: readonly string[], shift: number) => {
    const slots: Slots = {
      thing: topic.thing.one,
      things: topic.thing.many,
      'a thing': topic.thing.any,
      audience: audience ?? pick(topic.audiences, shift),
      use: pick(topic.uses, shift),
      problem: pick(topic.problems, shift),
    };
    // A topic for somebody is asked about for them.
    const fitting = audience ? templates.filter((template) => template.includes('{audience}')) : templates;
    return filled(rotated(fitting, turn), slots);
  };
  return [
    ask(TEMPLATES.best, 0),
    // What asks for no thing, and a topic's own questions, are seldom answered with companies.
    [
      ...ask(TEMPLATES.use.filter(asksForThing), 0),
      ...ask(
        TEMPLATES.use.filter((template) => !asksForThing(template)),
        0,
      ),
      ...(audience ? [] : topic.questions),
    ],
    ask(PRICE_TEMPLATES[topic.kind ?? category.kind], 1),
    [...ask(TEMPLATES.problem, 0), ...ask(TEMPLATES.compare, 0)],
    ask(TEMPLATES.choose, 2),
  ];
}

const asksForThing = (template: string) => template.includes('{thing');

const filled = (templates: readonly string[], slots: Slots) =>
  templates.filter((template) => canRender(template, slots)).map((template) => render(template, slots));

const rotated = <T>(list: readonly T[], by: number): T[] =>
  list.map((_entry, at) => list[(at + by) % list.length] as T);

/** One of each list in turn, so that neighbors want to know different things; each topic begins with another list. */
function inTurns(lists: readonly string[][], turn: number): string[] {
  const begun = rotated(lists, turn % Math.max(1, lists.length));
  const longest = Math.max(...begun.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => begun.flatMap((list) => list.slice(at, at + 1))).flat();
}

function brandedPrompts({ name, competitors, topics }: Asked, isBranded: (question: string) => boolean) {
  const about = topics.find((topic) => !isBranded(topic)) ?? '';
  const searched = searchTopicNamed(about);
  const { form, text } = phraseOf(about);
  const rival = competitors.find((competitor) => competitor.toLowerCase() !== name.toLowerCase());
  const slots: Slots = {
    topic: form === 'question' ? undefined : text,
    audience: searched ? (searched.audience ?? searched.topic.audiences[0]) : undefined,
    competitor: rival && nameInSentence(rival),
  };
  const { audience, topic, use, rival: rivals, any } = BRANDED_SEARCH_TEMPLATES;
  const fitting = searched ? audience : form === 'use' ? use : topic;
  return [...fitting, ...rivals, ...any]
    .map((template) => named(template, name, slots, isBranded))
    .filter((question) => question !== null)
    .slice(0, rival ? 4 : 3);
}

/** The sentence with the company called as the analysis finds it, where it finds any of its forms. */
function named(
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
