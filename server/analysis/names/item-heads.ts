import { type Context, SMALL, titleAfter } from './context.ts';
import * as lexicon from './lexicon.ts';

const ABSTRACT = /(?:[ai]bility|[ai]city|[ai]lity|ivity|ness|ance|ence|ism|[st]ion|ment|ing)$/;
/** Words with such an ending that are products. */
const CONCRETE = /^(?:collection|edition|station|insurance|banking|checking|lending|clothing|[a-z]{2,4}ing)$/;

/**
 * True where the head that an everyday word begins says what something is like ("Sound Quality", "Smart Home Hub")
 * and names no maker's product ("Criterion Channel", "Lucid Air").
 *
 * @param word the everyday word in small letters
 */
export function namesFeature(word: string, context: Context): boolean {
  if (lexicon.DESCRIPTIONS.has(word)) return true;
  const last = (titleAfter(context).at(-1) ?? context.after).toLowerCase();
  return SMALL.test(last) || isFeature(last) || (ABSTRACT.test(last) && !CONCRETE.test(last));
}

/** Whether a word in small letters is a feature, in singular or plural. */
export function isFeature(word: string): boolean {
  return lexicon.FEATURES.has(word) || lexicon.FEATURES.has(word.replace(/s$/, ''));
}
