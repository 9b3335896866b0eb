import fc from 'fast-check';
import { expect, test } from 'vitest';
import { propertyRuns } from '../../testing/property-runs.ts';
import { createAnalyser } from '../analyser.ts';
import { companiesNamed, namesFound } from '../testing/companies.ts';
import { foldName } from '../text/fold.ts';
import { nameForms } from './name-forms.ts';

const NAMES = [
  'Škoda',
  'Sony',
  '小米',
  '삼성',
  'AT&T',
  'L’Oréal',
  'Ring',
  'Apple',
  'Apple Music',
  'Notepad++',
  'GE',
];
const analyse = createAnalyser(companiesNamed(NAMES));

/** Names, separators, Markdown and any Unicode, in any order. */
const anyText = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        ...NAMES,
        'skoda',
        'AT&amp;T',
        'loreal',
        'Sony\u0301',
        'ﬁ',
        'ﷺ',
        'İ',
        '\ud800',
        '\u200b',
        '\u00ad',
      ),
      fc.constantFrom(
        ' ',
        '\n',
        '\n\n',
        '. ',
        '**',
        '[',
        '](',
        ')',
        '][1]',
        '`',
        '```\n',
        '<b>',
        '1. ',
        '| ',
        '#',
        '\\',
        '&',
        '-',
      ),
      fc.constantFrom(
        'https://',
        'www.',
        '[1]: https://a.com "t"',
        'a@b.co',
        '.com',
        '$9.99',
        ' vs ',
        'the ',
      ),
      fc.string({ unit: 'binary', maxLength: 12 }),
    ),
    { maxLength: 40 },
  )
  .map((parts) => parts.join(''));

/** A made-up word that is neither a name nor an everyday word. */
const coined = fc
  .array(fc.constantFrom('za', 'qui', 'vo', 'xer', 'tul'), { minLength: 2, maxLength: 3 })
  .map((parts) => parts.join(''))
  .map((word) => word.charAt(0).toUpperCase() + word.slice(1));

test('never throws, and every match contains a spelling of the name', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const { mentions } = analyse({ text, sources: [] });
      expect(mentions.map((mention) => mention.position)).toEqual(mentions.map((_, index) => index + 1));
      for (const { companyId, spans } of mentions) {
        expect(spans.length).toBeGreaterThan(0);
        let end = 0;
        for (const span of spans) {
          expect(span.start).toBeGreaterThanOrEqual(end);
          expect(span.end).toBeGreaterThan(span.start);
          expect(nameForms(companyId)).toContain(foldName(text.slice(span.start, span.end)));
          end = span.end;
        }
        expect(end).toBeLessThanOrEqual(text.length);
      }
    }),
    propertyRuns(1500),
  );
});

test('does not depend on the order of companies', () => {
  fc.assert(
    fc.property(anyText, fc.shuffledSubarray(NAMES, { minLength: NAMES.length }), (text, shuffled) => {
      const other = createAnalyser(companiesNamed(shuffled));
      expect(other({ text, sources: [] })).toEqual(analyse({ text, sources: [] }));
    }),
    propertyRuns(300),
  );
});

test('finds a name between separators anywhere', () => {
  const separator = fc.constantFrom(
    ' ',
    ', ',
    '. ',
    '\n',
    ' (',
    ') ',
    '**',
    ' – ',
    ': ',
    '; ',
    ' "',
    '、',
    '。',
  );
  fc.assert(
    fc.property(coined, separator, separator, fc.lorem(), fc.lorem(), (name, left, right, before, after) => {
      const text = `${before}${left}${name}${right}${after}`;
      expect(namesFound([name], text)).toContain(name);
    }),
  );
});

test('does not find a name inside letters', () => {
  fc.assert(
    fc.property(
      coined,
      fc.stringMatching(/^[a-z]{1,6}$/),
      fc.stringMatching(/^[a-rt-z]{1,6}$/),
      (name, left, right) => {
        const inside = `${left}${name.toLowerCase()}${right}`;
        fc.pre(!inside.slice(0, -right.length - name.length).includes(name.toLowerCase()));
        expect(namesFound([name], `the ${inside} is`)).toEqual([]);
      },
    ),
  );
});

test('folds every encoding of a name to the same text', () => {
  const letter = fc
    .constantFrom([0xc0, 0x17e], [0x370, 0x3ff], [0x400, 0x45f], [0xac00, 0xd7a3], [0x3041, 0x30fa])
    .chain(([from = 0, to = 0]) => fc.integer({ min: from, max: to }))
    .map((code) => String.fromCodePoint(code).normalize('NFC'));
  fc.assert(
    fc.property(fc.array(letter, { maxLength: 12 }), (letters) => {
      const name = letters.join('');
      expect(foldName(name.normalize('NFD'))).toBe(foldName(name));
    }),
  );
});
