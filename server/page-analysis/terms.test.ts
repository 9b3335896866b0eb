import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { propertyRuns } from '../testing/property-runs.ts';
import { coverageOf, promptTerms, stem, stemsOf } from './terms.ts';

const page = (title: string, ...texts: string[]) => ({
  title,
  blocks: texts.map((text) => ({ kind: 'paragraph' as const, text })),
});

describe('terms of a prompt', () => {
  test.each([
    [
      'What are the best noise-cancelling headphones for travel?',
      ['noise', 'cancelling', 'headphones', 'travel'],
    ],
    ['Welche Kopfhörer eignen sich für lange Flüge?', ['Kopfhörer', 'eignen', 'lange', 'Flüge']],
    ['Quels sont les meilleurs aspirateurs sans fil ?', ['aspirateurs', 'fil']],
    ['Is Quillmark good for teams of 50?', ['teams', '50']],
    ['Which is best?', []],
  ])('%s', (question, words) => {
    expect(promptTerms(question, ['Quillmark']).map(({ word }) => word)).toEqual(words);
  });

  test('have each stem once and are at most 30', () => {
    const question = `headphone headphones ${Array.from({ length: 60 }, (_, index) => `model${index}x`).join(' ')}`;
    const terms = promptTerms(question);
    expect(terms).toHaveLength(30);
    expect(terms.filter(({ stem: key }) => key === stem('headphones'))).toHaveLength(1);
  });
});

describe('coverage', () => {
  const terms = promptTerms('Which noise-cancelling headphones are comfortable on flights?');
  test('counts terms in any form, in title and text', () => {
    expect(coverageOf(stemsOf(page('Headphone test', 'It cancels noise on a flight.')), terms)).toMatchObject(
      {
        covered: ['noise', 'headphones', 'flights'],
        missing: ['cancelling', 'comfortable'],
        percent: 60,
      },
    );
  });

  test('is null without terms', () => {
    expect(coverageOf(stemsOf(page('x', 'y')), [])).toEqual({ percent: null, covered: [], missing: [] });
  });

  test('every term is either covered or missing, and more text never covers less', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.string({ unit: 'grapheme' }),
        fc.string(),
        (question, text, more) => {
          const asked = promptTerms(question);
          const some = coverageOf(stemsOf(page('', text)), asked);
          const all = coverageOf(stemsOf(page('', question, text, more)), asked);
          expect([...some.covered, ...some.missing].sort()).toEqual(asked.map(({ word }) => word).sort());
          expect(all.percent ?? 100).toBe(100);
          expect(some.percent ?? 0).toBeLessThanOrEqual(all.percent ?? 0);
        },
      ),
      propertyRuns(300),
    );
  });
});
