import fc from 'fast-check';
import { expect, test } from 'vitest';
import { searchGroups } from './prompt-search.ts';

const group = (name: string, ...questions: string[]) => ({
  id: name,
  name,
  prompts: questions.map((question) => ({ question })),
});
const GROUPS = [group('Wireless', 'Best earbuds?', 'Longest battery?'), group('API', 'Best docs?')];
const findNames = (search: string) =>
  searchGroups(GROUPS, search).map(({ name, matching }) => [
    name,
    ...matching.map(({ question }) => question),
  ]);

test('lists all groups by name without a search', () => {
  const all = [
    ['API', 'Best docs?'],
    ['Wireless', 'Best earbuds?', 'Longest battery?'],
  ];
  expect(findNames('')).toEqual(all);
  expect(findNames('  ')).toEqual(all);
});

test('matches a group by a question and finds only matching questions in it', () => {
  expect(findNames('BATTERY')).toEqual([['Wireless', 'Longest battery?']]);
});

test('matches a group by its name alone', () => {
  expect(findNames('wire')).toEqual([['Wireless']]);
});

test('returns no group when nothing matches', () => {
  expect(findNames('zebra')).toEqual([]);
});

test('returns exactly the matching groups and questions', () => {
  const word = fc.string({ minLength: 1, maxLength: 6 });
  const groups = fc.uniqueArray(
    fc.record({ id: word, name: word, prompts: fc.array(fc.record({ question: word })) }),
    { selector: ({ name }) => name },
  );
  fc.assert(
    fc.property(groups, word, (groups, search) => {
      const term = search.trim().toLowerCase();
      const matches = (text: string) => text.toLowerCase().includes(term);
      const expected = groups
        .map(({ name, prompts }) => ({ name, matching: prompts.filter(({ question }) => matches(question)) }))
        .filter(({ name, matching }) => matches(name) || matching.length > 0);
      const result = searchGroups(groups, search).map(({ name, matching }) => ({ name, matching }));
      expect(result).toHaveLength(expected.length);
      expect(result).toEqual(expect.arrayContaining(expected));
    }),
  );
});
