import fc from 'fast-check';
import { expect, test } from 'vitest';
import { propertyRuns } from '../../testing/property-runs.ts';
import { canonicalUrl, MAX_URL_LENGTH } from './canonical-url.ts';

test.each([
  ['HTTP://www.Example.COM:80/A/b/?b=2&a=1#part', 'http://example.com/A/b?b=2&a=1'],
  ['https://example.com/', 'https://example.com'],
  ['https://example.com/?id=1', 'https://example.com/?id=1'],
  ['https://user:secret@example.com:443/x', 'https://example.com/x'],
  ['https://example.com./x/', 'https://example.com/x'],
  ['https://example.com/x#:~:text=some%20words,more', 'https://example.com/x'],
  ['https://example.com/x?utm_source=chatgpt.com&v=1&gclid=a&srsltid=b', 'https://example.com/x?v=1'],
  ['https://example.com/x?&amp;st=2&amp;utm_medium=c', 'https://example.com/x?st=2'],
  ['https://example.com/x?ref=main', 'https://example.com/x?ref=main'],
  ['https://www.amazon.com/dp/B0/ref=sr_1_1?tag=t-20&keywords=tv', 'https://amazon.com/dp/B0?keywords=tv'],
  ['https://m.youtube.com/watch?v=abc&si=x&feature=share', 'https://youtube.com/watch?v=abc'],
  ['https://en.m.wikipedia.org/wiki/Sony', 'https://en.wikipedia.org/wiki/Sony'],
  ['https://amp.example.com/story', 'https://example.com/story'],
  ['https://example.com/story/amp/', 'https://example.com/story'],
  ['https://example.com/story.amp.html?amp=1', 'https://example.com/story.html'],
  ['https://example.com/amp', 'https://example.com/amp'],
  ['https://www.google.com/amp/s/www.example.com/story/amp', 'https://example.com/story'],
  ['https://www-example-com.cdn.ampproject.org/c/s/www.example.com/a?usqp=mq', 'https://example.com/a'],
  ['https://www.google.com/url?sa=t&q=https://example.com/a%3Fx%3D1', 'https://example.com/a?x=1'],
  ['https://duckduckgo.com/l/?uddg=https%3A%2F%2Fexample.com%2Fa', 'https://example.com/a'],
  ['https://www.bing.com/ck/a?u=a1aHR0cHM6Ly9leGFtcGxlLmNvbS9h', 'https://example.com/a'],
  ['http://192.168.1.1:8080/a/', 'http://192.168.1.1:8080/a'],
])('%s becomes %s', (raw, url) => {
  expect(canonicalUrl(raw)?.url).toBe(url);
});

test.each([
  ['https://store.example.co.uk/x', 'example.co.uk'],
  ['http://192.168.1.1:8080/a', '192.168.1.1'],
  ['http://intranet/x', 'intranet'],
])('the domain of %s is %s', (raw, domain) => {
  expect(canonicalUrl(raw)?.domain).toBe(domain);
});

test.each([
  '',
  'no address',
  '//example.com/a',
  'ftp://example.com',
  'javascript:alert(1)',
  'https://',
  'data:text/html,x',
])('ignores %j', (raw) => {
  expect(canonicalUrl(raw)).toBeNull();
});

test('ignores an address that is too long', () => {
  const path = (length: number): string => `https://example.com/${'a'.repeat(length)}`;
  expect(canonicalUrl(path(MAX_URL_LENGTH - 20))?.url).toHaveLength(MAX_URL_LENGTH);
  expect(canonicalUrl(path(MAX_URL_LENGTH - 19))).toBeNull();
});

test('is idempotent and never throws', () => {
  const part = fc.constantFrom(
    '/amp',
    '/',
    '.amp',
    '/a',
    '/ref=x',
    '/%E0%A4%A',
    '?amp=1',
    '&utm_source=a',
    '&q=1',
    '?',
    '#x',
    '&amp;',
    '/é',
  );
  const host = fc.constantFrom(
    'www.',
    'm.',
    'amp.',
    'en.m.',
    'example.com',
    'wikipedia.org',
    'amazon.de',
    'com',
    '.',
    'google.com/url?q=https://',
    'google.com/amp/s/',
    '[::1]',
    'xn--',
    'ü.de',
  );
  const anyUrl = fc.oneof(
    fc.webUrl({ withQueryParameters: true, withFragments: true }),
    fc.string({ unit: 'binary' }),
    fc
      .tuple(
        fc.constantFrom('http://', 'https://', 'HTTPS://'),
        fc.array(host, { maxLength: 5 }),
        fc.array(part, { maxLength: 8 }),
      )
      .map(([scheme, hosts, parts]) => scheme + hosts.join('') + parts.join('')),
  );
  fc.assert(
    fc.property(anyUrl, (raw) => {
      const once = canonicalUrl(raw);
      if (once) expect(canonicalUrl(once.url)).toEqual(once);
    }),
    propertyRuns(3000),
  );
});
