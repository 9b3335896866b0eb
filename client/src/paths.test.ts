import fc from 'fast-check';
import { matchPath } from 'react-router-dom';
import { expect, test } from 'vitest';
import { brandToolPath, paths } from './paths.ts';
import { SCREENS } from './screens.ts';

const SERVED_BY_THE_SERVER = ['/outbox', '/api/'];

test('has a screen for every linked path', () => {
  const built = Object.values<string | ((...given: never[]) => string)>(paths).map((path) =>
    typeof path === 'string' ? path : path(...(['some', new URLSearchParams()] as never[])),
  );
  const unknown = built
    .map((path) => new URL(path, 'http://localhost').pathname)
    .filter((path) => !SERVED_BY_THE_SERVER.some((start) => path.startsWith(start)))
    .filter((path) => !SCREENS.some((screen) => matchPath(screen.path, path)));
  expect(unknown).toEqual([]);
});

test.each([
  ['Ostrellio', 'ostrellio-generate'],
  ['Wendrova Ventures', 'wendrova-ventures-generate'],
  ['Hask & Verrin', 'hask-verrin-generate'],
  ['Zovarqué', 'zovarque-generate'],
  ['Allocators’ Notebook', 'allocators-notebook-generate'],
  ['東京プレス', '東京プレス-generate'],
  ['!!!', 'brand-generate'],
])('writes %s as %s', (brand, segment) => {
  expect(brandToolPath(brand, '/dashboard/action/generate')).toBe(`/dashboard/action/${segment}`);
});

test('makes one safe path segment of any name', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (brand) => {
      const path = brandToolPath(brand, '/llms-txt');
      expect(path).toMatch(/^\/[\p{L}\p{N}\p{M}-]+-llms-txt$/u);
      expect(path).not.toMatch(/^\/-/);
    }),
  );
});
