import { expect, test } from 'vitest';
import { countries, languages, timeZones } from './locales.ts';

test('gives every country a distinct name and code', () => {
  const all = countries();
  expect(all).toContainEqual({ value: 'DE', label: 'Germany' });
  expect(all.every(({ value }) => /^[A-Z]{2}$/.test(value))).toBe(true);
  expect(new Set(all.map(({ label }) => label)).size).toBe(all.length);
  expect(all.length).toBeGreaterThan(230);
  const codes = all.map(({ value }) => value);
  expect(codes).not.toContain('EU');
  expect(codes).not.toContain('BU');
});

test('always offers the chosen country', () => {
  expect(languages('pt-BR').map(({ value }) => value)).toContain('pt-BR');
  expect(languages('').map(({ label }) => label)).toContain('German');
  expect(timeZones('Europe/Berlin').filter(({ value }) => value === 'Europe/Berlin').length).toBe(1);
  expect(timeZones('Mars/Base').map(({ value }) => value)).toContain('Mars/Base');
});
