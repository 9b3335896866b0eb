import { expect, test } from 'vitest';
import { parseQuestions } from '../../../panels/prompts/questions.ts';
import { addSuggestions } from './prompts-values.ts';

const line = (question: string) => ({ promptId: null, question });

test('suggestions join a topic of the same name, and nothing is there twice', () => {
  const topics = [
    { topicId: 't1', name: 'Price', prompts: [{ promptId: 'p1', question: 'Which is cheapest?' }] },
  ];
  const suggestions = [
    { name: 'price ', prompts: [line('which is CHEAPEST?'), line('Which is fair?')] },
    { name: 'Care', prompts: [line('Which is fair?')] },
    { name: 'Sound', prompts: [line('Which is loudest?')] },
  ];
  const { merged, added } = addSuggestions(topics, suggestions);
  expect(added).toBe(2);
  expect(merged.map(({ name, prompts }) => [name, prompts.length])).toEqual([
    ['Price', 2],
    ['Sound', 1],
  ]);
  expect(addSuggestions(merged, suggestions).added).toBe(0);
});

test('a pasted list loses its marks, blanks and repetitions', () => {
  expect(
    parseQuestions('- Which is best?\r\n\r\n2) Which is 2x faster?\n* Which is best?\n  3 or 4?'),
  ).toEqual(['Which is best?', 'Which is 2x faster?', '3 or 4?']);
});
