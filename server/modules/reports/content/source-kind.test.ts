import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalUrl } from '../../../analysis/citations/canonical-url.ts';
import knownSites from './known-sites.json' with { type: 'json' };
import { sourceKind } from './source-kind.ts';

const kindOf = (address: string) => {
  const found = canonicalUrl(address);
  return found && sourceKind(found.url, found.domain);
};

test.each([
  ['https://www.g2.com/categories/notes', 'reviews'],
  ['https://www.capterra.co.uk/software', 'reviews'],
  ['https://www.reddit.com/r/notes', 'community'],
  ['https://news.ycombinator.com/item?id=1', 'community'],
  ['https://softwarerecs.stackexchange.com/q/1', 'community'],
  ['https://forum.quillmark.example/t/1', 'community'],
  ['https://www.theverge.com/1', 'media'],
  ['https://www.nytimes.com/2025/note-apps', 'media'],
  ['https://www.nytimes.com/wirecutter/reviews/notes', 'reviews'],
  ['https://youtu.be/abc', 'video'],
  ['https://de.m.wikipedia.org/wiki/Notiz', 'reference'],
  ['https://docs.quillmark.example/start', 'reference'],
  ['https://docs.aws.amazon.com/s3', 'reference'],
  ['https://www.amazon.co.jp/dp/B0', 'shop'],
  ['https://www.amazon.de/dp/B0', 'shop'],
  ['https://uk.linkedin.com/company/quillmark', 'social'],
  ['https://www.service.gov.uk/notes', 'official'],
  ['https://www.irs.gov/forms', 'official'],
  ['https://www.ox.ac.uk/notes', 'official'],
  ['https://www.meti.go.jp/notes', 'official'],
  ['https://ec.europa.eu/notes', 'official'],
  ['https://bestnotereviews.example/top', 'reviews'],
  ['https://workshop.example/top', 'other'],
  ['https://notes.ac/top', 'other'],
  ['https://notamazon.com/top', 'other'],
  ['https://192.0.2.7/notes', 'other'],
])('classifies %s as %s', (address, kind) => {
  expect(kindOf(address)).toBe(kind);
});

test('each known site is in one list and can match a citation', () => {
  const sites = Object.values(knownSites).flat();
  expect(new Set(sites).size).toBe(sites.length);
  expect(sites.filter((site) => !/^[a-z0-9.-]+(?:\.\*|\.[a-z]{2,}(?:\/[a-z]+)?)$/.test(site))).toEqual([]);
  for (const [kind, list] of Object.entries(knownSites))
    for (const site of list) {
      expect([site, kindOf(`https://${site.replace('*', 'com')}`)]).toEqual([site, kind]);
    }
});

test('classifies any address', () => {
  fc.assert(
    fc.property(fc.webUrl(), fc.domain(), (url, domain) => {
      expect(sourceKind(url, domain)).toBeTruthy();
    }),
  );
});
