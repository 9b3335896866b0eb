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

test('counts figures of a claim, and no dates, prices, versions or numbers of things', () => {
  const blocks = paragraphs(
    'A survey found that 37 % of 1,200 households save more than in 2021.',
    'Version 3.2.1 of 12 May 2024 costs $49 a month; call 0800 555 0199 or see page 12.',
  );
  expect(found('statistics', { blocks })).toEqual(['37 %', '1,200']);
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
