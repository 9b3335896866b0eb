import { describe, expect, test } from 'vitest';
import { rate } from '../../../../statistics/rates.ts';
import { exampleContent } from '../../testing/example-content.ts';
import { headline } from './headline.ts';
import { brandedInWords, namedInstead } from './sentences.ts';
import { noOwnPage, pageNames } from './sources.ts';

test('counts the companies named instead when there are several answers', () => {
  const named = [
    { name: 'Fjellsko', answers: 2 },
    { name: 'Turvik', answers: 1 },
  ];
  expect(namedInstead({ named, answers: 3 })).toBe('Named instead: Fjellsko (2 of 3) and Turvik (1 of 3)');
  expect(namedInstead({ named: [{ name: 'Fjellsko', answers: 1 }], answers: 1 })).toBe(
    'Named instead: Fjellsko',
  );
  expect(namedInstead({ named: [], answers: 2 })).toBe('No competitor is named in its 2 answers either.');
  expect(namedInstead({ named: [], answers: 1 })).toBe('No competitor is named in its answer either.');
});

describe('the headline', () => {
  const company = (name: string, rank: number, hits: number) => ({
    name,
    isBrand: name === 'Norvik',
    rank,
    mentionRate: rate(hits, 8),
    shareOfVoice: null,
    meanPosition: null,
  });

  test('gives no position to a company that no answer names', () => {
    const { sentences } = headline(
      exampleContent({
        visibility: rate(0, 8),
        ranking: [company('Fjellsko', 1, 7), company('Norvik', 2, 0), company('Turvik', 3, 0)],
      }),
    );
    expect(sentences.at(-1)).toBe('Fjellsko is named most, in 87.5%.');
  });

  test('gives a position to a company that an answer names', () => {
    const { sentences } = headline(
      exampleContent({
        visibility: rate(1, 8),
        ranking: [company('Fjellsko', 1, 7), company('Norvik', 2, 1), company('Turvik', 3, 0)],
      }),
    );
    expect(sentences.at(-1)).toBe('Norvik comes 2nd of 3 companies; Fjellsko is named most, in 87.5%.');
  });
});

test('the headline of a report without a note on its interval does not say whom it speaks of', () => {
  const certaintyOf = (note: string | null) => {
    const interval = { low: 10, high: 40, note };
    return headline(exampleContent({ visibility: { ...rate(2, 8), ...interval } })).sentences[1];
  };
  expect(certaintyOf('It speaks of prompts like these.')).toBe(
    'For prompts like these the true rate lies between 10.0% and 40.0% (95% interval).',
  );
  expect(certaintyOf(null)).toBe('The true rate lies between 10.0% and 40.0% (95% interval).');
});

test('reports answers to branded prompts separately, or that there are none', () => {
  const { measurement } = exampleContent();
  const told = (brandedPrompts: number, hits: number, answers: number) =>
    brandedInWords({
      company: 'Norvik',
      brandedVisibility: rate(hits, answers),
      measurement: { ...measurement, brandedPrompts },
    });
  expect(told(2, 5, 6)).toBe(
    'Asked about Norvik by name, 5 of 6 answers name it: 83.3%, 95% interval 43.6–97.0%. They are counted separately.',
  );
  expect(told(1, 1, 1)).toContain('1 of 1 answer names it: 100.0%');
  expect(told(1, 0, 0)).toBe('No prompt that names Norvik got a usable answer.');
  expect(told(0, 0, 0)).toBeNull();
});

test('says that no page of the company is cited when there are citations and its site is known', () => {
  const { sources } = exampleContent();
  const others = sources.filter(({ kind }) => kind !== 'own');
  expect(noOwnPage({ website: 'norvik.example', sources: others })).toBe(
    'No answer cites a page of norvik.example.',
  );
  expect(noOwnPage({ website: null, sources: others })).toBeNull();
  expect(noOwnPage({ website: 'norvik.example', sources: [] })).toBeNull();
  const [first] = others;
  const own = first ? [{ ...first, kind: 'own' as const }] : [];
  expect(noOwnPage({ website: 'norvik.example', sources: [...others, ...own] })).toBeNull();
});

test('names pages with the same title by their addresses', () => {
  const page = (url: string, title: string) => ({ url, domain: 'boots.example', title, answers: 1 });
  expect(
    pageNames([
      page('https://www.boots.example/a/', 'Boots'),
      page('https://boots.example/b', 'Boots'),
      page('https://boots.example/c', 'Shoes'),
      page('https://boots.example/d', ''),
      page('https://boots.example/e', ''),
    ]),
  ).toEqual([
    'boots.example/a',
    'boots.example/b',
    'Shoes · boots.example',
    'boots.example/d',
    'boots.example/e',
  ]);
});
