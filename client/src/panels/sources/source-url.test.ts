import { expect, test } from 'vitest';
import { safeHref, splitAddress } from './source-url.ts';

test('site, then path', () => {
  expect(splitAddress('https://www.reviews.example/best/a?x=1', 'reviews.example')).toEqual({
    site: 'reviews.example',
    path: '/best/a?x=1',
  });
  expect(splitAddress('https://reviews.example/', 'reviews.example').path).toBe('');
});

test('escapes are shown as what they stand for; broken ones as they are', () => {
  expect(splitAddress('https://a.example/%C3%A4', 'a.example').path).toBe('/ä');
  expect(splitAddress('https://a.example/%E0%A4%A', 'a.example').path).toBe('/%E0%A4%A');
});

test('only web addresses become links', () => {
  expect(safeHref('https://a.example/')).toBe('https://a.example/');
  expect(safeHref('http://a.example/')).toBe('http://a.example/');
  for (const url of ['javascript:alert(1)', 'data:text/html,x', 'ftp://a.example', 'no address', '']) {
    expect(safeHref(url)).toBeUndefined();
  }
});
