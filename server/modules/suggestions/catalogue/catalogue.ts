import { readFileSync } from 'node:fs';
import indefinite from 'indefinite';
import pluralize from 'pluralize';
import { z } from 'zod';

/** Files beside this one, in the order their categories are offered. */
const SECTORS = [
  'business-software',
  'web-technology',
  'marketing',
  'finance',
  'consumer-goods',
  'travel-leisure',
  'services',
];

const texts = z.array(z.string());

/** How something is bought, which decides how its price is asked for; a `maker` is chosen for its products. */
const kind = z.enum(['software', 'product', 'maker', 'provider', 'service', 'investor']);

/** A noun as “tool”, “tools”, “a tool”; given whole where the plural or the article is irregular. */
const thing = z.strictObject({ one: z.string(), many: z.string(), any: z.string() });

const topic = z.strictObject({
  name: z.string(),
  /** Where it differs from the category’s. */
  kind: kind.optional(),
  /** What the questions are about, in the singular. */
  thing: z.union([thing, z.string().transform(regularThing)]),
  /** Words and phrases that identify it in a description, in lower case. */
  words: texts.default([]),
  /** Noun phrases that follow “for”. */
  audiences: texts,
  /** Verb phrases that follow “to”. */
  uses: texts,
  /** Sentences in the first person, without the full stop. */
  problems: texts,
  /** Further questions, used verbatim. */
  questions: texts,
});

const company = z.strictObject({
  name: z.string(),
  /** Registrable domain of its site. */
  domain: z.string(),
  /** Names of the category’s topics that are its business; null: all. */
  topics: texts.nullable().default(null),
});

const category = z.strictObject({
  key: z.string(),
  label: z.string(),
  kind,
  /** Words that identify it without telling the topic, in lower case. */
  words: texts.default([]),
  /** Words of businesses of its kind that none of its topics is about. */
  uncovered: texts.default([]),
  /** The best known first. */
  companies: z.array(company),
  topics: z.array(topic),
});

const sector = z.strictObject({ group: z.string(), categories: z.array(category) });

export type Kind = z.output<typeof kind>;
export type CatalogueTopic = z.output<typeof topic>;
export type KnownCompany = z.output<typeof company>;
/** A kind of business with its topics and companies; `group` is the heading it is listed under. */
export type Category = z.output<typeof category> & { group: string };

/** The getters spare each start the plurals and articles of all topics. */
function regularThing(one: string) {
  return {
    one,
    get many() {
      return pluralize(one);
    },
    get any() {
      return indefinite(one);
    },
  };
}

function readSector(name: string): Category[] {
  const file = readFileSync(new URL(`./${name}.json`, import.meta.url), 'utf8');
  const { group, categories } = sector.parse(JSON.parse(file));
  return categories.map((parsed) => ({ ...parsed, group }));
}

export const CATALOGUE: readonly Category[] = SECTORS.flatMap(readSector);

const byKey = new Map(CATALOGUE.map((entry) => [entry.key, entry]));

export const categoryByKey = (key: string): Category | null => byKey.get(key) ?? null;
