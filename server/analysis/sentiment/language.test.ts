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

/** Sentences of our own: praise, blame, and both. */
const SENTENCES: Readonly<Record<string, readonly (readonly [string, readonly string[]])[]>> = {
  German: [
    [
      'praise',
      [
        'Der ⟦Norvik⟧ ist ein ausgezeichneter Drucker mit gestochen scharfen Bildern und geringen Kosten.',
        'Wir empfehlen ⟦Norvik⟧, weil die App übersichtlich ist und der Kundendienst schnell hilft.',
        '⟦Norvik⟧ überzeugt mit langer Akkulaufzeit und einer sehr guten Verarbeitung.',
        'Die beste Wahl für Familien ist ⟦Norvik⟧: bequem, sicher und preiswert.',
      ],
    ],
    [
      'blame',
      [
        'Leider ist ⟦Norvik⟧ teuer, und die App stürzt ständig ab.',
        'Viele Nutzer beschweren sich über ⟦Norvik⟧, weil der Support langsam und unfreundlich ist.',
        'Die Verarbeitung von ⟦Norvik⟧ ist schlecht und das Gehäuse wirkt billig und zerbrechlich.',
        'Von ⟦Norvik⟧ raten wir ab: Die Geräte sind unzuverlässig und oft defekt.',
      ],
    ],
    [
      'mixed',
      [
        '⟦Norvik⟧ ist sehr leise und zuverlässig, aber leider teuer und schwer.',
        '⟦Norvik⟧ hat einen hervorragenden Klang, aber der Akku ist schwach und die App ist langsam.',
        'Die Sitze von ⟦Norvik⟧ sind bequem, aber der Motor ist laut.',
        '⟦Norvik⟧ ist günstig und schnell, jedoch ist der Kundendienst schlecht und unfreundlich.',
      ],
    ],
  ],
  French: [
    [
      'praise',
      [
        "L'imprimante ⟦Norvik⟧ est un excellent choix : rapide, silencieuse et économique.",
        'Nous recommandons ⟦Norvik⟧ pour son service client efficace et ses prix abordables.',
        'Avec ⟦Norvik⟧, vous profitez d’une très bonne autonomie et d’une application intuitive.',
        'La meilleure option pour les familles est ⟦Norvik⟧, car elle est sûre et confortable.',
      ],
    ],
    [
      'blame',
      [
        "Malheureusement, ⟦Norvik⟧ est trop cher et l'application est très lente.",
        'Beaucoup de clients se plaignent de ⟦Norvik⟧ parce que le service est mauvais et lent.',
        'La qualité de ⟦Norvik⟧ est médiocre et le boîtier est fragile.',
        'Il vaut mieux éviter ⟦Norvik⟧ : les appareils sont peu fiables et bruyants.',
      ],
    ],
    [
      'mixed',
      [
        'Le casque ⟦Norvik⟧ est confortable et fiable, mais il est cher et lourd.',
        "⟦Norvik⟧ offre un excellent son, mais la batterie est faible et l'application est lente.",
        'Les sièges de ⟦Norvik⟧ sont confortables, mais le moteur est bruyant.',
        'Le forfait ⟦Norvik⟧ est abordable et rapide, mais le service est décevant et lent.',
      ],
    ],
  ],
  Spanish: [
    [
      'praise',
      [
        'La impresora ⟦Norvik⟧ es una excelente opción: rápida, silenciosa y económica.',
        'Recomendamos ⟦Norvik⟧ por su atención al cliente rápida y sus precios asequibles.',
        'Con ⟦Norvik⟧ tendrás una batería muy buena y una aplicación intuitiva y fiable.',
        'La mejor elección para las familias es ⟦Norvik⟧, porque es segura y cómoda.',
      ],
    ],
    [
      'blame',
      [
        'Por desgracia, ⟦Norvik⟧ es demasiado caro y la aplicación es muy lenta.',
        'Muchos clientes se quejan de ⟦Norvik⟧ porque el servicio es malo y lento.',
        'La calidad de ⟦Norvik⟧ es mediocre y la carcasa es frágil.',
        'Es mejor evitar ⟦Norvik⟧: los aparatos son poco fiables y ruidosos.',
      ],
    ],
    [
      'mixed',
      [
        'El casco ⟦Norvik⟧ es cómodo y fiable, pero es caro y pesado.',
        '⟦Norvik⟧ ofrece un sonido excelente, pero la batería es débil y la aplicación es lenta.',
        'Los asientos de ⟦Norvik⟧ son cómodos, pero el motor es ruidoso.',
        'El plan de ⟦Norvik⟧ es asequible y rápido, pero el servicio es malo y lento.',
      ],
    ],
  ],
};

describe.each(
  Object.entries(SENTENCES).flatMap(([language, kinds]) =>
    kinds.map(([verdict, sentences]) => [language, verdict, sentences] as const),
  ),
)('%s sentences of %s', (_language, verdict, sentences) => {
  test.each(sentences)('%s', (source) => {
    const score = judge(source) ?? Number.NaN;
    if (verdict === 'praise') expect(score).toBeGreaterThan(55);
    else if (verdict === 'blame') expect(score).toBeLessThan(45);
    else expect(Math.abs(score - 50)).toBeLessThan(30);
  });
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
