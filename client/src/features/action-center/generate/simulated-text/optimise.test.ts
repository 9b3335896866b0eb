import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { optimise, simplify } from './optimise.ts';
import { toMarkdown } from './optimised-text.ts';
import { parseText } from './parse-text.ts';

import { nextWording, WORDINGS } from './wordings.ts';

const LEVELS = ['balanced', 'technical', 'accessible'] as const;
const TEXT = `Which headphones suit a studio?

Closed ones do, as they keep the sound inside. Open ones sound wider.
In 2025, 8 of 10 studios used closed ones.

## Care

Clean the pads prior to storage. The SPL is at https://acme-audio.example/spl.`;

const headings = (text: string) => text.match(/^#+ .*$/gm);
const level = fc.constantFrom(...LEVELS);
const wording = fc.nat({ max: WORDINGS.length - 1 });

describe('the balanced level', () => {
  test('puts the answer first, lists figures, keeps the text’s headings and ends with sources', () => {
    expect(toMarkdown(optimise(TEXT, 'balanced', 0))).toBe(`# Which headphones suit a studio?

## In short

Closed ones do, as they keep the sound inside.

## Key facts

- In 2025, 8 of 10 studios used closed ones.

## Details

Open ones sound wider. In 2025, 8 of 10 studios used closed ones.

## Care

Clean the pads prior to storage. The SPL is at https://acme-audio.example/spl.

## Sources

- https://acme-audio.example/spl
`);
  });

  test('keeps paragraphs to three sentences', () => {
    const { sections } = optimise('Title\n\nA is. B is. C is. D is. E is.', 'balanced', 0);
    expect(sections.find(({ heading }) => heading === 'Details')?.items).toEqual([
      'B is. C is. D is.',
      'E is.',
    ]);
  });
});

test('the technical level numbers statements and lists abbreviations to define', () => {
  const markdown = toMarkdown(optimise(TEXT, 'technical', 0));
  expect(markdown).toContain('## Terms to define\n\n- SPL: [say what it means]');
  expect(markdown).toContain('## Details\n\n1. Open ones sound wider.\n2. In 2025,');
  expect(toMarkdown(optimise('The annual rate (APR) rose. The APR fell.', 'technical', 0))).not.toContain(
    'APR:',
  );
});

test('the accessible level uses plainer words and shorter sentences', () => {
  expect(toMarkdown(optimise(TEXT, 'accessible', 0))).toContain('Clean the pads before storage.');
  expect(simplify('Utilise it in order to win.')).toEqual({ sentences: ['Use it to win.'], replaced: 2 });
  const long =
    'The round is open to every founder who writes to the fund before the end of May, but it closes once ten of them have been invited; others wait.';
  expect(simplify(long).sentences).toEqual([
    'The round is open to every founder who writes to the fund before the end of May.',
    'But it closes once ten of them have been invited.',
    'Others wait.',
  ]);
  expect(simplify('It is short, but it is cut; never.').sentences).toEqual([
    'It is short, but it is cut; never.',
  ]);
});

test('a question alone gives an outline that says what is missing', () => {
  expect(
    toMarkdown(optimise('Which fund answers fastest?', 'balanced', 0)),
  ).toBe(`# Which fund answers fastest?

## In short

[Answer the question in one or two sentences.]

## Key facts

- [Add a figure with its year and its source.]

## Sources

- [Link the pages that support the statements above.]
`);
});

describe('the five improvements', () => {
  test('describe what was changed in this text', () => {
    expect(optimise(TEXT, 'technical', 1).improvements).toEqual([
      'Put the main statement first, under “The short answer”',
      'Listed 1 statement with figures under “Figures at a glance”',
      'Divided the text into 6 sections with headings',
      'Collected 1 link under “References”',
      'Numbered the statements and listed 1 abbreviation to define',
    ]);
    expect(optimise('One fund is enough.', 'accessible', 0).improvements).toEqual([
      'Put the main statement first, under “In short”',
      'Marked where a figure would make the text easier to cite',
      'Divided the text into 3 sections with headings',
      'Marked where sources belong',
      'Looked for long words and sentences to shorten and found none',
    ]);
  });

  test('are five and distinct for any text', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 400 }), level, wording, (text, chosen, version) => {
        const { improvements, title, sections } = optimise(text, chosen, version);
        expect(new Set(improvements).size).toBe(5);
        expect(title).not.toBe('');
        for (const { items } of sections) expect(items.every((item) => item !== '')).toBe(true);
      }),
    );
  });
});

test('keeps every statement and invents none, apart from words the accessible level replaces', () => {
  const word = fc.constantFrom(
    'funds',
    'lead',
    'rounds',
    'in',
    '2024',
    'seed',
    'https://a.example/b',
    'and',
    'IRR',
  );
  const sentence = fc
    .array(word, { minLength: 2, maxLength: 9 })
    .map((words) => `The ${words.join(' ')} end.`);
  const paragraph = fc.array(sentence, { minLength: 1, maxLength: 6 }).map((list) => list.join(' '));
  const text = fc.array(paragraph, { minLength: 1, maxLength: 4 }).map((list) => list.join('\n\n'));
  fc.assert(
    fc.property(text, level, wording, (given, chosen, version) => {
      const markdown = toMarkdown(optimise(given, chosen, version));
      const statements = parseText(given).paragraphs.flatMap(({ sentences }) => sentences);
      for (const statement of statements) expect(markdown).toContain(statement);
      const left = statements.reduce((rest, statement) => rest.replaceAll(statement, ''), markdown);
      expect(left).not.toMatch(/The .* end\./);
    }),
  );
});

test('changes the headings when regenerating', () => {
  expect(nextWording(null, { random: () => 0.9 })).toBe(0);
  fc.assert(
    fc.property(wording, fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (last, random) => {
      const next = nextWording(last, { random: () => random });
      expect(next).not.toBe(last);
      expect(WORDINGS[next]).toBeDefined();
      expect(headings(toMarkdown(optimise(TEXT, 'balanced', next)))).not.toEqual(
        headings(toMarkdown(optimise(TEXT, 'balanced', last))),
      );
    }),
  );
});
