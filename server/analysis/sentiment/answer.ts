import { type Reading, readSentence } from './cues.ts';
import { type Genre, genreOf } from './genre.ts';
import { isSupported, languageOf } from './language.ts';
import { type Block, readLayout } from './layout.ts';
import { labelOf, type Sentence, splitSentences } from './sentences.ts';

/** An answer cut into blocks and sentences, each sentence read at most once. */
export interface Answer {
  /** ISO 639-1 code of a language that cannot be judged; the answer is then read as English. */
  unsupportedLanguage: string | null;
  genre: Genre;
  blocks: readonly Block[];
  sentences: readonly Sentence[];
  /** Index of the first sentence of each block; one more entry for the end. */
  firstSentence: readonly number[];
  read(sentence: number): Reading;
}

export function prepareAnswer(text: string): Answer {
  const language = languageOf(text);
  const blocks = readLayout(text);
  const sentences: Sentence[] = [];
  const firstSentence: number[] = [];
  blocks.forEach((block, index) => {
    firstSentence.push(sentences.length);
    sentences.push(...splitSentences(text, block, index, isSupported(language) ? language : 'en'));
  });
  firstSentence.push(sentences.length);
  applyLabels(blocks, sentences, firstSentence);
  const genre = language === 'en' ? genreOf(text) : 'answer';
  const readings: Reading[] = [];
  return {
    unsupportedLanguage: isSupported(language) ? null : language,
    genre,
    blocks,
    sentences,
    firstSentence,
    read(index) {
      const sentence = sentences[index];
      if (sentence === undefined) throw new RangeError(`no sentence ${index}`);
      readings[index] ??= readSentence(sentence, genre);
      return readings[index];
    },
  };
}

/** "Pros:" holds until the next label or glued caption of its block; a block that is only a label holds for all under it. */
function applyLabels(
  blocks: readonly Block[],
  sentences: readonly Sentence[],
  first: readonly number[],
): void {
  const inherited: ('pros' | 'cons' | null)[] = [];
  let columns: ('pros' | 'cons' | null)[] = [];
  blocks.forEach((block, index) => {
    const own = sentences.slice(first[index], first[index + 1]);
    const fromParent = block.parent < 0 ? null : (inherited[block.parent] ?? null);
    const isFirstRow = block.kind === 'row' && blocks[index - 1]?.kind !== 'row';
    if (isFirstRow) columns = own.map((cell) => onlyLabel(cell));
    let label = fromParent;
    for (const sentence of own) {
      const named = leadingLabel(sentence);
      if (named !== null) label = named;
      else if (sentence.captionEnd > 0 || isPriced(sentence)) label = fromParent;
      sentence.label = (block.kind === 'row' && !isFirstRow ? columns[sentence.column] : null) ?? label;
    }
    inherited.push(own.length === 1 && own[0] !== undefined ? (onlyLabel(own[0]) ?? fromParent) : fromParent);
  });
}

/** Shop entries ("Acme One $49.99") follow the text in plain answers. */
const isPriced = ({ tokens }: Sentence): boolean =>
  tokens.some(({ kind, word }) => kind === 'mark' && '$€£'.includes(word));

/** "Pros: …" */
function leadingLabel({ tokens }: Sentence): 'pros' | 'cons' | null {
  const words = tokens.slice(0, 4).filter((token) => token.kind !== 'mark' || token.word === ':');
  const colon = words.findIndex((token) => token.word === ':');
  return colon < 1 ? null : labelOf(words[colon - 1]?.word);
}

const MAX_LABEL_WORDS = 4;

/** A heading, caption or cell such as "Key drawbacks" or "Cons:". */
function onlyLabel({ tokens }: Sentence): 'pros' | 'cons' | null {
  const words = tokens.filter((token) => token.kind === 'word');
  if (words.length > MAX_LABEL_WORDS) return null;
  return words.map((token) => labelOf(token.word)).find((label) => label !== null) ?? null;
}
