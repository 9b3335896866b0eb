import fc from 'fast-check';
import { expect, test } from 'vitest';
import { searchGroups } from './prompt-search.ts';

const group = (name: string, ...questions: string[]) => ({
  name,
  prompts: questions.map((question) => ({ question })),
});
const GROUPS = [group('Wireless', 'Best earbuds?', 'Longest battery?'), group('API', 'Best docs?')];
const found = (search: string) =>
  searchGroups(GROUPS, search).map(({ name, prompts }) => [name, ...prompts.map(({ question }) => question)]);

test('without a search all groups are listed by name', () => {
  expect(found('')).toEqual([
    ['API', 'Best docs?'],
    ['Wireless', 'Best earbuds?', 'Longest battery?'],
  ]);
});

test('a question keeps its group, which then lists matching questions only', () => {
  expect(found('BATTERY')).toEqual([['Wireless', 'Longest battery?']]);
});

test('a name keeps its group with all its questions', () => {
  expect(found('wire')).toEqual([['Wireless', 'Best earbuds?', 'Longest battery?']]);
});

test('nothing matches nothing', () => {
  expect(found('zebra')).toEqual([]);
});

test('every group found matches by its name or by a question, and no question is listed twice', () => {
  const word = fc.string({ minLength: 1, maxLength: 6 });
  const groups = fc.uniqueArray(fc.record({ name: word, prompts: fc.array(fc.record({ question: word })) }), {
    selector: ({ name }) => name,
  });
  fc.assert(
    fc.property(groups, word, (given, search) => {
      const wanted = search.trim().toLowerCase();
      for (const { name, prompts } of searchGroups(given, search)) {
        const source = given.find((candidate) => candidate.name === name)?.prompts ?? [];
        expect(prompts.length).toBeLessThanOrEqual(source.length);
        const byName = name.toLowerCase().includes(wanted);
        expect(byName || prompts.every(({ question }) => question.toLowerCase().includes(wanted))).toBe(true);
      }
    }),
  );
});
