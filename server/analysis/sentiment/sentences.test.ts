import { expect, test } from 'vitest';
import { prepareAnswer } from './answer.ts';

function sentences(text: string): string[] {
  return prepareAnswer(text).sentences.map(({ start, end }) => text.slice(start, end));
}

test.each([
  [
    'a full stop needs no space before a capital',
    'It is fast.The lid is thin.',
    ['It is fast.', 'The lid is thin.'],
  ],
  ['decimals, domains and versions go on', 'Rated 4.7 on shop.example.', ['Rated 4.7 on shop.example.']],
  ['abbreviations go on', 'Tools, e.g. Acme vs. Bolt, help.', ['Tools, e.g. Acme vs. Bolt, help.']],
  ['glued list entries part', 'Acme One (120)Bolt Two (80)', ['Acme One (120)', 'Bolt Two (80)']],
  ['a label starts a new one', 'Pros: light Cons: dear', ['Pros: light', 'Cons: dear']],
  ['table cells are apart', '| Acme | good |\n|---|---|\n| Bolt | bad |', ['Acme', 'good', 'Bolt', 'bad']],
  ['list marks are no text', '1. Acme\n- Bolt\n## Cray', ['Acme', 'Bolt', 'Cray']],
])('%s', (_rule, text, expected) => {
  expect(sentences(text)).toEqual(expected);
});

test('link targets and link definitions are no sentences', () => {
  const { sentences: found } = prepareAnswer(
    '[Acme](https://a.example/best-deal) works.\n\n[1]: https://b.example "Great"',
  );
  expect(found).toHaveLength(1);
  expect(found[0]?.tokens.map(({ word }) => word)).toEqual(['[', 'acme', 'works', '.']);
});

test('blocks under a heading end at a rule or the next heading', () => {
  const { blocks } = prepareAnswer('# A\n\ntext\n\n- item\n  - inner\n\n---\n\nafter\n\n# B\n');
  expect(blocks.map(({ parent }) => parent)).toEqual([-1, 0, 0, 2, -1, -1]);
});
