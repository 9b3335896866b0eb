/** Letters that carry a syllable, alone or two together. */
const VOWELS = { en: /[aeiouy]{1,2}/g, de: /eu|äu|ei|ie|au|ai|aa|ee|oo|[aeiouyäöü]/g };
/** Endings whose e is not spoken: “made”, “makes”, “asked”; not “boxes”, “wanted”, “table”. */
const SILENT = /(?:[^laeiouysxzgc]es|[^tdaeiouy]ed|[^laeiouy]e)$/;
const MAX_CACHED = 50_000;
const cached = { en: new Map<string, number>(), de: new Map<string, number>() };

/** Syllables by groups of vowels; within one of most dictionary words. */
export function countSyllables(word: string, language: 'en' | 'de'): number {
  const known = cached[language].get(word);
  if (known !== undefined) return known;
  const lower = word.toLowerCase();
  const isSilent = language === 'en' && SILENT.test(lower);
  const spoken = language === 'en' ? lower.replace(/^y/, '') : lower;
  const groups = spoken.match(VOWELS[language])?.length ?? 0;
  const count = Math.max(1, isSilent ? groups - 1 : groups);
  if (cached[language].size < MAX_CACHED && word.length < 30) cached[language].set(word, count);
  return count;
}
