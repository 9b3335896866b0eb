import fc from 'fast-check';
import { expect, test } from 'vitest';
import { redirectTarget } from './redirects.ts';

const site = 'https://app.example.com';

test.each([
  'https://evil.example',
  'https://app.example.com.evil.example/',
  'https://app.example.com@evil.example/',
  'https://user:pass@app.example.com/',
  'https://evil.example\\@app.example.com',
  'https:\\\\evil.example',
  'https://app.example.com\\@evil.example',
  'https://app.example.com\t@evil.example/',
  ' https://app.example.com/',
  'HTTPS://APP.example.com/a',
  'https://app.example.com:443/a',
  'https:/app.example.com/a',
  '//evil.example',
  '/\\evil.example',
  '/dashboard',
  'http://app.example.com/',
  'https://app.example.com:8443/',
  'javascript:alert(1)//https://app.example.com',
  'data:text/html,x',
  `https://app.example.com/${'x'.repeat(2000)}`,
  '',
  undefined,
  ['https://app.example.com/a', 'https://evil.example'],
])('replaces %j by the site', (wanted) => {
  expect(redirectTarget(site, wanted)).toBe(site);
});

test('keeps a page of the site with its query', () => {
  expect(redirectTarget(site, 'https://app.example.com/a?b=c#d')).toBe('https://app.example.com/a?b=c#d');
  expect(redirectTarget(site, 'https://app.example.com')).toBe('https://app.example.com/');
});

test('a loopback site allows every port and name of this machine', () => {
  for (const wanted of ['http://localhost:5173/x', 'http://127.0.0.1:9/x', 'http://[::1]:4000/x']) {
    expect(redirectTarget('http://localhost:4000', wanted)).toBe(wanted);
  }
  for (const wanted of [
    'https://localhost:4000/',
    'http://127.0.0.1.evil.example/',
    'http://127.evil.example/',
    'http://localhost\\@evil.example',
    'http://127.1/',
    'http://2130706433:4000/',
    'http://0x7f.0.0.1/',
    'http://127.0.0.1\n.evil.example/',
  ]) {
    expect(redirectTarget('http://localhost:4000', wanted)).toBe('http://localhost:4000');
  }
});

test('never redirects to another origin', () => {
  const urls = fc.webUrl({ withFragments: true, withQueryParameters: true });
  const nasty = fc
    .tuple(fc.constantFrom('https://app.example.com', 'https:', '', 'http://'), fc.string(), urls)
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(fc.oneof(fc.string(), urls, nasty), (wanted) => {
      expect(new URL(redirectTarget(site, wanted)).origin).toBe(site);
    }),
  );
});
