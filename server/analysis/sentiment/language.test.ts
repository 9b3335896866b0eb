import { describe, expect, test } from 'vitest';
import { judgeMention } from './judge.ts';
import { languageOf } from './language.ts';
import { marked } from './testing.ts';

function judge(source: string): number | null {
  const { text, spans, others } = marked(source);
  return judgeMention(text, spans, others);
}

describe.each([
  [
    'German',
    '⟦Norvik⟧ ist ein hervorragender und sehr leiser Staubsauger. Er ist zuverlässig und einfach zu bedienen.',
    '⟦Norvik⟧ ist leider sehr laut und unzuverlässig. Viele Kunden sind von dem teuren Gerät enttäuscht.',
    'Der ⟦Norvik⟧ ist nicht zuverlässig und der Service ist schlecht.',
  ],
  [
    'French',
    'Le casque ⟦Norvik⟧ est excellent et très confortable. Il est fiable et facile à utiliser.',
    'Le casque ⟦Norvik⟧ est malheureusement lent et décevant. Les clients se plaignent de la mauvaise qualité.',
    "L'aspirateur ⟦Norvik⟧ n'est pas fiable et il est trop cher.",
  ],
  [
    'Spanish',
    'La aspiradora ⟦Norvik⟧ es excelente y muy silenciosa. También es fiable y fácil de usar.',
    'La aspiradora ⟦Norvik⟧ es lenta y muy ruidosa. Los clientes se quejan de la mala calidad.',
    'La aspiradora ⟦Norvik⟧ no es fiable y además es muy cara.',
  ],
])('%s', (_language, praise, blame, denial) => {
  test('praise is above 55', () => expect(judge(praise)).toBeGreaterThan(55));
  test('blame is below 45', () => expect(judge(blame)).toBeLessThan(45));
  test('negated praise is blame', () => expect(judge(denial)).toBeLessThan(45));
});

test('lists of pros and cons are read in every supported language', () => {
  expect(
    judge(
      '- ⟦Norvik⟧\n  - Vorteile: offline, leise, schnell\n- ⟨Bexley⟩\n  - Nachteile: das Gerät ist sehr laut\n',
    ),
  ).toBeGreaterThan(55);
});

test.each([
  ['Dutch', 'De stofzuiger van ⟦Norvik⟧ is uitstekend, erg stil en heel betrouwbaar voor een lage prijs.'],
  ['Polish', 'Odkurzacz ⟦Norvik⟧ jest bardzo cichy, niezawodny i łatwy w obsłudze, polecamy go każdemu.'],
  ['Japanese', '⟦Norvik⟧の掃除機はとても静かで、信頼性が高く、使いやすいです。おすすめです。'],
])('%s is not judged', (_language, source) => expect(judge(source)).toBeNull());

test.each([
  ['it', 'L’aspirapolvere Norvik è ottimo, molto silenzioso e davvero facile da usare per tutti.'],
  ['ja', 'Norvikの掃除機はとても静かで、信頼性が高く、使いやすいです。おすすめです。'],
  ['ru', 'Пылесос Norvik очень тихий и надёжный, его легко использовать каждый день.'],
])('the language of an answer is told: %s', (code, text) => expect(languageOf(text)).toBe(code));

test.each([
  'Norvik slumps 5% after profit warning',
  'Best buys: Norvik One, Bexley Two, Ostara Three',
  '1. **Norvik One** – $49\n2. **Bexley Two** – $79',
])('%s is English', (text) => expect(languageOf(text)).toBe('en'));
