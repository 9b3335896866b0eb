import { expect, test } from 'vitest';
import { parseQuestions } from '../../../panels/prompts/questions.ts';
import { mergeTopics } from './prompts-values.ts';

const line = (question: string) => ({ promptId: null, question });

test('adds suggestions to the topic of the same name without duplicates', () => {
  const topics = [
    { topicId: 't1', name: 'Price', prompts: [{ promptId: 'p1', question: 'Which is cheapest?' }] },
  ];
  const suggestions = [
    { name: 'price ', prompts: [line('which is CHEAPEST?'), line('Which is fair?')] },
    { name: 'Care', prompts: [line('Which is fair?')] },
    { name: 'Sound', prompts: [line('Which is loudest?')] },
  ];
  const { merged, added } = mergeTopics(topics, [], suggestions);
  expect(added).toBe(2);
  expect(merged.map(({ name, prompts }) => [name, prompts.length])).toEqual([
    ['Price', 2],
    ['Sound', 1],
  ]);
  expect(mergeTopics(merged, suggestions, suggestions).added).toBe(0);
});

test('replaces only untouched suggestions by the next ones', () => {
  const previous = [
    { name: 'Finding pens', prompts: [line('Which pens?'), line('Which ink?'), line('Which nib?')] },
    { name: 'Price', prompts: [line('How much?')] },
  ];
  const topics = [
    // One was changed, one is saved, one was removed, one was typed.
    {
      topicId: 't1',
      name: 'Finding pens',
      prompts: [
        line('Which pens for school?'),
        { promptId: 'p1', question: 'Which ink?' },
        line('Which paper?'),
      ],
    },
    { topicId: null, name: 'Price', prompts: [line('How much?')] },
    { topicId: null, name: 'Mine', prompts: [] },
  ];
  const next = [{ name: 'Finding chalk', prompts: [line('Which chalk?'), line('Which nib?')] }];
  const { merged } = mergeTopics(topics, previous, next);
  expect(merged.map(({ name, prompts }) => [name, prompts.map(({ question }) => question)])).toEqual([
    ['Finding pens', ['Which pens for school?', 'Which paper?']],
    ['Mine', []],
    ['Finding chalk', ['Which chalk?', 'Which nib?']],
  ]);
  const again = mergeTopics(topics, previous, previous);
  expect(again.merged[0]?.prompts.map(({ question }) => question)).not.toContain('Which nib?');
});

test('strips list marks, blank lines and duplicates from a pasted list', () => {
  expect(
    parseQuestions('- Which is best?\r\n\r\n2) Which is 2x faster?\n* Which is best?\n  3 or 4?'),
  ).toEqual(['Which is best?', 'Which is 2x faster?', '3 or 4?']);
});
