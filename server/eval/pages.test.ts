import { expect, test } from 'vitest';
import { LABELLED_SCORES, loadLabelledPages } from './labelled-pages.ts';
import { measurePages } from './pages.ts';

/** Lowest precision and recall, on a quarter of the pages that the rules were tuned on and on all the others. */
const LEAST = {
  tuned: { statistics: 0.92, quotations: 0.92, citations: 0.95, kinds: 0.95 },
  unseen: { statistics: 0.9, quotations: 0.9, citations: 0.95, kinds: 0.75 },
};

test.each([
  ['tuned', 4, 150],
  ['unseen', 1, 80],
] as const)('scores the %s pages as well as the documentation says', (set, every, atLeast) => {
  const pages = loadLabelledPages(set, every);
  expect(pages.length).toBeGreaterThanOrEqual(atLeast);
  const { scores, kindsRight } = measurePages(pages);
  for (const score of LABELLED_SCORES) {
    const { labelled, found, right } = scores[score];
    expect(right / found, `precision of ${score}`).toBeGreaterThanOrEqual(LEAST[set][score]);
    expect(right / labelled, `recall of ${score}`).toBeGreaterThanOrEqual(LEAST[set][score]);
  }
  expect(kindsRight / pages.length).toBeGreaterThanOrEqual(LEAST[set].kinds);
});
