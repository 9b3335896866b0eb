import { expect, test } from 'vitest';
import { asked, replied, savedChat } from '../testing/chats.ts';
import { answersOf } from './chat-answers.ts';
import { normalisePrompt } from './normalise-prompt.ts';

test('a question with its answer, model and time', () => {
  const chat = savedChat('c1', [
    { role: 'system' },
    asked('Which headphones are best?'),
    { role: 'assistant', text: 'Let me think.', more: { channel: 'commentary' } },
    {
      role: 'assistant',
      more: { recipient: 'web', content: { content_type: 'code', text: 'search()' } },
      metadata: { search_queries: [{ type: 'search', q: 'best headphones' }] },
    },
    { role: 'tool', text: 'Pages' },
    replied('Acme Audio.', { model_slug: 'gpt-a' }),
  ]);
  expect(answersOf(chat)).toEqual([
    {
      ...{ id: 'chatgpt message-c1-5', prompt: 'Which headphones are best?', answer: 'Acme Audio.' },
      ...{ model: 'gpt-a', collectedAt: '2026-08-02T12:00:05.250Z', isFollowUp: false },
      ...{ sources: [], searches: [{ query: 'best headphones' }] },
    },
  ]);
});

test('only the branch that was seen counts, and later questions are follow-ups', () => {
  const chat = savedChat('c1', [asked('First?'), replied('One.'), asked('Second?'), replied('Two.', {})], {
    default_model_slug: 'gpt-d',
  });
  Object.assign(chat.mapping, {
    edited: {
      id: 'edited',
      parent: 'c1-1',
      message: { author: { role: 'user' }, content: { content_type: 'text', parts: ['No'] } },
    },
  });
  expect(answersOf(chat).map(({ prompt, model, isFollowUp }) => [prompt, model, isFollowUp])).toEqual([
    ['First?', 'gpt-a', false],
    ['Second?', 'gpt-d', true],
  ]);
  expect(answersOf({ ...chat, current_node: 'c1-1' }).map(({ prompt }) => prompt)).toEqual(['First?']);
});

test('marks of citations become what was shown, and their pages sources', () => {
  const cite = '\ue200cite\ue202turn0search0\ue201';
  const entity = '\ue200entity\ue202["company","Acme Audio","maker"]\ue201';
  const text = `${entity} is best ${cite}. Also old 【3†source】.`;
  const page = { url: 'https://news.example/best?utm_source=chatgpt.com', title: 'Best' };
  const [answer] = answersOf(
    savedChat('c1', [
      asked('Which?'),
      replied(text, {
        content_references: [
          { type: 'hidden', matched_text: ' ', url: 'https://hidden.example/' },
          {
            ...{ type: 'grouped_webpages', matched_text: cite, alt: '([Best](https://news.example/best))' },
            items: [{ ...page, supporting_websites: [{ url: 'https://other.example/', title: 'Other' }] }],
          },
          { type: 'sources_footnote', matched_text: ' ', sources: [page, { url: 'javascript:alert(1)' }] },
        ],
        citations: [{ metadata: { type: 'webpage', url: 'https://old.example/', title: 'Old' } }],
      }),
    ]),
  );
  expect(answer?.answer).toBe('Acme Audio is best ([Best](https://news.example/best)). Also old .');
  expect(answer?.sources.map(({ url }) => url)).toEqual([
    'https://news.example/best?utm_source=chatgpt.com',
    'https://other.example/',
    'https://old.example/',
  ]);
});

test.each([
  ['nothing', {}],
  ['a mapping of another type', { mapping: [1], current_node: 'x' }],
  ['parents in a circle', { mapping: { a: { parent: 'a' } }, current_node: 'a' }],
  ['a name that every object has', { mapping: {}, current_node: 'constructor' }],
  ['no answer', savedChat('c1', [asked('Which?')])],
  [
    'an image only',
    savedChat('c1', [
      { role: 'user', more: { content: { content_type: 'multimodal_text', parts: [{}] } } },
      replied('A.'),
    ]),
  ],
  [
    'a hidden question',
    savedChat('c1', [
      { ...asked('Which?'), metadata: { is_visually_hidden_from_conversation: true } },
      replied('A.'),
    ]),
  ],
  ['a question that is too long', savedChat('c1', [asked('x'.repeat(2001)), replied('A.')])],
  [
    'a time that is none',
    savedChat('c1', [asked('Which?'), { ...replied('A.'), more: { create_time: 1e300 } }]),
  ],
])('a chat with %s has no answers', (_, chat) => {
  expect(answersOf(chat)).toEqual([]);
});

test('case, spaces, quotation marks and the last sign make no other question', () => {
  expect(normalisePrompt(' Which  “Headphones”\nare best? ')).toBe(
    normalisePrompt('which "headphones" are best'),
  );
  expect(normalisePrompt('Which one?')).not.toBe(normalisePrompt('Which ones?'));
});
