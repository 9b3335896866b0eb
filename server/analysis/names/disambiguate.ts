import { isAlwaysCapital, isEverydayWord } from '../text/everyday-words.ts';
import type { Span } from '../types.ts';
import { type Context, readContext, type Verdict } from './context.ts';
import { disambiguateAtStart } from './disambiguate-start.ts';
import { namesFeature } from './item-heads.ts';
import * as lexicon from './lexicon.ts';
import { isCamelCase, isCoined, isVersus } from './word-shapes.ts';

/**
 * Judges a name made of everyday words (Gap, Ring, Made In) at one place by its capitals, its position and the
 * words beside it.
 *
 * @param name as the company writes it
 * @param textHasCapitals false for a text all in small letters, where their absence says nothing
 */
export function disambiguate(text: string, span: Span, name: string, textHasCapitals: boolean): Verdict {
  const surface = text.slice(span.start, span.end);
  const single = !/[\s-]/u.test(surface);
  const small = /\p{L}/u.test(surface) && !hasCapitals(surface);
  if (small && !single) return 'maybe';
  if (small && textHasCapitals) return name === name.toLowerCase() ? 'maybe' : 'word';
  const context = readContext(text, span);
  if (small) return inSmallLetters(surface, context);
  if (!/\p{L}/u.test(surface)) return ofNumber(context);
  if (/^[®™℠]/u.test(context.gapAfter)) return endsLongerName(context) ? 'maybe' : 'name';
  if (isHyphenated(context)) return 'maybe';
  if (isAlwaysCapital(surface)) return 'maybe';
  const caps = surface.length > 1 && surface === surface.toUpperCase();
  if (caps && !context.allCaps && name === name.toUpperCase()) return 'name';
  if (!single) return ofSeveralWords(context);
  if (lexicon.OWNERS.get(surface.toLowerCase())?.has(context.before.toLowerCase())) return 'name';
  if (/^vs$/i.test(context.before) && context.gapBefore === '. ')
    return isCoined(context.listedAfter) ? 'name' : 'maybe';
  if (context.allCaps || (context.titleCase && !context.opens)) return insideTitle(surface, context);
  return context.opens ? disambiguateAtStart(surface, context) : inASentence(context);
}

/** A name that is a number needs a capital after it and no amount around it: "686 Smarty", not "$686". */
function ofNumber({ after, gapBefore, gapAfter }: Context): Verdict {
  return /^\p{Lu}\p{L}/u.test(after) && gapAfter === ' ' && !/[$€£¥#.,\d]$/u.test(gapBefore)
    ? 'name'
    : 'word';
}

/** In a text all in small letters: "ring vs blink", "from apple". */
function inSmallLetters(surface: string, { before, after, gapAfter }: Context): Verdict {
  if (/^['’]s/u.test(gapAfter)) return 'name';
  if (/^(?:vs|versus)$/.test(after) || /^(?:vs|versus)$/.test(before)) return 'name';
  const bare = lexicon.NAME_PREPOSITIONS.has(before) && !lexicon.TIES.has(after);
  return bare && !lexicon.NOT_COUNTED.has(surface) && !/^\p{L}/u.test(after) ? 'name' : 'word';
}

function ofSeveralWords({ allCaps, titleCase, opens, before, gapBefore }: Context): Verdict {
  const determined = gapBefore === ' ' && lexicon.DETERMINERS.has(before.toLowerCase());
  return (allCaps || titleCase) && !opens && determined ? 'maybe' : 'name';
}

function insideTitle(surface: string, context: Context): Verdict {
  const { before, beforeOpens, after, gapBefore, gapAfter } = context;
  const previous = before.toLowerCase();
  const joined = gapBefore === ' ';
  const word = surface.toLowerCase();
  if (joined && before === 'The') return beforeOpens && !headsTitle(word, context) ? 'maybe' : 'name';
  if (joined && lexicon.DETERMINERS.has(previous)) {
    if (isCoined(after)) return 'name';
    return /^[\p{Lu}\d]/u.test(after) ? 'maybe' : 'word';
  }
  if (isListedWithName(context)) return 'name';
  if (isCamelCase(after) && gapAfter === ' ' && isEverydayWord(before) && !lexicon.MODEL_WORDS.has(previous))
    return lexicon.DESCRIPTIONS.has(word) ? 'maybe' : 'name';
  if (isVersus(before) || (joined && lexicon.SOURCES.has(previous))) return 'name';
  const own = !endsLongerName(context);
  return own && (/^['’]s/iu.test(gapAfter) || isVersus(after)) ? 'name' : 'maybe';
}

/** "The Criterion Channel", not "The Sound Quality" or "The Target Audience". */
function headsTitle(word: string, context: Context): boolean {
  const titled = context.gapAfter === ' ' && /^\p{Lu}/u.test(context.after);
  return titled && !context.allCaps && !lexicon.IMPERATIVES.has(word) && !namesFeature(word, context);
}

/** "Chase, Discover and Citi": a neighbour in the list is no everyday word. */
function isListedWithName(context: Context): boolean {
  const { before, gapBefore, listedAfter, after, gapAfter, afterNext } = context;
  const alone = gapAfter !== ' ' || !/^\p{Lu}/u.test(after);
  if (isCoined(gapBefore === ', ' ? before : listedAfter) && (gapBefore === ', ' || alone)) return true;
  if (/^(?:and|or)$/.test(after)) return isCoined(afterNext);
  return gapAfter === ', ' && isCoined(after);
}

/** A capitalised word directly precedes it, as in "Chase Freedom Flex" or "Hard Shell". */
function endsLongerName({ before, gapBefore }: Context): boolean {
  return gapBefore === ' ' && /\p{Lu}/u.test(before);
}

function inASentence({ before, beforeOpens, gapBefore }: Context): Verdict {
  const joined = /^\s$/u.test(gapBefore);
  const capital = /\p{Lu}|^\d/u.test(before);
  if (!joined || !capital) return 'name';
  const previous = before.toLowerCase();
  if (lexicon.MODEL_WORDS.has(previous) || /^\d/.test(before)) return 'word';
  return beforeOpens && isEverydayWord(previous) ? 'name' : 'maybe';
}

function isHyphenated({ gapBefore, gapAfter, before }: Context): boolean {
  return (/^[-‐‑]$/u.test(gapBefore) && before !== '') || /^[-‐‑]$/u.test(gapAfter);
}

/** Every word of more than three letters starts with a capital. */
function hasCapitals(surface: string): boolean {
  const long = surface.split(/[\s-]+/u);
  return long.every(
    (word, index) =>
      /^[\p{Lu}\d&+]/u.test(word) || (index > 0 && /^(?:of|the|and|for|or|by|x|×)$/.test(word)),
  );
}
