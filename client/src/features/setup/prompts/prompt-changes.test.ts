import { expect, test } from 'vitest';
import { findChanges } from './prompt-changes.ts';
import { toValues } from './prompts-values.ts';

const stored = toValues({
  topicSettings: [
    { id: 't1', name: 'Sound', archived: false },
    { id: 't2', name: 'Price', archived: false },
    { id: 't3', name: 'Old', archived: true },
  ],
  promptSettings: {
    total: 3,
    prompts: [
      { id: 'p1', topicId: 't1', question: 'Which sounds best?' },
      { id: 'p2', topicId: 't1', question: 'Which is loudest?' },
      { id: 'p3', topicId: 't2', question: 'Which is cheapest?' },
    ],
  },
});
const [sound, price] = stored.topics;
const nothing = { rename: [], archiveTopics: [], archivePrompts: [], add: [] };

test('shows saved topics without archived ones, and finds no changes', () => {
  expect(stored.topics.map(({ name }) => name)).toEqual(['Sound', 'Price']);
  expect(findChanges(stored, stored)).toEqual(nothing);
});

test('keeps the prompts of a renamed topic and omits an empty line', () => {
  if (!sound || !price) throw new Error('Two topics are needed');
  const entered = {
    topics: [
      { ...sound, name: 'Audio', prompts: [...sound.prompts, { promptId: null, question: '' }] },
      price,
    ],
  };
  expect(findChanges(stored, entered)).toEqual({ ...nothing, rename: [{ id: 't1', name: 'Audio' }] });
});

test('archives and adds a changed question, archives a removed question and a removed topic', () => {
  if (!sound) throw new Error('A topic is needed');
  const entered = {
    topics: [
      { ...sound, prompts: [{ promptId: 'p1', question: 'Which sounds warmest?' }] },
      { topicId: null, name: 'Comfort', prompts: [{ promptId: null, question: 'Which is lightest?' }] },
    ],
  };
  expect(findChanges(stored, entered)).toEqual({
    rename: [],
    archiveTopics: ['t2'],
    archivePrompts: ['p1', 'p2'],
    add: [
      { topic: 'Sound', question: 'Which sounds warmest?', at: [0, 0] },
      { topic: 'Comfort', question: 'Which is lightest?', at: [1, 0] },
    ],
  });
});

test('neither archives nor repeats what an interrupted attempt saved', () => {
  const asNew = stored.topics.map(({ name, prompts }) => ({
    topicId: null,
    name,
    prompts: prompts.map(({ question }) => ({ promptId: null, question })),
  }));
  expect(findChanges(stored, { topics: asNew })).toEqual(nothing);
});
