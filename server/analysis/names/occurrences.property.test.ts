import fc from 'fast-check';
import { expect, test } from 'vitest';
import { propertyRuns } from '../../testing/property-runs.ts';
import { createMatcher } from './matcher.ts';
import { createOccurrences } from './occurrences.ts';

/** Names that overlap, that share words, of everyday words, of signs, and like hosts. */
const NAMES = [
  ...[
    'Ring',
    'Ring Air',
    'Air',
    'Zettelwerk',
    'ZettelWerk Pro',
    'Arm & Hammer',
    'Arm',
    'Müller GmbH',
    'Mueller',
  ],
  ...[
    'T Mobile',
    'monday.com',
    'Monday',
    "Lowe's",
    'H&M',
    'The Ordinary',
    'hp',
    'Notion',
    'Notion Labs Inc.',
  ],
];
/** What a text is made of: names in other spellings, parts of them, and words around. */
const PARTS = [
  ...NAMES,
  ...[
    'ring',
    'RING AIR',
    'zettelwerk-pro',
    'Zettelwerks',
    'arm and hammer',
    'Muller',
    'TMobile',
    'T-Mobile',
    'lowes',
  ],
  ...[
    '**',
    '1. ',
    '\n',
    ', ',
    ' – ',
    ' the ',
    ' best ',
    ' of ',
    'https://monday.com/a',
    '[Ring](https://ring.com)',
  ],
];

const text = fc.array(fc.constantFrom(...PARTS, ' '), { maxLength: 14 }).map((parts) => parts.join(''));

test('a matcher finds the same with names and without them where none of them occurs', () => {
  let without = 0;
  fc.assert(
    fc.property(text, fc.subarray(NAMES), fc.subarray(NAMES), (shown, kept, changed) => {
      const occur = createOccurrences(changed);
      if (occur(shown)) return;
      without += 1;
      const find = (names: readonly string[]) =>
        createMatcher(names.map((name) => ({ id: name, name, aliases: [], domain: null })))
          .find(shown)
          .map(({ company, ...span }) => ({ ...span, name: names[company] }));
      const others = kept.filter((name) => !changed.includes(name));
      expect(find([...changed, ...others])).toEqual(find(others));
    }),
    propertyRuns(2_000),
  );
  expect(without).toBeGreaterThan(100);
});
