import { expect, test } from 'vitest';
import { createAnalyser } from './analyser.ts';
import { namesCompany } from './names/matcher.ts';

const sony = { id: 'b1', name: 'Sony', aliases: ['WH-1000XM5', 'ソニー'], domain: 'sony.com' };
const bose = { id: 'c1', name: 'Bose', aliases: [], domain: 'bose.com' };
const ring = { id: 'c2', name: 'Ring', aliases: [], domain: 'ring.com' };

test('returns mentions in order with their spans, and sources', () => {
  const text =
    '1. **Bose QC** – excellent\n2. **WH-1000XM5** – great, says [a test](https://www.rtings.com/x?utm_source=a). ソニー wins.';
  const { mentions, citations } = createAnalyser([sony, bose])({ text, sources: [] });
  expect(mentions.map(({ companyId, position }) => [companyId, position])).toEqual([
    ['c1', 1],
    ['b1', 2],
  ]);
  expect(mentions[1]?.spans.map(({ start, end }) => text.slice(start, end))).toEqual([
    'WH-1000XM5',
    'ソニー',
  ]);
  expect(mentions.every(({ sentiment }) => sentiment === null || (sentiment > 50 && sentiment <= 100))).toBe(
    true,
  );
  expect(citations).toEqual([
    { position: 1, url: 'https://rtings.com/x', domain: 'rtings.com', title: 'a test' },
  ]);
});

test('finds the brand and its competitors by the same rules', () => {
  const text = 'Sony beats Bose.';
  const places = (list: (typeof sony)[]): unknown =>
    createAnalyser(list)({ text, sources: [] }).mentions.map((mention) => [mention.companyId, mention.spans]);
  expect(places([sony, bose])).toEqual(places([bose, sony]));
});

test('a source at the company confirms that an everyday word is its name', () => {
  const analyse = createAnalyser([ring]);
  const text = '- Ring doorbells';
  expect(analyse({ text, sources: [] }).mentions).toEqual([]);
  expect(
    analyse({ text, sources: [{ url: 'https://ring.com/doorbells', title: '' }] }).mentions,
  ).toHaveLength(1);
});

test('an empty answer has no mentions and no citations', () => {
  expect(createAnalyser([sony])({ text: '', sources: [] })).toEqual({
    mentions: [],
    citations: [],
    unsupportedLanguage: null,
  });
  expect(createAnalyser([])({ text: 'Sony', sources: [] })).toEqual({
    mentions: [],
    citations: [],
    unsupportedLanguage: null,
  });
});

test('a prompt is branded when it names the company', () => {
  expect(namesCompany('is sony better than bose?', sony)).toBe(true);
  expect(namesCompany('what are the best headphones?', sony)).toBe(false);
  expect(namesCompany('which ring should i buy for a wedding?', ring)).toBe(false);
  expect(namesCompany('Is Ring or Nest better?', ring)).toBe(true);
});

test('analyses the beginning of a very long answer, up to the end of a word', () => {
  const before = 'word '.repeat(6_399);
  const analyse = createAnalyser([sony, bose]);
  const found = (text: string) => analyse({ text, sources: [] }).mentions.map(({ companyId }) => companyId);
  expect(found(`${before}Sony`)).toEqual(['b1']);
  expect(found(`${before}Sony ${before}Bose`)).toEqual(['b1']);
  expect(found(`${before} Sonyx`)).toEqual([]);
});

test('distinguishes companies with the same name by ids and domains', () => {
  for (const account of ['a', 'b']) {
    const own = [sony, bose].map((company) => ({ ...company, id: `${account} ${company.name}` }));
    const { mentions } = createAnalyser(own)({ text: 'Sony beats Bose.', sources: [] });
    expect(mentions.map(({ companyId }) => companyId)).toEqual([`${account} Sony`, `${account} Bose`]);
  }
  const linked = { text: 'Ring Quality: see [there](https://ring.com/x).', sources: [] };
  const found = [ring, { ...ring, domain: 'other.example' }].map(
    (company) => createAnalyser([company])(linked).mentions.length,
  );
  expect(found).toEqual([1, 0]);
});
