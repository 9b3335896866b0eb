import { expect, test } from 'vitest';
import { slugOf } from './names.ts';

test.each([
  ['Portfolio Companies', 'portfolio-companies'],
  ['  Noise   cancelling! ', 'noise-cancelling'],
  ['electronics/audio & more', 'electronics-audio-more'],
  ["What’s new, what's next?", 'whats-new-whats-next'],
  ['Zürich – Größe', 'zürich-größe'],
  ['東京', '東京'],
  ['?!', 'topic'],
  [`${'a'.repeat(99)} b`, 'a'.repeat(99)],
])('%j becomes %j', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});
