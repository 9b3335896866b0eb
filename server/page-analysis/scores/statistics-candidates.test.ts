import { expect, test } from 'vitest';
import type { PageBlock } from '../types.ts';
import { findCandidates } from './statistics-candidates.ts';

const EMPTY = {
  ...{ title: '', description: '', siteName: '', author: null, publishedOn: null, modifiedOn: null },
  ...{ language: 'en', canonicalUrl: null, ampUrl: null, structuredTypes: [], links: [], words: 0 },
  ...{ noIndex: false, paywalled: false, needsJavaScript: false, truncated: false },
};
const candidates = (...blocks: PageBlock[]) => findCandidates({ ...EMPTY, blocks });

test('a figure is judged by the words near it, so that an endless sentence costs no more for each of its figures', () => {
  const filler = 'and so on '.repeat(300);
  const [near, far] = candidates({ kind: 'paragraph', text: `Wobble about 5 apples ${filler} then 7 pears` });
  expect(near?.features).toContain('sentence wobble');
  expect(far?.features).not.toContain('sentence wobble');

  const [one, two] = candidates(
    { kind: 'table-row', text: 'Name | Weight' },
    { kind: 'table-row', text: `${filler}Zebra | wobble 5 kg ${filler} 7 kg` },
  );
  expect(one?.features).toContain('sentence wobble');
  expect(two?.features).not.toContain('sentence wobble');
  expect(one?.features).not.toContain('label zebra');
});
