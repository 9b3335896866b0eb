import type { CatalogueTopic, Category, QuestionSet } from '../model.ts';
import { canRender, nameInSentence, render, type Slots } from './render.ts';
import {
  BRAND_RIVAL_TEMPLATES,
  BRAND_TEMPLATES,
  PRICE_TEMPLATES,
  RIVAL_TEMPLATES,
  TEMPLATES,
} from './templates.ts';

/**
 * A topic’s questions, one for each intent. Topics of a category, and neighboring categories, rotate through different
 * templates and words. Deterministic.
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
  const ask = (templates: readonly string[], shift: number, skip = 0) => {
    const possible = templates.filter((template) => canRender(template, slots(shift)));
    const template = pick(possible, turn + skip);
    return template ? [render(template, slots(shift))] : [];
  };
  const generic = [
    ...ask(TEMPLATES.best, 0),
    ...ask(TEMPLATES.problem, 0),
    ...topic.questions,
    ...ask(TEMPLATES.use, 1),
    ...ask(TEMPLATES.choose, 1),
    ...ask(PRICE_TEMPLATES[topic.kind ?? category.kind], 2),
    ...ask(rivals.length > 0 ? RIVAL_TEMPLATES : TEMPLATES.compare, 0),
  ];
  const compared = rivals.length > 0 ? ask(BRAND_RIVAL_TEMPLATES, 1) : ask(BRAND_TEMPLATES, 1, 3);
  return { generic, branded: [...ask(BRAND_TEMPLATES, 0), ...compared] };
}

const pick = <T>(list: readonly T[], at: number): T | undefined => list[at % Math.max(1, list.length)];
