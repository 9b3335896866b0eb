import { describe, expect, test } from 'vitest';
import { createAnalyser } from '../../analysis/analyser.ts';
import { DEMO_BRAND, DEMO_FUND } from '../../demo/brand.ts';
import { type Tone, vocabularyOf, WORDINGS } from './wording.ts';
import type { Vocabulary } from './world.ts';

const vocabularies = [...DEMO_BRAND.topics, ...DEMO_FUND.topics, { name: 'Garden tools' }].map(
  (topic) => [topic.name, vocabularyOf(topic)] as const,
);

const analyse = createAnalyser(
  ['Brixalto', 'Pelgandro'].map((name) => ({ id: name, name, aliases: [], domain: null })),
);
function sentimentOf(name: string, text: string): number | null {
  const mention = analyse({ text, sources: [] }).mentions.find(({ companyId }) => companyId === name);
  return (mention ?? expect.unreachable(text)).sentiment;
}

/** Every way to fill a template. */
function fill(template: string, vocabulary: Vocabulary): string[] {
  const slot = [
    { name: '{f}', words: vocabulary.features },
    { name: '{g}', words: vocabulary.features },
    { name: '{a}', words: vocabulary.audiences },
    { name: '{t}', words: [vocabulary.things] },
  ].find(({ name }) => template.includes(name));
  if (!slot) return [template];
  return slot.words.flatMap((word) =>
    fill(template.replaceAll(slot.name, word), {
      ...vocabulary,
      features: vocabulary.features.filter((feature) => feature !== word),
    }),
  );
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A predicate as the styles write it, in an answer of several lines; a single line would be read as a remark. */
const sentences = (predicate: string) =>
  [
    `Brixalto ${predicate}.`,
    `*   **Brixalto:** It ${predicate}.`,
    `1. **Brixalto**\n   - ${capitalized(predicate)}.`,
  ].map((text) => `The options are these.\n\n${text}`);

const EXPECTED: Record<Exclude<Tone, 'mixed'>, (sentiment: number | null) => boolean> = {
  praise: (sentiment) => sentiment !== null && sentiment > 50,
  criticism: (sentiment) => sentiment !== null && sentiment < 50,
  // As screens show it, with one decimal.
  neutral: (sentiment) => sentiment === null || Math.abs(sentiment - 50) < 0.05,
};

describe.each(vocabularies)('every sentence about %s', (_, vocabulary) => {
  const wording = WORDINGS[vocabulary.subject];

  test.each(['praise', 'criticism', 'neutral'] as const)('of %s is judged as such', (tone) => {
    const wrong = wording.predicates[tone]
      .flatMap((template) => fill(template, vocabulary))
      .flatMap(sentences)
      .filter((text) => !EXPECTED[tone](sentimentOf('Brixalto', text)));
    expect(wrong).toEqual([]);
  });

  test('comparing two companies favours the better one', () => {
    const wrong = wording.contrasts
      .flatMap((template) => fill(template, vocabulary))
      .map((text) => text.replace('{better}', 'Brixalto').replace('{worse}', 'Pelgandro'))
      .filter(
        (text) =>
          !((sentimentOf('Brixalto', text) ?? 0) > 50 && (sentimentOf('Pelgandro', text) ?? 50) <= 50),
      );
    expect(wrong).toEqual([]);
  });

  test('has verbs that agree in number', () => {
    for (const feature of vocabulary.features) expect(feature).not.toMatch(/[^s]s$/);
    for (const group of [...vocabulary.audiences, vocabulary.things]) expect(group).toMatch(/[a-z]s\b/);
  });
});
