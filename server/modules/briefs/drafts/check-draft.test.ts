import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitSentences } from '../../../page-analysis/scores/sentences.ts';
import { checkDraft } from './check-draft.ts';
import { normaliseWords, readFigures, readQuotations } from './figures.ts';
import type { DraftSource } from './model.ts';

const fact = (factId: string, text: string): DraftSource => ({
  factId,
  text,
  url: `https://${factId}.example/`,
  title: factId,
});
const FACTS = [
  fact('a', 'A survey of 1,200 offices found that 62 percent write by hand.'),
  fact('b', '“We tried every model for three weeks,” said Ida Falk.'),
];
const OWN: DraftSource = { factId: null, text: 'We sell 14 models.', url: null, title: '' };
const check = (text: string, factIds: string[] = []) =>
  checkDraft(
    { title: 'Title', sections: [{ heading: 'Heading', claims: [{ text, factIds }] }] },
    [...FACTS, OWN],
    'Title',
  );
const keys = (text: string) => readFigures(text).map(({ key }) => key);

test.each([
  ['62 %', ['62 percent']],
  ['62 per cent and 62 percent', ['62 percent', '62 percent']],
  ['1,200 or 1.200 or 1 200 or 1200', ['1200', '1200', '1200', '1200']],
  ['1.5 million and 1,5 Mio', ['1500000', '1500000']],
  ['$40 and 40 dollars', ['40 usd', '40 usd']],
  ['three weeks, 3 weeks', ['3 week', '3 week']],
  ['half of the users and a third of all', ['0.5', '0.333333333333']],
  ['in the third step, last quarter', []],
  ['GPT-4 and H2O', []],
  ['five ten', ['5', '10']],
  ['10–20 %', ['10', '20 percent']],
  ['pre-2020', ['2020']],
])('reads the figures of “%s”', (text, expected) => {
  expect(keys(text)).toEqual(expected);
});

test('keeps what facts hold, with their links, and what the user’s own text holds', () => {
  expect(check('In a survey, 62 % wrote by hand.', ['a']).sections[0]?.claims).toEqual([
    {
      text: 'In a survey, 62 % wrote by hand.',
      links: [{ factId: 'a', url: 'https://a.example/', title: 'a' }],
      fromOwnText: false,
      toCheck: [],
    },
  ]);
  // A wrong id costs nothing: the fact that holds the quotation is linked.
  expect(check('Falk says: "we tried every model".', ['a']).sections[0]?.claims[0]?.links).toEqual([
    { factId: 'b', url: 'https://b.example/', title: 'b' },
  ]);
  expect(check('There are 14 models.').sections[0]?.claims[0]).toMatchObject({
    links: [],
    fromOwnText: true,
  });
});

test.each([
  ['Paper is good. It lasts 90 years.', 'Paper is good.', 'No fact of a read page has the figure 90 years.'],
  ['Paper is good. 62 offices use it.', 'Paper is good.', 'No fact of a read page has the figure 62.'],
  ['“It never fades at all,” said Falk.', null, 'No read page has the quotation “It never fades at all,”.'],
  ['See https://evil.example now.', null, 'It has a link of its own; links come from facts only.'],
  ['See [this](//evil.example).', null, 'It has a link of its own; links come from facts only.'],
])('cuts from “%s” what no source holds', (text, rest, reason) => {
  const { sections, cut } = check(text, ['a']);
  expect(sections[0]?.claims[0]?.text ?? null).toBe(rest);
  expect(cut.map((item) => item.reason)).toEqual([reason]);
});

test('marks a right figure in a sentence about something else, and links the fact that shares most words', () => {
  const other = fact('c', 'In autumn, 62 percent of the leaves fall within a week.');
  const claimsOf = (text: string, factIds: string[], sources: DraftSource[]) =>
    checkDraft({ title: 'T', sections: [{ heading: 'H', claims: [{ text, factIds }] }] }, sources, 'T')
      .sections[0]?.claims;
  expect(claimsOf('Paper is good. Of all cats, 62 percent like it.', ['a'], FACTS)).toMatchObject([
    { links: [{ factId: 'a' }], toCheck: [{ text: 'Of all cats, 62 percent like it.', words: ['cats'] }] },
  ]);
  const leaves = 'Within days, 62 percent of the leaves fall.';
  expect(claimsOf(leaves, ['a'], [...FACTS, other])).toMatchObject([
    { links: [{ factId: 'c' }], toCheck: [] },
  ]);
  // A text of the user's speaks of many things: only the sentence with the figure counts.
  const own = { ...OWN, text: 'We ship cats. We sell 14 models of paper.' };
  expect(claimsOf('We have 14 cats.', [], [own])).toMatchObject([
    { fromOwnText: true, toCheck: [{ words: ['cats'] }] },
  ]);
});

test('cuts a heading and a title with a figure of their own', () => {
  const draft = {
    title: '7 tips',
    sections: [{ heading: 'Top 10', claims: [{ text: 'Paper.', factIds: [] }] }],
  };
  expect(checkDraft(draft, FACTS, 'Which paper?')).toMatchObject({
    title: 'Which paper?',
    sections: [{ heading: '' }],
    cut: [{ text: '7 tips' }, { text: 'Top 10' }],
  });
});

test('no draft keeps a figure, quotation or link that no source has', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      '62 %',
      '62',
      '1,200 offices',
      '“we tried every model”',
      '“they lied to us”',
      'https://x.example',
      'three weeks',
      '14',
    ),
    fc.integer({ min: 0, max: 5000 }).map(String),
    fc.constantFrom('Paper is good.', 'and', 'It lasts.', 'percent', '!', 'GPT-4'),
  );
  const text = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(' '));
  const figures = new Set([...FACTS, OWN].flatMap((source) => keys(source.text)));
  const words = [...FACTS, OWN].map((source) => normaliseWords(source.text));
  fc.assert(
    fc.property(text, fc.subarray(['a', 'b', 'zz']), (written, ids) => {
      for (const { claims } of check(written, ids).sections) {
        for (const claim of claims) {
          expect(claim.text).not.toContain('http');
          // Each sentence was judged by itself.
          for (const { start, end } of splitSentences(claim.text)) {
            const segment = claim.text.slice(start, end);
            for (const key of keys(segment)) expect(figures).toContain(key);
            for (const quoted of readQuotations(segment)) {
              expect(words.some((known) => known.includes(normaliseWords(quoted)))).toBe(true);
            }
          }
          for (const { factId } of claim.links) expect(['a', 'b']).toContain(factId);
        }
      }
    }),
  );
});
