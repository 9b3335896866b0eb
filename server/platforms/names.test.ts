import { expect, test } from 'vitest';
import { platformName } from './names.ts';

test.each([
  ['chatgpt', 'ChatGPT'],
  ['google-ai-mode', 'Google AI Mode'],
  ['house-model', 'House Model'],
  ['constructor', 'Constructor'],
  ['x', 'X'],
])('%s is shown as %s', (key, name) => {
  expect(platformName(key)).toBe(name);
});
