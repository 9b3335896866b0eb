import { expect, test } from 'vitest';
import { fileName } from './pdf-file.ts';

test('a file’s name is of letters that any system and header takes', () => {
  expect(fileName('Müller & Söhne GmbH')).toBe('muller-sohne-gmbh-ai-visibility.pdf');
  expect(fileName('../../etc/passwd"; x')).toBe('etc-passwd-x-ai-visibility.pdf');
  expect(fileName('任天堂')).toBe('ai-visibility.pdf');
  expect(fileName('a'.repeat(80)).length).toBeLessThan(80);
});
