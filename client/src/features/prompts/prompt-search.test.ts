import fc from 'fast-check';
import { expect, test } from 'vitest';
import { searchGroups } from './prompt-search.ts';

const group = (name: string, ...questions: string[]) => ({
  id: name,
  name,
  prompts: questions.map((question) => ({ question })),
});
const GROUPS = [group('Wireless', 'Best earbuds?', 'Longest battery?'), group('API', 'Best docs?')];
const found = (search: string) =>
  searchGroups(GROUPS, search).map(({ name, found }) => [name, ...found.map(({ question }) => question)]);

test('lists all groups by name without a search', () => {
  const all = [
    ['API', 'Best docs?'],
    ['Wireless', 'Best earbuds?', 'Longest battery?'],
  ];
  expect(found('')).toEqual(all);
  expect(found('  ')).toEqual(all);
});

test('matches a group by a question and finds only matching questions in it', () => {
  expect(found('BATTERY')).toEqual([['Wireless', 'Longest battery?']]);
});

test('matches a group by its name alone', () => {
  expect(found('wire')).toEqual([['Wireless']]);
});

test('returns no group when nothing matches', () => {
  expect(found('zebra')).toEqual([]);
});

test('returns exactly the matching groups and questions', () => {
  const word = fc.string({ minLength: 1, maxLength: 6 });
  const groups = fc.uniqueArray(
    fc.record({ id: word, name: word, prompts: fc.array(fc.record({ question: word })) }),
    { selector: ({ name }) => name },
  );
  fc.assert(
    fc.property(groups, word, (given, search) => {
      const wanted = search.trim().toLowerCase();
      const matches = (text: string) => text.toLowerCase().includes(wanted);
      const expected = given
        .map(({ name, prompts }) => ({ name, found: prompts.filter(({ question }) => matches(question)) }))
        .filter(({ name, found }) => matches(name) || found.length > 0);
      const result = searchGroups(given, search).map(({ name, found }) => ({ name, found }));
      expect(result).toHaveLength(expected.length);
      expect(result).toEqual(expect.arrayContaining(expected));
    }),
  );
});
