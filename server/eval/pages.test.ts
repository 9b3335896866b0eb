import { expect, test } from 'vitest';
import { LABELLED_SCORES, loadLabelledPages } from './labelled-pages.ts';
import { measurePages } from './pages.ts';

test.each([
  ['tuned', 0.9],
  ['unseen', 0.7],
] as const)('scores the %s pages with precision and recall of at least %s', (set, least) => {
  const pages = loadLabelledPages(set);
  expect(pages.length).toBeGreaterThanOrEqual(30);
  const { scores, kindsRight } = measurePages(pages);
  for (const score of LABELLED_SCORES) {
    const { labelled, found, right } = scores[score];
    expect(right / found, `precision of ${score}`).toBeGreaterThanOrEqual(least);
    expect(right / labelled, `recall of ${score}`).toBeGreaterThanOrEqual(least);
  }
  expect(kindsRight / pages.length).toBeGreaterThanOrEqual(0.9);
});
