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

test('without a search all groups are listed by name', () => {
  const all = [
    ['API', 'Best docs?'],
    ['Wireless', 'Best earbuds?', 'Longest battery?'],
  ];
  expect(found('')).toEqual(all);
  expect(found('  ')).toEqual(all);
});

test('a question keeps its group, in which only matching questions are found', () => {
  expect(found('BATTERY')).toEqual([['Wireless', 'Longest battery?']]);
});

test('a name keeps its group, in which no question need match', () => {
  expect(found('wire')).toEqual([['Wireless']]);
});

test('nothing matches nothing', () => {
  expect(found('zebra')).toEqual([]);
});

test('found are the groups that match, and in them all questions that match and no others', () => {
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
