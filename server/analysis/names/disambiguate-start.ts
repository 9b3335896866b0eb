import type { Context, Verdict } from './context.ts';
import * as lexicon from './lexicon.ts';
import { isCoined, isModel, isVersus } from './word-shapes.ts';

const CAPITAL = /^\p{Lu}/u;

/**
 * Judges a single everyday word with a capital that opens a sentence or an item, where the capital says nothing:
 * the next words distinguish "Ring Video Doorbell" from "Ring the bell".
 */
export function disambiguateAtStart(surface: string, context: Context): Verdict {
  const { after, afterNext, gapAfter, titleCase } = context;
  const word = surface.toLowerCase();
  const next = after.toLowerCase();
  const isListed = (other: string): boolean => CAPITAL.test(other) && (!titleCase || isCoined(other));
  const abstract = lexicon.ABSTRACT_ENDING.test(word);
  const mass = abstract || lexicon.NOT_COUNTED.has(word);
  if (/^['’]s/u.test(gapAfter)) return mass ? 'maybe' : 'name';
  if (/^\s?\/\s?$|^,\s$/u.test(gapAfter)) return isListed(after) ? 'name' : 'maybe';
  if (!/^\s$/u.test(gapAfter)) return standingAlone(context, context.numbered ? abstract : mass);
  if (/^(?:and|or)$/.test(next)) return isListed(afterNext) ? 'name' : 'maybe';
  if (isVersus(after)) return 'name';
  const commanding = lexicon.IMPERATIVES.has(word);
  if (after === 'The' && !commanding) return 'name';
  if (lexicon.OBJECT_STARTS.has(next)) return next === 'it' && CAPITAL.test(afterNext) ? 'name' : 'word';
  if (lexicon.TIES.has(next)) return 'word';
  if (lexicon.PREDICATES.has(next)) return mass ? 'maybe' : 'name';
  if (!/^[\p{Lu}\d]/u.test(after)) return 'maybe';
  if (isModel(after) || isModel(afterNext)) return 'name';
  return (titleCase && commanding) || isLabel(context) ? 'maybe' : 'name';
}

/** "Sound Quality:" and "Budget Pick" are headings, "Blink Indoor: Great value" and "Quip Electric Brush:" are not. */
function isLabel({ gapAfterNext, afterNext, right }: Context): boolean {
  const alone = afterNext === '' || !/^['’\s]/u.test(gapAfterNext);
  return alone && !isPraised(/^\s\S+?\W?:\s?(\p{L}+)/u.exec(right)?.[1] ?? '');
}

/** "Best for", "Offers": the head before the colon is something that can be good. */
function isPraised(word: string): boolean {
  return lexicon.VERDICT_STARTS.has(word.toLowerCase());
}

/**
 * A word that is all of an item's head: "**Target** – trendy" names a company; "**Shell:** polycarbonate", with the
 * colon in the bold run, is a property, and "Simplicity" may be one.
 */
function standingAlone({ item, gapAfter, after }: Context, mass: boolean): Verdict {
  if (mass) return 'maybe';
  if (/^:(?:\*\*|__)/.test(gapAfter)) return 'maybe';
  if (/^(?:\*\*|__)?:/.test(gapAfter))
    return isPraised(after) || /^(?:an?|for)$/i.test(after) ? 'name' : 'maybe';
  return item ? 'name' : 'maybe';
}
