import { expect, test } from 'vitest';
import { readConfig } from '../config/config.ts';
import { platformName } from './names.ts';
import { createPlatforms } from './registry.ts';

test.each([
  ['chatgpt', 'ChatGPT'],
  ['google-ai-mode', 'Google AI Mode'],
  ['house-model', 'House Model'],
  ['constructor', 'Constructor'],
  ['x', 'X'],
])('%s is shown as %s', (key, name) => {
  expect(platformName(key)).toBe(name);
});

test('shows an endpoint under its configured name', () => {
  const platforms = createPlatforms(
    readConfig({
      COMPATIBLE_1_NAME: 'vLLM (DeepSeek-R1)',
      COMPATIBLE_1_BASE_URL: 'http://127.0.0.1:8000/v1',
      COMPATIBLE_1_MODEL: 'r1',
    }),
  );
  const name = platforms.all().find(({ key }) => key === 'vllm-deepseek-r1')?.name;
  expect(name).toBe('vLLM (DeepSeek-R1)');
  expect(platformName('vllm-deepseek-r1')).toBe('vLLM (DeepSeek-R1)');
});
