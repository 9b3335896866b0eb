import { type Context, SMALL, titleAfter } from './context.ts';
import * as lexicon from './lexicon.ts';

const ABSTRACT = /(?:[ai]bility|[ai]city|[ai]lity|ivity|ness|ance|ence|ism|[st]ion|ment|ing)$/;
const CONCRETE = /^(?:collection|edition|station|[a-z]{2,4}ing)$/;

/**
 * True where the head that an everyday word begins says what something is like ("Sound Quality", "Smart Home Hub")
 * and names no maker's product ("Criterion Channel", "Lucid Air").
 *
 * @param word the everyday word in small letters
 */
export function namesFeature(word: string, context: Context): boolean {
  if (lexicon.DESCRIPTIONS.has(word)) return true;
  const last = (titleAfter(context).at(-1) ?? context.after).toLowerCase();
  return (
    SMALL.test(last) ||
    lexicon.FEATURES.has(last) ||
    lexicon.FEATURES.has(last.replace(/s$/, '')) ||
    (ABSTRACT.test(last) && !CONCRETE.test(last))
  );
}
