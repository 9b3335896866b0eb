import pluralize from 'pluralize';
import { foldName } from '../../../analysis/text/fold.ts';
import { CATALOGUE } from '../catalogue/all.ts';
import type { CatalogueTopic, Category, Kind } from '../model.ts';

/** A phrase that people search for, with the catalogue's topic that it is about. */
export interface SearchTopic {
  /** Such as “project management tools” or “running shoes for beginners”. */
  text: string;
  category: Category;
  topic: CatalogueTopic;
  /** Whom it names, as it follows “for”; null for anybody. */
  audience: string | null;
}

/** Longer phrases are sentences, and nobody types them into a search box. */
const MOST_WORDS = 6;
const MOST_TOPICS = 6;
const ENOUGH_TOPICS = 5;

/** What people put before a thing whose price they care about. */
const PRICED: Record<Kind, readonly string[]> = {
  software: ['affordable', 'easy-to-use'],
  product: ['affordable', 'high-quality'],
  maker: ['affordable', 'high-quality'],
  provider: ['affordable', 'reliable'],
  service: ['affordable', 'reliable'],
  investor: ['early-stage', 'founder-friendly'],
};

/**
 * What a company’s customers search for: its topics' things, then these for one kind of customer each.
 * @param focus places of the category's topics that are the company's business; null: all of them
 * @returns 5 or 6, all different
 */
export function searchTopicsOf(category: Category, focus: readonly number[] | null): SearchTopic[] {
  const topics = category.topics.filter((_topic, place) => focus?.includes(place) ?? true);
  const found = new Map<string, SearchTopic>();
  const add = (searched: SearchTopic) => {
    const key = foldName(searched.text);
    if (found.size < MOST_TOPICS && !found.has(key)) found.set(key, searched);
  };
  for (const topic of topics) add({ text: topic.thing.many, category, topic, audience: null });
  for (let turn = 0; turn < 3; turn += 1) {
    for (const topic of topics) {
      const audience = forWhom(topic)[turn];
      if (audience) add({ text: `${topic.thing.many} for ${audience}`, category, topic, audience });
    }
  }
  for (const topic of topics) {
    for (const word of PRICED[topic.kind ?? category.kind]) {
      const text = `${word} ${topic.thing.many}`;
      if (found.size < ENOUGH_TOPICS) add({ text, category, topic, audience: null });
    }
  }
  return [...found.values()];
}

/** Audiences in a few words and in the plural: “a small agency” is “small agencies”; those that need more are left out. */
function forWhom({ audiences, thing }: CatalogueTopic): string[] {
  const room = MOST_WORDS - thing.many.split(' ').length - 1;
  return audiences.flatMap((audience) => {
    const one = /^an? (.+)$/.exec(audience)?.[1];
    const words = (one ?? audience).split(' ');
    const isPlain = words.length <= room && !words.some((word) => LINKING.test(word));
    if (!isPlain) return [];
    return [one === undefined ? audience : [...words.slice(0, -1), several(words.at(-1) ?? '')].join(' ')];
  });
}

/** The library leaves words with an accent as they are. */
const several = (noun: string) => (/\P{ASCII}$/u.test(noun) ? `${noun}s` : pluralize(noun));

/** Words that join more to a noun, which then does not stand at the end. */
const LINKING = /^(of|with|without|that|in|on|for|to|from|at|who|whose|which|abroad|its|their|and)$/i;

/** The catalogue's topic that a phrase is about; null for anybody's own words. */
export function searchTopicNamed(text: string): SearchTopic | null {
  return known().get(foldName(text)) ?? null;
}

let index: Map<string, SearchTopic> | null = null;

function known(): Map<string, SearchTopic> {
  index ??= new Map(
    CATALOGUE.flatMap((category) => [
      ...category.topics.flatMap((topic) =>
        [topic.thing.one, topic.name].map(
          (given) => [foldName(given), { text: topic.thing.many, category, topic, audience: null }] as const,
        ),
      ),
      ...[...category.topics.keys()].flatMap((place) => byText(searchTopicsOf(category, [place]))),
      ...byText(searchTopicsOf(category, null)),
    ]),
  );
  return index;
}

const byText = (topics: readonly SearchTopic[]) =>
  topics.map((searched) => [foldName(searched.text), searched] as const);
