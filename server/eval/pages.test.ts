import { expect, test } from 'vitest';
import { LABELLED_SCORES, loadLabelledPages } from './labelled-pages.ts';
import { measurePages } from './pages.ts';

test.each(['tuned', 'unseen'] as const)(
  'scores the %s pages with precision and recall of at least 0.9',
  (set) => {
    const pages = loadLabelledPages(set);
    expect(pages.length).toBeGreaterThanOrEqual(30);
    const { scores, kindsRight } = measurePages(pages);
    for (const score of LABELLED_SCORES) {
      const { labelled, found, right } = scores[score];
      expect(right / found, `precision of ${score}`).toBeGreaterThanOrEqual(0.9);
      expect(right / labelled, `recall of ${score}`).toBeGreaterThanOrEqual(0.9);
    }
    expect(kindsRight / pages.length).toBeGreaterThanOrEqual(0.9);
  },
);
