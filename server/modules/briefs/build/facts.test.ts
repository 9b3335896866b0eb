import { expect, test } from 'vitest';
import { findFacts } from './facts.ts';

test('facts with as many figures stand in the page’s order; rows of tables and headings are none', () => {
  const texts = ['It was 62 percent in spring.', 'It was 70 percent in autumn.'];
  const kinds = ['paragraph', 'table-row', 'heading', 'list-item'];
  const page = {
    ...{ id: 'page', title: '' },
    blocks: kinds.map((kind, at) => ({ kind, text: texts[at % 3] ?? '' })),
    spans: [3, 2, 1, 0].map((block) => ({ score: 'statistics' as const, block, start: 7, end: 17 })),
  };
  page.blocks[3] = { kind: 'list-item', text: 'It was 80 percent in winter.' };
  expect(findFacts(page).map(({ kind, text }) => [kind, text])).toEqual([
    ['STATISTIC', texts[0]],
    ['STATISTIC', 'It was 80 percent in winter.'],
  ]);
});

test('a quotation comes before a single figure', () => {
  const texts = [
    'Of all offices, 62 percent write by hand.',
    '“We tried every model,” said Ida Falk, who led it.',
  ];
  const page = {
    ...{ id: 'page', title: '' },
    blocks: texts.map((text) => ({ kind: 'paragraph', text })),
    spans: [
      { score: 'statistics' as const, block: 0, start: 16, end: 26 },
      { score: 'quotations' as const, block: 1, start: 0, end: 23 },
    ],
  };
  expect(findFacts(page).map(({ kind }) => kind)).toEqual(['QUOTATION', 'STATISTIC']);
});

test('of many sentences those with the most figures are kept and come first', () => {
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
  expect(findFacts(page).map(({ text }) => text)).toEqual([rich, ...texts.slice(0, 7)]);
});
