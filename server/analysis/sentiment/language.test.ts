import { describe, expect, test } from 'vitest';
import { bandOf } from './bands.ts';
import { judgeMention } from './judge.ts';
import { languageOf } from './language.ts';
import { marked } from './testing.ts';

function judge(source: string): number | null {
  const { text, spans, others } = marked(source);
  return judgeMention(text, spans, others);
}

const VERDICTS = ['praise', 'blame', 'mixed'] as const;
type Verdict = (typeof VERDICTS)[number];

/** The product's bands: positive from 55, negative to 45. */
function bandIn(source: string): Verdict | null {
  const score = judge(source);
  if (score === null) return null;
  const band = bandOf(score);
  return band === 'positive' ? 'praise' : band === 'negative' ? 'blame' : 'mixed';
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
const SENTENCES: Readonly<Record<string, Readonly<Record<Verdict, readonly string[]>>>> = {
  German: {
    praise: [
      'Der ⟦Norvik⟧ ist ein ausgezeichneter Drucker mit gestochen scharfen Bildern und geringen Kosten.',
      'Wir empfehlen ⟦Norvik⟧, weil die App übersichtlich ist und der Kundendienst schnell hilft.',
      '⟦Norvik⟧ überzeugt mit langer Akkulaufzeit und einer sehr guten Verarbeitung.',
      'Die beste Wahl für Familien ist ⟦Norvik⟧: bequem, sicher und preiswert.',
      '⟦Norvik⟧ liefert knackscharfe Bilder, und die Bedienung ist kinderleicht.',
      'Kunden loben an ⟦Norvik⟧ die schnelle Lieferung und die fairen Preise.',
      '⟦Norvik⟧ ist ein seriöser Anbieter mit niedrigen Zinsen und kompetenter Beratung.',
      'Testsieger ist ⟦Norvik⟧, das mit hoher Reichweite und guter Ausstattung punktet.',
      'Besonders angenehm ist bei ⟦Norvik⟧ der leise Betrieb.',
      '⟦Norvik⟧ gehört zu den besten Hotels der Stadt und ist sehr sauber.',
    ],
    blame: [
      'Leider ist ⟦Norvik⟧ teuer, und die App stürzt ständig ab.',
      'Viele Nutzer beschweren sich über ⟦Norvik⟧, weil der Support langsam und unfreundlich ist.',
      'Die Verarbeitung von ⟦Norvik⟧ ist schlecht und das Gehäuse wirkt billig und zerbrechlich.',
      'Von ⟦Norvik⟧ raten wir ab: Die Geräte sind unzuverlässig und oft defekt.',
      '⟦Norvik⟧ ist überteuert und der Empfang ist ständig gestört.',
      'Bei ⟦Norvik⟧ sind die Gebühren hoch und die Beratung ist miserabel.',
      'Gäste klagen bei ⟦Norvik⟧ über schmutzige Zimmer und unhöfliches Personal.',
      'Der Akku von ⟦Norvik⟧ hält kaum einen Tag, und das Display ist zu dunkel.',
      '⟦Norvik⟧ enttäuscht mit schwacher Leistung und lauten Lüftern.',
      'Wir können ⟦Norvik⟧ nicht empfehlen.',
    ],
    mixed: [
      '⟦Norvik⟧ ist sehr leise und zuverlässig, aber leider teuer und schwer.',
      '⟦Norvik⟧ hat einen hervorragenden Klang, aber der Akku ist schwach und die App ist langsam.',
      'Die Sitze von ⟦Norvik⟧ sind bequem, aber der Motor ist laut.',
      '⟦Norvik⟧ ist günstig und schnell, jedoch ist der Kundendienst schlecht und unfreundlich.',
      '⟦Norvik⟧ ist preiswert und kompakt, allerdings recht laut und langsam.',
      'Das Essen bei ⟦Norvik⟧ ist lecker, doch die Bedienung ist unfreundlich.',
      '⟦Norvik⟧ bietet eine große Auswahl, aber die Preise sind hoch.',
      'Die Kamera von ⟦Norvik⟧ ist hervorragend, der Akku dagegen schwach.',
      'Einerseits ist ⟦Norvik⟧ sehr bequem, andererseits teuer.',
      '⟦Norvik⟧ überzeugt beim Klang, enttäuscht aber bei der Verarbeitung.',
    ],
  },
  French: {
    praise: [
      "L'imprimante ⟦Norvik⟧ est un excellent choix : rapide, silencieuse et économique.",
      'Nous recommandons ⟦Norvik⟧ pour son service client efficace et ses prix abordables.',
      'Avec ⟦Norvik⟧, vous profitez d’une très bonne autonomie et d’une application intuitive.',
      'La meilleure option pour les familles est ⟦Norvik⟧, car elle est sûre et confortable.',
      '⟦Norvik⟧ propose des chambres spacieuses et un personnel accueillant.',
      'Les utilisateurs apprécient ⟦Norvik⟧ pour sa simplicité et ses tarifs bas.',
      '⟦Norvik⟧ est la référence du marché : des produits solides et durables.',
      'Le rapport qualité-prix de ⟦Norvik⟧ est imbattable.',
      '⟦Norvik⟧ se distingue par une image nette et un son puissant.',
      'Nous sommes ravis de ⟦Norvik⟧, la livraison est rapide.',
    ],
    blame: [
      "Malheureusement, ⟦Norvik⟧ est trop cher et l'application est très lente.",
      'Beaucoup de clients se plaignent de ⟦Norvik⟧ parce que le service est mauvais et lent.',
      'La qualité de ⟦Norvik⟧ est médiocre et le boîtier est fragile.',
      'Il vaut mieux éviter ⟦Norvik⟧ : les appareils sont peu fiables et bruyants.',
      '⟦Norvik⟧ est hors de prix et le personnel est désagréable.',
      'Les frais de ⟦Norvik⟧ sont élevés et les délais sont longs.',
      "L'application de ⟦Norvik⟧ plante souvent et reste difficile à utiliser.",
      '⟦Norvik⟧ déçoit : le son est mauvais et la batterie ne tient pas.',
      'Les clients regrettent le manque de fiabilité de ⟦Norvik⟧.',
      'Nous déconseillons ⟦Norvik⟧ à cause de ses pannes fréquentes.',
    ],
    mixed: [
      'Le casque ⟦Norvik⟧ est confortable et fiable, mais il est cher et lourd.',
      "⟦Norvik⟧ offre un excellent son, mais la batterie est faible et l'application est lente.",
      'Les sièges de ⟦Norvik⟧ sont confortables, mais le moteur est bruyant.',
      'Le forfait ⟦Norvik⟧ est abordable et rapide, mais le service est décevant et lent.',
      '⟦Norvik⟧ est économique et compact, mais plutôt lent et bruyant.',
      'Le repas chez ⟦Norvik⟧ est délicieux, mais le service est désagréable.',
      '⟦Norvik⟧ offre un large choix, cependant ses prix sont élevés.',
      "L'appareil photo de ⟦Norvik⟧ est excellent, en revanche la batterie est faible.",
      "D'un côté ⟦Norvik⟧ est très confortable, de l'autre il est cher.",
      'Bien que ⟦Norvik⟧ soit rapide et fiable, il est lourd et coûteux.',
    ],
  },
  Spanish: {
    praise: [
      'La impresora ⟦Norvik⟧ es una excelente opción: rápida, silenciosa y económica.',
      'Recomendamos ⟦Norvik⟧ por su atención al cliente rápida y sus precios asequibles.',
      'Con ⟦Norvik⟧ tendrás una batería muy buena y una aplicación intuitiva y fiable.',
      'La mejor elección para las familias es ⟦Norvik⟧, porque es segura y cómoda.',
      '⟦Norvik⟧ ofrece habitaciones amplias y un personal muy amable.',
      'Los usuarios valoran ⟦Norvik⟧ por su sencillez y sus precios bajos.',
      '⟦Norvik⟧ es líder del mercado, con productos robustos y duraderos.',
      'La relación calidad-precio de ⟦Norvik⟧ es inmejorable.',
      '⟦Norvik⟧ destaca por una imagen nítida y un sonido potente.',
      'Estamos encantados con ⟦Norvik⟧, la entrega es rápida.',
    ],
    blame: [
      'Por desgracia, ⟦Norvik⟧ es demasiado caro y la aplicación es muy lenta.',
      'Muchos clientes se quejan de ⟦Norvik⟧ porque el servicio es malo y lento.',
      'La calidad de ⟦Norvik⟧ es mediocre y la carcasa es frágil.',
      'Es mejor evitar ⟦Norvik⟧: los aparatos son poco fiables y ruidosos.',
      '⟦Norvik⟧ es carísimo y el personal es antipático.',
      'Las comisiones de ⟦Norvik⟧ son altas y los plazos son largos.',
      'La aplicación de ⟦Norvik⟧ se cuelga a menudo y es difícil de usar.',
      '⟦Norvik⟧ decepciona: el sonido es malo y la batería no dura.',
      'Los clientes lamentan la falta de fiabilidad de ⟦Norvik⟧.',
      'No recomendamos ⟦Norvik⟧ por sus averías frecuentes.',
    ],
    mixed: [
      'El casco ⟦Norvik⟧ es cómodo y fiable, pero es caro y pesado.',
      '⟦Norvik⟧ ofrece un sonido excelente, pero la batería es débil y la aplicación es lenta.',
      'Los asientos de ⟦Norvik⟧ son cómodos, pero el motor es ruidoso.',
      'El plan de ⟦Norvik⟧ es asequible y rápido, pero el servicio es malo y lento.',
      '⟦Norvik⟧ es económico y compacto, pero bastante lento y ruidoso.',
      'La comida de ⟦Norvik⟧ es deliciosa, pero el servicio es desagradable.',
      '⟦Norvik⟧ ofrece una amplia selección, sin embargo los precios son altos.',
      'La cámara de ⟦Norvik⟧ es excelente, en cambio la batería es débil.',
      'Por un lado ⟦Norvik⟧ es muy cómodo, por otro es caro.',
      'Aunque ⟦Norvik⟧ es rápido y fiable, es pesado y costoso.',
    ],
  },
};

/** Least numbers that are in the right band; the rest are known weaknesses. */
const RIGHT: Readonly<Record<Verdict, number>> = { praise: 9, blame: 9, mixed: 5 };

describe.each(
  Object.entries(SENTENCES).flatMap(([language, kinds]) =>
    VERDICTS.map((verdict) => [language, verdict, kinds[verdict]] as const),
  ),
)('%s sentences of %s', (_language, verdict, sentences) => {
  test(`at least ${RIGHT[verdict]} of 10 are in their band`, () => {
    const right = sentences.filter((source) => bandIn(source) === verdict);
    expect(right.length).toBeGreaterThanOrEqual(RIGHT[verdict]);
  });

  if (verdict === 'mixed') return;
  test('none is in the opposite band', () => {
    const opposite = verdict === 'praise' ? 'blame' : 'praise';
    expect(sentences.filter((source) => bandIn(source) === opposite)).toEqual([]);
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
