import { BRAND_TOPIC, FREE_TOPICS } from './free-templates.ts';
import { midSentence } from './phrase.ts';
import { canRender, inSentence, nameInSentence, render, type Slots } from './render.ts';
import type { TopicQuestions } from './topic-prompts.ts';

interface Names {
  brand: string;
  competitors: readonly string[];
}

/** Topics for a business that somebody described in their own words; null leaves only what can be asked of the brand. */
export function freeTopics(
  field: string | null,
  { brand, competitors }: Names,
): (TopicQuestions & { name: string })[] {
  const rivals = competitors.map(nameInSentence).filter(Boolean);
  const slots: Slots = {
    field: field ? midSentence(inSentence(field)) : undefined,
    brand: nameInSentence(brand),
    competitor: rivals[0],
    other: rivals[1],
  };
  const fill = (templates: readonly string[]) =>
    templates.filter((template) => canRender(template, slots)).map((template) => render(template, slots));
  const topics = FREE_TOPICS.map(({ name, templates }) => ({ name, generic: fill(templates), branded: [] }));
  const about = { name: `About ${nameInSentence(brand)}`, generic: [], branded: fill(BRAND_TOPIC) };
  return slots.field ? [...topics, about] : [about];
}
