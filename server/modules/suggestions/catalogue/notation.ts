import indefinite from 'indefinite';
import pluralize from 'pluralize';
import type { CatalogueTopic, Category, Kind, KnownCompany, Thing } from '../model.ts';

interface WrittenCategory extends Omit<Category, 'words' | 'companies'> {
  /** Separated by commas. */
  words: string;
  /** Name and domain, separated by commas; `#13`: the first and the third topic are its business. */
  companies: string;
}

/** Texts are separated by ` / `. */
interface WrittenTopic {
  /** Where the topic is paid for otherwise than the rest of its category. */
  kind?: Kind;
  for: string;
  to: string;
  because: string;
  ask: string;
}

/** A category from its short notation, which keeps the catalogue readable. */
export const category = ({ words, companies, ...rest }: WrittenCategory): Category => ({
  ...rest,
  words: parts(words, ','),
  companies: parts(companies, ',').map(companyOf),
});

/**
 * A topic from its short notation.
 * @param thing what is asked for, in the singular; the whole noun where its plural or article is not the usual one
 */
export const topic = (name: string, thing: string | Thing, written: WrittenTopic): CatalogueTopic => ({
  name,
  kind: written.kind ?? null,
  thing: typeof thing === 'string' ? usualForms(thing) : thing,
  audiences: parts(written.for, ' / '),
  uses: parts(written.to, ' / '),
  problems: parts(written.because, ' / '),
  questions: parts(written.ask, ' / '),
});

/** Read when they are needed: making them for all topics would delay each start. */
const usualForms = (one: string): Thing => ({
  one,
  get many() {
    return pluralize(one);
  },
  get any() {
    return indefinite(one);
  },
});

/** What comes in pairs: “pair of headphones”, “headphones”. */
export const pairOf = (many: string): Thing => ({
  one: `pair of ${many}`,
  many,
  any: `a pair of ${many}`,
});

const parts = (list: string, separator: string) =>
  list
    .split(separator)
    .map((part) => part.trim().replace(/\s+/g, ' '))
    .filter(Boolean);

function companyOf(written: string): KnownCompany {
  const [, name = '', domain = '', focus] = /^(.+) (\S+\.\S+?)(?: #(\d+))?$/.exec(written) ?? [];
  return { name, domain, focus: focus ? [...focus].map((place) => Number(place) - 1) : null };
}
