import type { CatalogueTopic, Category } from '../catalogue/catalogue.ts';
import type { QuestionSet } from '../model.ts';
import { canRender, nameInSentence, render, type Slots } from './render.ts';
import templates from './templates.json' with { type: 'json' };

/**
 * A topic’s questions, one for each intent. Topics of a category, and neighboring categories, rotate through different
 * templates and words. Deterministic. Questions that name a company also name what it sells.
 * @param index the topic’s index among the suggested ones
 */
export function topicQuestions(
  category: Category,
  topic: CatalogueTopic,
  index: number,
  { brand, competitors }: { brand: string; competitors: readonly string[] },
): QuestionSet {
  const rivals = competitors.map(nameInSentence).filter(Boolean);
  const turn = index + category.key.length;
  const kind = topic.kind ?? category.kind;
  // A company sells a product; it is a tool, a service or a provider.
  const naming = kind === 'product' ? 'product' : 'other';
  const slots = (shift: number): Slots => ({
    thing: topic.thing.one,
    things: topic.thing.many,
    'a thing': topic.thing.any,
    audience: pick(topic.audiences, turn + shift),
    use: pick(topic.uses, turn + shift),
    problem: pick(topic.problems, turn + shift),
    brand: nameInSentence(brand),
    competitor: pick(rivals, index + shift),
    other: rivals.length > 1 ? pick(rivals, index + shift + 1) : undefined,
  });
  const ask = (texts: readonly string[], shift: number, skip = 0) => {
    const possible = texts.filter((template) => canRender(template, slots(shift)));
    const template = pick(possible, turn + skip);
    return template ? [render(template, slots(shift))] : [];
  };
  const generic = [
    ...ask(templates.topic.best, 0),
    ...ask(templates.topic.problem, 0),
    ...topic.questions,
    ...ask(templates.topic.use, 1),
    ...ask(templates.topic.choose, 1),
    ...ask(templates.price[kind], 2),
    ...ask(rivals.length > 0 ? templates.rivals[naming] : templates.topic.compare, 0),
  ];
  const compared =
    rivals.length > 0 ? ask(templates.brandRivals[naming], 1) : ask(templates.brand[naming], 1, 3);
  return { generic, branded: [...ask(templates.brand[naming], 0), ...compared] };
}

const pick = <T>(list: readonly T[], at: number): T | undefined => list[at % Math.max(1, list.length)];
