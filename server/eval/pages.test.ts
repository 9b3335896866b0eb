import { expect, test } from 'vitest';
import { LABELLED_SCORES, loadLabelledPages } from './labelled-pages.ts';
import { measurePages } from './pages.ts';

/** Lowest precision and recall on a quarter of the pages that the rules were tuned on. */
const LEAST = { statistics: 0.9, quotations: 0.92, citations: 0.95 };

test('scores the tuned pages as well as the documentation says', () => {
  const pages = loadLabelledPages('tuned', 4);
  expect(pages.length).toBeGreaterThanOrEqual(100);
  const { scores, kindsRight } = measurePages(pages);
  for (const score of LABELLED_SCORES) {
    const { labelled, found, right } = scores[score];
    expect(right / found, `precision of ${score}`).toBeGreaterThanOrEqual(LEAST[score]);
    expect(right / labelled, `recall of ${score}`).toBeGreaterThanOrEqual(LEAST[score]);
  }
  expect(kindsRight / pages.length).toBeGreaterThanOrEqual(0.95);
});
