import { expect, test } from 'vitest';
import { findFacts } from './facts.ts';

test('facts stand in the page’s order, whatever the order of the scores', () => {
  const texts = [
    'Of 1,200 offices, 62 percent write by hand.',
    '“We tried every model,” said Ida Falk, who led it.',
  ];
  const page = {
    ...{ id: 'page', title: '' },
    blocks: texts.map((text) => ({ kind: 'paragraph', text })),
    spans: [
      { score: 'quotations' as const, block: 1, start: 0, end: 23 },
      { score: 'statistics' as const, block: 0, start: 18, end: 28 },
    ],
  };
  expect(findFacts(page).map(({ kind, text }) => [kind, text])).toEqual([
    ['STATISTIC', texts[0]],
    ['QUOTATION', texts[1]],
  ]);
});
