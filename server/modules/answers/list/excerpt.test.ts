import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createExcerpt, excerptReach } from './excerpt.ts';

/** The span of an occurrence of a word, the first by default. */
function spanOf(text: string, word: string, after = 0) {
  const start = text.indexOf(word, after);
  return { start, end: start + word.length };
}

/** The excerpt with its mention in guillemets. */
function shown(markdown: string, word: string) {
  const { text, mention } = createExcerpt(markdown, spanOf(markdown, word));
  return mention
    ? `${text.slice(0, mention.start)}«${text.slice(mention.start, mention.end)}»${text.slice(mention.end)}`
    : text;
}

describe('removes markup and keeps words', () => {
  test.each([
    ['Buy **Quillmark** today.', 'Buy «Quillmark» today.'],
    ['1. Tarnwick\n2. [Quillmark](https://a.example/x) is *fine*.', 'Tarnwick · «Quillmark» is fine.'],
    ['## Best: Quillmark\n\nIt is `fast`.', 'Best: «Quillmark» · It is fast.'],
    ['| Name | Price |\n|---|---|\n| Quillmark | 5 |', 'Name · Price · «Quillmark» · 5'],
    ['Good ([Notes][2]): Quillmark', 'Good (Notes): «Quillmark»'],
    ['A &amp; B\\* and Quillmark', 'A & B* and «Quillmark»'],
    ['![logo](https://a.example/l.png) Quillmark<br>here', '«Quillmark»here'],
    ['- [x] Quillmark is done[^1].', '«Quillmark» is done.'],
  ])('%j', (markdown, passage) => {
    expect(shown(markdown, 'Quillmark')).toBe(passage);
  });
});

test('cuts a long answer between words on both sides', () => {
  const words = 'several words that fill the room '.repeat(20);
  const passage = shown(`${words}Quillmark ${words}`, 'Quillmark');
  expect(passage).toMatch(/^… (?:[a-z]+ )+«Quillmark» [a-z ]+ …$/);
  expect(passage.length).toBeLessThan(230);
  expect(passage.indexOf('«')).toBeLessThan(80);
});

test('shows the beginning of an answer without a mention', () => {
  expect(createExcerpt('# Nothing\n\nis *named* here.', null)).toEqual({
    text: 'Nothing · is named here.',
    mention: null,
  });
  expect(createExcerpt('', null)).toEqual({ text: '', mention: null });
});

test('cuts a script without spaces, never inside a character', () => {
  const passage = shown(`${'語'.repeat(300)}Quillmark${'😀'.repeat(300)}`, 'Quillmark');
  expect(passage).toContain('«Quillmark»');
  expect(passage.isWellFormed()).toBe(true);
  expect(passage.length).toBeLessThan(230);
});

test('keeps a mention of plain words in any surroundings', () => {
  const piece = fc.constantFrom(
    'one ',
    'two, ',
    '**three** ',
    '\n\n',
    '\n- ',
    '# ',
    '😀',
    '`code` ',
    '[a](b) ',
    '| ',
    '_x_ ',
  );
  const text = fc.array(piece, { maxLength: 200 }).map((pieces) => pieces.join(''));
  fc.assert(
    fc.property(text, text, (before, after) => {
      const markdown = `${before} Quillmark ${after}`;
      const span = spanOf(markdown, 'Quillmark');
      const excerpt = createExcerpt(markdown.slice(0, excerptReach(span)), span);
      expect(excerpt).toEqual(createExcerpt(markdown, span));
      if (excerpt.mention) {
        expect(excerpt.text.slice(excerpt.mention.start, excerpt.mention.end)).toBe('Quillmark');
      } else {
        // Only code hides a mention: an unclosed fence or an indented line.
        expect(before).toContain('`');
      }
      expect(excerpt.text.length).toBeLessThan(300);
    }),
  );
});

test('returns an excerpt that contains the mention for any text and span', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 400 }),
      fc.nat(400),
      fc.nat(40),
      (text, start, length) => {
        const span = start < text.length ? { start, end: Math.min(text.length, start + length + 1) } : null;
        const { text: passage, mention } = createExcerpt(text, span);
        if (mention) {
          expect(mention.start).toBeGreaterThanOrEqual(0);
          expect(mention.end).toBeLessThanOrEqual(passage.length);
          expect(mention.end).toBeGreaterThan(mention.start);
        }
      },
    ),
  );
});
