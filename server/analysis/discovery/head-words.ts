import { findHeads, type HeadKind } from './heads.ts';
import { goesOn, type Word } from './words.ts';

/** Characters between a head's beginning and its first word. */
const REACH = 2;

/** Finds the words that entries begin with, by index; "The" and "New" before another word are passed over. */
export function findHeadWords(prose: string, words: readonly Word[]): Map<number, HeadKind> {
  const found = new Map<number, HeadKind>();
  let index = 0;
  for (const { start, kind } of findHeads(prose)) {
    while (index < words.length && (words[index]?.start ?? 0) < start) index += 1;
    const word = words[index];
    if (!word || word.start > start + REACH) continue;
    const isArticle = /^(?:the|all-new)$/i.test(word.text) && goesOn(words[index + 1]);
    const head = isArticle ? index + 1 : index;
    const known = found.get(head);
    if (!known || known === 'nested') found.set(head, kind);
  }
  return found;
}
