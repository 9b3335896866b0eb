import type { Language } from '../language.ts';
import type { Token } from '../tokens.ts';
import french from './translations/french.json' with { type: 'json' };
import german from './translations/german.json' with { type: 'json' };
import spanish from './translations/spanish.json' with { type: 'json' };

/** The words of a language by their English meaning, and its endings: what to cut and what to put instead. */
interface Glossary {
  english: ReadonlyMap<string, string>;
  endings: readonly (readonly [ending: string, ...instead: string[]])[];
}

const glossary = (
  words: Readonly<Record<string, readonly string[]>>,
  endings: Glossary['endings'],
): Glossary => ({
  english: new Map(
    Object.entries(words).flatMap(([meaning, list]) => list.map((word) => [word, meaning] as const)),
  ),
  endings,
});

const GLOSSARIES: Readonly<Record<Exclude<Language, 'en'>, Glossary>> = {
  de: glossary(german, [
    ['eren', ''],
    ['erer', ''],
    ['eres', ''],
    ['ste', ''],
    ['sten', ''],
    ['ster', ''],
    ['ere', ''],
    ['es', ''],
    ['en', ''],
    ['em', ''],
    ['er', ''],
    ['e', ''],
    ['s', ''],
  ]),
  fr: glossary(french, [
    ['es', '', 'e'],
    ['s', ''],
    ['e', ''],
    ['ment', '', 'e'],
    ['x', ''],
  ]),
  es: glossary(spanish, [
    ['amente', 'o', 'a'],
    ['mente', ''],
    ['ísimo', 'o'],
    ['ísima', 'a'],
    ['os', 'o'],
    ['as', 'a', 'o'],
    ['es', '', 'e'],
    ['s', ''],
    ['a', 'o'],
  ]),
};

/** "l'application", "qu'il". */
const ELISION = /^(?:l|d|n|j|s|c|m|t|qu)'(?=\p{L})/u;
const MIN_STEM = 3;

/**
 * Gives each word its English meaning, so that the same lists and rules read every language: what negates, contrasts and
 * compares stands before the word it is about in all of them. Words without one stay as they are.
 */
export function translate(tokens: Token[], language: Language): Token[] {
  if (language === 'en') return tokens;
  const { english, endings } = GLOSSARIES[language];
  let before: { token: Token; word: string } | undefined;
  for (const token of tokens) {
    if (token.kind !== 'word') {
      before = undefined;
      continue;
    }
    const word = token.word.replace(ELISION, '');
    const pair = english.get(`${before?.word} ${word}`);
    // In "sin embargo" (however) "sin" is not "without".
    if (pair !== undefined && before !== undefined) before.token.word = `${before.word}~`;
    before = { token, word };
    // A word that means nothing here must not be read as the English word it looks like.
    token.word = pair ?? english.get(word) ?? stemmed(word, english, endings) ?? `${word}~`;
  }
  return tokens;
}

function stemmed(
  word: string,
  english: Glossary['english'],
  endings: Glossary['endings'],
): string | undefined {
  for (const [ending, ...instead] of endings) {
    if (!word.endsWith(ending)) continue;
    const stem = word.slice(0, -ending.length);
    if (stem.length < MIN_STEM) continue;
    for (const base of instead) {
      const meaning = english.get(stem + base);
      if (meaning !== undefined) return meaning;
    }
  }
  return undefined;
}
