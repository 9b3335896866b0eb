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

test('of many sentences those with the most figures are kept, in the page’s order', () => {
  const rich = 'Of 90 firms 40 percent left within 2 years.';
  const texts = [...Array.from({ length: 9 }, (_, at) => `The trial number ${at} lasts 14 days.`), rich];
  const page = {
    ...{ id: 'page', title: '' },
    blocks: texts.map((text) => ({ kind: 'paragraph', text })),
    spans: texts.flatMap((text, block) =>
      [...text.matchAll(/\d+ (?:days|firms|percent|years)/g)].map(({ 0: figure, index }) => ({
        ...{ score: 'statistics' as const, block, start: index },
        end: index + figure.length,
      })),
    ),
  };
  expect(findFacts(page).map(({ text }) => text)).toEqual([...texts.slice(0, 7), rich]);
});
