import fc from 'fast-check';
import { expect, test } from 'vitest';
import { propertyRuns } from '../../testing/property-runs.ts';
import { checkLlmsTxt } from './check.ts';
import { generateLlmsTxt } from './generate.ts';
import { readLinks } from './link.ts';

const page = (path: string, more: { title?: string; description?: string; citations?: number } = {}) => ({
  url: `https://o.example/${path}`,
  title: '',
  description: '',
  citations: 0,
  ...more,
});

test('lists cited pages first, then folders, then what may be left out', () => {
  const text = generateLlmsTxt({
    name: 'Ostrellio',
    summary: '',
    pages: [
      page(''),
      page('docs/api-keys.html'),
      page('docs/getting-started'),
      page('prices', { title: 'Prices [2026]', description: 'Plans and\nlimits', citations: 3 }),
      page('blog/a_(b)', { title: '<b>A</b>', citations: 9 }),
      page('guide', { title: 'Anf\uFFFDnge', description: '\uFFFD', citations: 1 }),
    ],
  });
  expect(text).toBe(`# Ostrellio

> What Ostrellio offers, in one sentence.

## Pages that AI platforms cite

- [A](https://o.example/blog/a_%28b%29)
- [Prices 2026](https://o.example/prices): Plans and limits
- [Anf nge](https://o.example/guide)

## Docs

- [Api keys](https://o.example/docs/api-keys.html)
- [Getting started](https://o.example/docs/getting-started)

## Optional

- [Home page](https://o.example/)
`);
  expect(checkLlmsTxt(text)).toEqual([]);
  expect(readLinks(text, 'https://o.example/llms.txt').map(({ section }) => section)).toHaveLength(6);
});

test('writes a sound file whatever the pages are called', () => {
  const anything = fc.string({ unit: 'binary', maxLength: 30 });
  const pages = fc.uniqueArray(
    fc.record({
      url: fc.webUrl({ validSchemes: ['https'], withQueryParameters: true }),
      title: anything,
      description: anything,
      citations: fc.nat(5),
    }),
    { selector: ({ url }) => new URL(url).href, maxLength: 20 },
  );
  fc.assert(
    fc.property(anything, anything, pages, (name, summary, listed) => {
      const urls = listed.map((entry) => ({ ...entry, url: new URL(entry.url).href }));
      const findings = checkLlmsTxt(generateLlmsTxt({ name, summary, pages: urls }));
      expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
    }),
    propertyRuns(1_000),
  );
});
