import { expect, test } from 'vitest';
import { fileName } from './pdf-file.ts';

test('file names have only characters that are valid in every system and header', () => {
  expect(fileName('Müller & Söhne GmbH')).toBe('muller-sohne-gmbh-ai-visibility.pdf');
  expect(fileName('../../etc/passwd"; x')).toBe('etc-passwd-x-ai-visibility.pdf');
  expect(fileName('任天堂')).toBe('ai-visibility.pdf');
  expect(fileName('a'.repeat(80)).length).toBeLessThan(80);
});
