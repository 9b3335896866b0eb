import { type Random, seeded } from '../../server/platforms/simulator/random.ts';

/** What the account of every bench tracks; all names are made up. */
export const BRAND = {
  brand: { name: 'Quillmark', aliases: ['Quill Mark'], domain: 'quillmark.example' },
  competitors: [
    'Tarnwick',
    'Ostrava Labs',
    'Pellandra',
    'Vireo Systems',
    'Hask & Verrin',
    'Zovarqué',
    'Brindlecast',
    'Norvane',
  ].map((name) => ({ name, aliases: [], domain: `${slug(name)}.example` })),
};

/** Companies that answers name and the account does not track. */
const UNTRACKED = 400;

const FIRST = [
  'Bel',
  'Cor',
  'Dren',
  'Fal',
  'Gri',
  'Jor',
  'Kel',
  'Lum',
  'Mor',
  'Nim',
  'Pra',
  'Quo',
  'Ras',
  'Sel',
];
const MIDDLE = ['a', 'be', 'ci', 'do', 'fu', 'ga', 'li', 'mo', 'na', 'ri', 'su', 'ta', 've', 'zo'];
const LAST = [
  'dex',
  'fold',
  'gate',
  'lane',
  'mint',
  'nest',
  'port',
  'quay',
  'rill',
  'stead',
  'tide',
  'vale',
  'wick',
  'yard',
];

/** The name of an untracked company; the same number always gives the same name. */
const untrackedName = (number: number) =>
  `${FIRST[number % 14]}${MIDDLE[Math.floor(number / 14) % 14]}${LAST[(number * 5 + Math.floor(number / 196)) % 14]}`;

/** Names by popularity: tracked ones among the first, then a tail that the account does not track. */
const NAMES = [
  ...interleave(
    [BRAND.brand, ...BRAND.competitors].map(({ name }) => name),
    Array.from({ length: UNTRACKED }, (_, number) => untrackedName(number)),
  ),
];

/** One untracked name after each two tracked ones, then the rest. */
function interleave(tracked: readonly string[], untracked: readonly string[]): string[] {
  const between = tracked.flatMap((name, at) =>
    at % 2 === 1 ? [name, untracked[(at - 1) / 2] as string] : [name],
  );
  return [...between, ...untracked.slice(Math.floor(tracked.length / 2))];
}

/** Zipf's law: the k-th name weighs 1 / (k + 1)^1.1, k from 1. */
const CUMULATIVE = NAMES.reduce<number[]>((sums, _, index) => {
  sums.push((sums.at(-1) ?? 0) + 1 / (index + 2) ** 1.1);
  return sums;
}, []);

/**
 * Draws `count` different companies by popularity. Each topic has favourites of its own: there the order of the first
 * twenty names is another.
 */
export function drawCompanies(random: Random, topic: number, count: number): string[] {
  const drawn = new Set<string>();
  while (drawn.size < count) {
    const weight = random() * (CUMULATIVE.at(-1) as number);
    const rank = CUMULATIVE.findIndex((sum) => sum > weight);
    drawn.add(NAMES[rank < 20 ? (FAVOURITES[topic]?.[rank] ?? rank) : rank] as string);
  }
  return [...drawn];
}

const FAVOURITES = Array.from({ length: 10 }, (_, topic) => {
  const random = seeded('favourites', topic);
  return Array.from({ length: 20 }, (_, rank) => ({ rank, key: rank + 12 * random() }))
    .sort((a, b) => a.key - b.key)
    .map(({ rank }) => rank);
});

export function slug(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
