import pluralize from 'pluralize';
import { foldName } from '../../../analysis/text/fold.ts';
import { lazy } from '../../../lib/lazy.ts';
import { CATALOGUE, type CatalogueTopic, type Category, type Kind } from '../catalogue/catalogue.ts';

/** A search phrase and its catalogue topic. */
export interface SearchTopic {
  /** Such as “project management tools” or “running shoes for beginners”. */
  text: string;
  category: Category;
  topic: CatalogueTopic;
  /** Follows “for”; null for everybody. */
  audience: string | null;
}

/** Longer phrases are not typed into a search box. */
const MAX_WORDS = 6;
const MAX_TOPICS = 6;
const MIN_TOPICS = 5;

/** Adjectives that people search with, by how a thing is bought. */
const ADJECTIVES: Record<Kind, readonly string[]> = {
  software: ['affordable', 'easy-to-use'],
  product: ['affordable', 'high-quality'],
  maker: ['affordable', 'high-quality'],
  provider: ['affordable', 'reliable'],
  service: ['affordable', 'reliable'],
  investor: ['early-stage', 'founder-friendly'],
};

/**
 * What a company’s customers search for: its topics' things, then these for one audience each.
 * @param names of the category's topics that are the company's business; null: all
 * @returns 5 or 6, unique
 */
export function listSearchTopics(category: Category, names: readonly string[] | null): SearchTopic[] {
  const topics = category.topics.filter(({ name }) => names?.includes(name) ?? true);
  const results = new Map<string, SearchTopic>();
  const add = (searched: SearchTopic) => {
    const key = foldName(searched.text);
    if (results.size < MAX_TOPICS && !results.has(key)) results.set(key, searched);
  };
  for (const topic of topics) add({ text: topic.thing.many, category, topic, audience: null });
  for (let turn = 0; turn < 3; turn += 1) {
    for (const topic of topics) {
      const audience = shortAudiences(topic)[turn];
      if (audience) add({ text: `${topic.thing.many} for ${audience}`, category, topic, audience });
    }
  }
  for (const topic of topics) {
    for (const word of ADJECTIVES[topic.kind ?? category.kind]) {
      const text = `${word} ${topic.thing.many}`;
      if (results.size < MIN_TOPICS) add({ text, category, topic, audience: null });
    }
  }
  return [...results.values()];
}

/** Audiences of few words, in the plural: “a small agency” becomes “small agencies”. */
function shortAudiences({ audiences, thing }: CatalogueTopic): string[] {
  const room = MAX_WORDS - thing.many.split(' ').length - 1;
  return audiences.flatMap((audience) => {
    const one = /^an? (.+)$/.exec(audience)?.[1];
    const words = (one ?? audience).split(' ');
    const isPlain = words.length <= room && !words.some((word) => LINKING.test(word));
    if (!isPlain) return [];
    return [one === undefined ? audience : [...words.slice(0, -1), pluralOf(words.at(-1) ?? '')].join(' ')];
  });
}

/** pluralize does not change words with an accent. */
const pluralOf = (noun: string) => (/\P{ASCII}$/u.test(noun) ? `${noun}s` : pluralize(noun));

/** Words after which more than the noun follows. */
const LINKING = /^(of|with|without|that|in|on|for|to|from|at|who|whose|which|abroad|its|their|and)$/i;

export function findSearchTopic(text: string): SearchTopic | null {
  return topicIndex().get(foldName(text)) ?? null;
}

const topicIndex = lazy(
  () =>
    new Map<string, SearchTopic>(
      CATALOGUE.flatMap((category) => [
        ...category.topics.flatMap((topic) =>
          [topic.thing.one, topic.name].map(
            (name) => [foldName(name), { text: topic.thing.many, category, topic, audience: null }] as const,
          ),
        ),
        ...category.topics.flatMap(({ name }) => byText(listSearchTopics(category, [name]))),
        ...byText(listSearchTopics(category, null)),
      ]),
    ),
);

const byText = (topics: readonly SearchTopic[]) =>
  topics.map((searched) => [foldName(searched.text), searched] as const);
