import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageKind } from '../page-kind.ts';
import { PAGE_KINDS, type PageBlock, type PageContent, SCORE_NAMES } from '../types.ts';
import { scorePage } from './score-page.ts';

const URL_OF_PAGE = 'https://example.com/guides/heating';
const EMPTY: PageContent = {
  title: '',
  description: '',
  siteName: '',
  author: null,
  publishedOn: null,
  modifiedOn: null,
  language: 'en',
  canonicalUrl: null,
  ampUrl: null,
  structuredTypes: [],
  blocks: [],
  links: [],
  words: 0,
  noIndex: false,
  paywalled: false,
  needsJavaScript: false,
  truncated: false,
};
const paragraphs = (...texts: string[]): PageBlock[] => texts.map((text) => ({ kind: 'paragraph', text }));
const found = (score: string, content: Partial<PageContent>): string[] => {
  const page = { ...EMPTY, ...content };
  return scorePage(page, URL_OF_PAGE)
    .spans.filter((span) => span.score === score)
    .map(({ block, start, end }) => page.blocks[block]?.text.slice(start, end) ?? '');
};

test('counts figures that say how many or how much, and no dates, names, price lists or instructions', () => {
  const blocks: PageBlock[] = [
    ...paragraphs(
      'A survey found that 37 % of 1,200 households save more than in 2021. It took three weeks.',
      'Version 3.2.1 of 12 May 2024 costs $49 a month; call 0800 555 0199 or see page 12.',
      'We began two years ago. Ada, 43, opens at 9.30 and gave it 8/10.',
      'In 1848 farmers met here. In a survey of 1550 buyers most had used it for a quarter.',
      'See page 4 of 10, or visit us at 12 Market Street, 90210 Springfield.',
      'Bake the bread for 40 minutes. It keeps for four days.',
    ),
    { kind: 'list-item', text: 'Basic: $9 a month' },
    { kind: 'table-row', text: 'Model | Weight | Price' },
    { kind: 'table-row', text: 'Moss | 1.2 kg | $80' },
  ];
  expect(found('statistics', { blocks })).toEqual([
    '37 %',
    '1,200',
    'three weeks',
    '$49',
    '1550',
    'four days',
    '1.2 kg',
  ]);
});

test('takes a range, sides and hours with minutes for one figure, and the ends of a change for two', () => {
  const blocks = paragraphs(
    'The case measures 40 × 30 × 15 cm. The trip took three hours and six minutes. It sells between 5 and 10 tons.',
    'Complaints fell from 21 to 6 percent.',
  );
  expect(found('statistics', { blocks })).toEqual([
    '40 × 30 × 15 cm',
    'three hours and six minutes',
    '5 and 10 tons',
    '21',
    '6 percent',
  ]);
});

test('counts quoted words with a speaker, and no terms or titles', () => {
  const blocks = paragraphs(
    '“We pay more each year,” said the mayor. The so-called “winter gap” is over.',
    'Der Mieterverein warnt: „Das trifft die Ärmsten zuerst.“',
  );
  expect(found('quotations', { blocks })).toEqual([
    '“We pay more each year,”',
    '„Das trifft die Ärmsten zuerst.“',
  ]);
});

test('finds speakers after a colon, in single quotation marks, in testimonials, and where a quotation goes on', () => {
  const blocks: PageBlock[] = [
    ...paragraphs(
      'My uncle told me: ‘It’s only a small roof.’ She had one line for it: “Build it like a small roof, and mind the rain.”',
      '“Nobody builds them that way any more, and nobody should.”',
    ),
    { kind: 'quote', text: 'I came for a summer and stayed. Danuta Wojcik, shift leader' },
  ];
  expect(found('quotations', { blocks })).toEqual([
    '‘It’s only a small roof.’',
    '“Build it like a small roof, and mind the rain.”',
    '“Nobody builds them that way any more, and nobody should.”',
    'I came for a summer and stayed.',
  ]);
});

test('counts each other site’s page that the text links to once', () => {
  const blocks = paragraphs('study study own share');
  const links = [
    { block: 0, start: 0, end: 5, url: 'https://other.example/study?utm_source=x' },
    { block: 0, start: 6, end: 11, url: 'https://www.other.example/study#part' },
    { block: 0, start: 12, end: 15, url: 'https://blog.example.com/own' },
    { block: 0, start: 16, end: 21, url: 'https://social.example/sharer/?u=x' },
  ];
  expect(found('citations', { blocks, links })).toEqual(['study']);
});

test('counts different terms outside everyday English where each first occurs', () => {
  const blocks = paragraphs(
    'Kubernetes schedules pods. A daemonset and another daemonset use OAuth and TLS, TLS again.',
  );
  expect(found('technicalTerms', { blocks })).toEqual(['daemonset', 'TLS']);
  expect(scorePage({ ...EMPTY, blocks, language: 'fr' }, URL_OF_PAGE)).toMatchObject({
    technicalTerms: null,
    fluency: null,
  });
});

test('gives short words and sentences more fluency than long ones', () => {
  const easy = paragraphs('The cat sat on the mat. It was warm in the sun. '.repeat(12));
  const hard = paragraphs(
    'The institutionalisation of interdepartmental accountability necessitates comprehensive administrative reorganisation. '.repeat(
      12,
    ),
  );
  const fluency = (blocks: PageBlock[]) => scorePage({ ...EMPTY, blocks }, URL_OF_PAGE).fluency;
  expect(fluency(easy)).toBe(100);
  expect(fluency(hard)).toBe(0);
  expect(fluency(paragraphs('Too short.'))).toBeNull();
});

test('sums authoritativeness from its parts', () => {
  const page = { ...EMPTY, author: 'A. Writer', siteName: 'Costs', publishedOn: '2024-05-01' };
  const { authoritativeness, authorityParts } = scorePage(page, URL_OF_PAGE);
  expect(authoritativeness).toBe(40);
  expect(authorityParts.reduce((sum, { points }) => sum + points, 0)).toBe(40);
  expect(authorityParts.reduce((sum, { maxPoints }) => sum + maxPoints, 0)).toBe(100);
});

test('scores any text within its bounds, with spans that lie in their blocks and do not overlap', () => {
  const word = fc.constantFrom(
    ...'12 % 3.5 million $40 “words of hers,” said she . survey found 1/2 two thirds of „so“ in one in five 2024 at 10:30 &'.split(
      ' ',
    ),
  );
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(word, { maxLength: 40 }).map((words) => words.join(' ')),
  );
  const kind = fc.constantFrom('heading', 'paragraph', 'list-item', 'table-row', 'quote', 'code', 'caption');
  const block = fc.record({ kind, text }) as fc.Arbitrary<PageBlock>;
  const language = fc.constantFrom('en', 'de', null);
  fc.assert(
    fc.property(fc.array(block, { maxLength: 8 }), language, fc.string(), (blocks, lang, title) => {
      const page = { ...EMPTY, blocks, language: lang, title };
      const scores = scorePage(page, URL_OF_PAGE);
      expect(PAGE_KINDS).toContain(pageKind(page, URL_OF_PAGE));
      expect(scores.authoritativeness).toBeGreaterThanOrEqual(0);
      expect(scores.authoritativeness).toBeLessThanOrEqual(100);
      expect(scores.fluency ?? 0).toBeGreaterThanOrEqual(0);
      expect(scores.fluency ?? 0).toBeLessThanOrEqual(100);
      for (const name of SCORE_NAMES) {
        const spans = scores.spans.filter(({ score }) => score === name);
        if (name !== 'authoritativeness' && name !== 'fluency') expect(scores[name] ?? 0).toBe(spans.length);
        let last = { block: -1, end: 0 };
        for (const { block: at, start, end } of spans.toSorted(
          (a, b) => a.block - b.block || a.start - b.start,
        )) {
          expect(start).toBeGreaterThanOrEqual(at === last.block ? last.end : 0);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(blocks[at]?.text.length ?? -1);
          last = { block: at, end };
        }
      }
    }),
  );
});
