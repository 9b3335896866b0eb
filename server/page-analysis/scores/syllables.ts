/** Syllables by groups of vowels, without a final silent e in English; within one of most dictionary words. */
export function countSyllables(word: string, language: 'en' | 'de'): number {
  const lower = word.toLowerCase();
  if (language === 'de')
    return Math.max(1, lower.match(/eu|äu|ei|ie|au|ai|aa|ee|oo|[aeiouyäöü]/g)?.length ?? 0);
  const spoken = lower
    .replace(/(?:[^laeiouy]es|[^td]ed|[^laeiouy]e)$/, (ending) =>
      ending.endsWith('es') && /[sxzgc]es$/.test(ending) ? ending : (ending[0] ?? ''),
    )
    .replace(/^y/, '');
  return Math.max(1, spoken.match(/[aeiouy]{1,2}/g)?.length ?? 0);
}
