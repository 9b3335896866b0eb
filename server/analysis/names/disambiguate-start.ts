import { type Context, titleAfter, type Verdict } from './context.ts';
import { isFeature, namesFeature } from './item-heads.ts';
import * as lexicon from './lexicon.ts';
import { isCamelCase, isCoined, isModel, isVersus } from './word-shapes.ts';

const CAPITAL = /^\p{Lu}/u;
const DESCRIBING_ENDING = /(?:ed|ing|less|able|ible|ous)$/;
const NO_MAKERS = [
  lexicon.DESCRIPTIONS,
  lexicon.NOT_COUNTED,
  lexicon.KINDS,
  lexicon.DETERMINERS,
  lexicon.OBJECT_STARTS,
];

/** After a label in bold: "**Canon:** best for photos". */
const OF_COMPANY =
  /^:..\s(?:best|known|famous|popular) for |^:..\s(?:offers|makes|sells|specializes|praised) /i;

/**
 * Judges a single everyday word with a capital that opens a sentence or an item, where the capital says nothing:
 * the next words distinguish "Ring Video Doorbell" from "Ring the bell".
 */
export function disambiguateAtStart(surface: string, context: Context): Verdict {
  const { after, afterNext, gapAfter, gapAfterNext, titleCase } = context;
  const word = surface.toLowerCase();
  const next = after.toLowerCase();
  const isListed = (other: string): boolean => CAPITAL.test(other) && (!titleCase || isCoined(other));
  const abstract = lexicon.ABSTRACT_ENDING.test(word);
  const mass = abstract || lexicon.NOT_COUNTED.has(word);
  if (/^['’]s/u.test(gapAfter)) return mass ? 'maybe' : 'name';
  if (/^\s?\/\s?$|^,\s$/u.test(gapAfter)) return isListed(after) ? 'name' : 'maybe';
  if (!/^\s$/u.test(gapAfter))
    return standingAlone(context, (context.numbered ? abstract : mass) || isFeature(word));
  if (/^(?:and|or)$/.test(next)) return isListed(afterNext) ? 'name' : 'maybe';
  if (isVersus(after)) return 'name';
  const commanding = lexicon.IMPERATIVES.has(word);
  if (after === 'The' && !commanding) return 'name';
  if (lexicon.OBJECT_STARTS.has(next)) return next === 'it' && CAPITAL.test(afterNext) ? 'name' : 'word';
  if (lexicon.TIES.has(next)) return 'word';
  if (lexicon.PREDICATES.has(next) && !isPlural(context)) return mass ? 'maybe' : 'name';
  if (isCamelCase(after)) return 'name';
  if (!/^[\p{Lu}\d]/u.test(after)) {
    const ofMaker = context.highlighted ? !namesFeature(word, context) : namesItsProducts(word, context);
    return ofMaker && !commanding ? 'name' : 'maybe';
  }
  if (isQuantity(context)) return 'maybe';
  if (isModel(after) || (/^\s$/u.test(gapAfterNext) && isModel(afterNext))) return 'name';
  if (titleCase && commanding && !headsShortTitle(context)) return 'maybe';
  return namesFeature(word, context) ? 'maybe' : 'name';
}

/** "Discover Bank", not "Discover Hidden Gems" or "Target Muscles". */
function headsShortTitle(context: Context): boolean {
  const title = titleAfter(context);
  return title.length === 1 && !/s$/.test(context.after);
}

/** "Key features:", "Key features to look for", "Ring uses include": the plural of a noun, not a verb. */
function isPlural({ after, afterNext, gapAfterNext }: Context): boolean {
  if (!lexicon.NOUNS_TOO.has(after.toLowerCase())) return false;
  const continued = lexicon.TIES.has(afterNext) || afterNext === 'to';
  return gapAfterNext !== ' ' || continued || lexicon.PLURAL_PREDICATES.has(afterNext);
}

/** "Brother printers are", "Dove soap is": a maker's products, unless the word says what they are like ("Purple shirts are"). */
function namesItsProducts(word: string, { right }: Context): boolean {
  if (NO_MAKERS.some((set) => set.has(word)) || DESCRIBING_ENDING.test(word)) return false;
  const [product = '', verb = '', ...more] = (/^(?: \p{Ll}+){2,4}/u.exec(right)?.[0] ?? '').trim().split(' ');
  return statesOf(product, verb) || statesOf(verb, more[0] ?? '') || statesOf(more[0] ?? '', more[1] ?? '');
}

function statesOf(product: string, verb: string): boolean {
  if (lexicon.PRODUCTS.has(product)) return /^(?:is|was|has|costs|comes|lasts|feels|works)$/.test(verb);
  const singular = [product.replace(/s$/, ''), product.replace(/es$/, '')];
  return (
    lexicon.PLURAL_PREDICATES.has(verb) &&
    singular.some((one) => one !== product && lexicon.PRODUCTS.has(one))
  );
}

/** "Target 8,000 steps", "Total 20 hours". */
function isQuantity({ right }: Context): boolean {
  const [, unit = ''] = /^\s[\d.,]+\s(\p{Ll}+)/u.exec(right) ?? [];
  return unit !== '' && !lexicon.PREDICATES.has(unit);
}

/**
 * A word that is all of an item's head: "**Target** – trendy" names a company; "**Shell:** polycarbonate", with the
 * colon in the bold run, is a property, and "Simplicity" may be one.
 */
function standingAlone({ item, gapAfter, after, right }: Context, mass: boolean): Verdict {
  if (mass) return 'maybe';
  if (/^:(?:\*\*|__)/.test(gapAfter)) return OF_COMPANY.test(right) ? 'name' : 'maybe';
  if (/^(?:\*\*|__)?:/.test(gapAfter))
    return isPraised(after) || /^(?:an?|for)$/i.test(after) ? 'name' : 'maybe';
  return item ? 'name' : 'maybe';
}

/** "Best for", "Offers": the head before the colon is something that can be good. */
function isPraised(word: string): boolean {
  return lexicon.VERDICT_STARTS.has(word.toLowerCase());
}
