import fc from 'fast-check';
import { expect, test } from 'vitest';
import { unpackWoff } from '../../../../../fonts/woff.ts';
import { exampleContent } from '../../../testing/example-content.ts';
import { breaksOf } from './fonts.ts';
import { printable, printableContent } from './printable.ts';

const covers = (codePoint: number) => (codePoint >= 32 && codePoint < 0x600) || codePoint === 0x25a1;
const anyText = fc.string({ unit: 'binary', maxLength: 60 });

test('keeps exactly the characters that a font has', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const shown = printable(text, covers);
      for (const sign of shown) expect(covers(sign.codePointAt(0) ?? 0)).toBe(true);
      expect(printable(shown, covers)).toBe(shown);
    }),
  );
  expect(printable('Ünïted – 1\n2\u202e3 \ud800x', covers)).toBe('Ünïted □ 1 23 □x');
});

test('keeps a mention marked when the text around it changes', () => {
  fc.assert(
    fc.property(anyText, anyText, anyText, (before, name, after) => {
      const [passage] = exampleContent().passages;
      if (!passage) throw new Error('The example has no passage.');
      const mention = { start: before.length, end: before.length + name.length };
      const given = { ...passage, text: before + name + after, mention };
      const [shown] = printableContent(exampleContent({ passages: [given] }), covers).passages;
      expect(shown?.text.slice(shown.mention?.start, shown.mention?.end)).toBe(printable(name, covers));
    }),
  );
});

test('leaves addresses unchanged', () => {
  const { sources } = printableContent(exampleContent(), () => false);
  expect(sources[0]?.sources[0]).toMatchObject({
    url: 'https://boots.example/best?a=1&b=2',
    domain: '□'.repeat(13),
  });
});

test('breaking a word keeps its characters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (word) => {
      expect(
        breaksOf(word)
          .filter((part) => part !== '\ufeff')
          .join(''),
      ).toBe(word.replaceAll('\ufeff', ''));
    }),
  );
  expect(breaksOf('ordinary')).toEqual(['ordinary']);
  expect(breaksOf('登山')).toEqual(['登', '\ufeff', '山']);
});

test('refuses a file that is no WOFF font', () => {
  expect(() => unpackWoff(Buffer.from('wOF2 and more than that'))).toThrow('not a WOFF 1.0 font');
});
