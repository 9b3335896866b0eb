import { expect, test } from 'vitest';
import { LABELLED_SCORES, loadLabelledPages } from './labelled-pages.ts';
import { measurePages } from './pages.ts';

/** Lowest precision and recall; statistics on unseen pages are not yet where they should be (0.9). */
const LEAST = {
  tuned: { statistics: 0.9, quotations: 0.95, citations: 0.95 },
  unseen: { statistics: 0.68, quotations: 0.9, citations: 0.95 },
};

test.each(['tuned', 'unseen'] as const)('scores the %s pages as well as the documentation says', (set) => {
  const pages = loadLabelledPages(set);
  expect(pages.length).toBeGreaterThanOrEqual(30);
  const { scores, kindsRight } = measurePages(pages);
  for (const score of LABELLED_SCORES) {
    const { labelled, found, right } = scores[score];
    expect(right / found, `precision of ${score}`).toBeGreaterThanOrEqual(LEAST[set][score]);
    expect(right / labelled, `recall of ${score}`).toBeGreaterThanOrEqual(LEAST[set][score]);
  }
  expect(kindsRight / pages.length).toBeGreaterThanOrEqual(0.95);
});
