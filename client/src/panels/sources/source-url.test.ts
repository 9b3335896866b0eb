import { expect, test } from 'vitest';
import { safeHref, splitAddress } from './source-url.ts';

test('splits an address into site and path', () => {
  expect(splitAddress('https://www.reviews.example/best/a?x=1', 'reviews.example')).toEqual({
    site: 'reviews.example',
    path: '/best/a?x=1',
  });
  expect(splitAddress('https://reviews.example/', 'reviews.example').path).toBe('');
});

test('decodes valid escapes and keeps broken ones', () => {
  expect(splitAddress('https://a.example/%C3%A4', 'a.example').path).toBe('/ä');
  expect(splitAddress('https://a.example/%E0%A4%A', 'a.example').path).toBe('/%E0%A4%A');
});

test('links web addresses only', () => {
  expect(safeHref('https://a.example/')).toBe('https://a.example/');
  expect(safeHref('http://a.example/')).toBe('http://a.example/');
  for (const url of ['javascript:alert(1)', 'data:text/html,x', 'ftp://a.example', 'no address', '']) {
    expect(safeHref(url)).toBeUndefined();
  }
});
