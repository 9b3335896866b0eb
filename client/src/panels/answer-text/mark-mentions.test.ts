import fc from 'fast-check';
import type { Emphasis, Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { toString as plainText } from 'mdast-util-to-string';
import { gfm } from 'micromark-extension-gfm';
import { visit } from 'unist-util-visit';
import { expect, test } from 'vitest';
import { markMentions } from './mark-mentions.ts';

const parse = (markdown: string): Root =>
  fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });

/** Every place of a word, as the server would give it. */
function spansOf(markdown: string, word: string) {
  return [...markdown.matchAll(new RegExp(word, 'g'))].map(({ index }, n) => ({
    start: index,
    end: index + word.length,
    id: `mention-${n}`,
    own: true,
    label: word,
  }));
}

/** Ids and texts of the marks. */
function marksIn(markdown: string, spans: ReturnType<typeof spansOf>) {
  const tree = parse(markdown);
  markMentions(spans)(tree, { value: markdown });
  const marks: { id: unknown; text: string }[] = [];
  visit(tree, 'emphasis', (node: Emphasis) => {
    if (node.data?.hName === 'mark') marks.push({ id: node.data.hProperties?.id, text: plainText(node) });
  });
  return { marks, tree };
}

test.each([
  ['plain', 'Acme is fine, and Acme is cheap.', 2],
  ['bold, in a list', '1. **Acme**: good\n2. _Acme_ again', 2],
  ['a link’s label, not its address', 'See [Acme](https://acme.example/Acme).', 1],
  ['a table', '| Name |\n|---|\n| Acme |\n| **Acme** |', 2],
  ['a heading', '# Acme\n\n## The Acme way', 2],
  ['after escapes and references', '\\*A\\* &amp; B&nbsp;&#169; &eacute; Acme \\\\ Acme', 2],
  ['a quote over several lines', '> first line\n> Acme and\n>   Acme', 2],
  ['an indented list item', '- one\n  two Acme\n  three Acme', 2],
  ['lines that end in CRLF', 'one\r\ntwo Acme\r\n\r\nAcme', 2],
  ['after characters of two units', '😀😀 Acme 😀 Acme', 2],
  ['code is left alone', '`Acme` and\n\n```\nAcme\n```\n\nAcme', 1],
  ['an ampersand that is none', 'A & B &nothing; Acme', 1],
])('%s', (_name, markdown, expected) => {
  const { marks, tree } = marksIn(markdown, spansOf(markdown, 'Acme'));
  expect(marks.map(({ text }) => text)).toEqual(Array.from({ length: expected }, () => 'Acme'));
  expect(plainText(tree)).toBe(plainText(parse(markdown)));
});

test('marks a partly bold name in both parts with one id', () => {
  const markdown = 'The **Acme** Audio one';
  const { marks } = marksIn(markdown, [
    { start: 6, end: 18, id: 'mention-0', own: false, label: 'Acme Audio' },
  ]);
  expect(marks).toEqual([
    { id: 'mention-0', text: 'Acme' },
    { id: undefined, text: ' Audio' },
  ]);
});

test('marks exactly the name in any surroundings and changes nothing else', () => {
  const piece = fc.constantFrom(
    'word ',
    'Acme ',
    '**Acme** ',
    '_x_ ',
    '\n',
    '\n\n',
    '\n- ',
    '\n> ',
    '\n1. ',
    '\n# ',
    '&amp;',
    '&lt; ',
    '\\* ',
    '\\',
    '`c` ',
    '```\n',
    '[a](b) ',
    '| ',
    '\t',
    '  \n',
    '😀',
    'é ',
    '<b>',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      const markdown = pieces.join('');
      const { marks, tree } = marksIn(markdown, spansOf(markdown, 'Acme'));
      expect(plainText(tree)).toBe(plainText(parse(markdown)));
      for (const { text } of marks) expect(text).toBe('Acme');
    }),
    { numRuns: 1000 },
  );
});

test('keeps the text intact for spans at any position', () => {
  const spans = fc.array(fc.tuple(fc.nat(60), fc.nat(20)), { maxLength: 8 });
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), spans, (markdown, places) => {
      const marked = places
        .map(([start, length], n) => ({ start, end: start + length, id: `m${n}`, own: false, label: '' }))
        .toSorted((a, b) => a.start - b.start);
      const { tree } = marksIn(markdown, marked);
      expect(plainText(tree)).toBe(plainText(parse(markdown)));
    }),
  );
});
