import { type Standing, standings } from './likelihood.ts';
import { type CitedPage, citedPages } from './pages.ts';
import type { Random } from './random.ts';
import { chance, gumbel, pick, weighted } from './random.ts';
import type { Tone } from './wording/wording.ts';
import type { Scene, SimulatedCompany } from './world.ts';

/** What kind of answer a question asks for. */
export type Kind = 'list' | 'versus' | 'review' | 'advice';

export interface Part {
  company: SimulatedCompany;
  tone: Tone;
}

/** What an answer is going to say, before a style puts it into words. */
export interface Plan {
  status: 'answered' | 'refused' | 'empty' | 'failed';
  kind: Kind;
  /** In the order in which they are to be named. */
  cast: readonly Part[];
  /** Two of the cast to set against each other, by index; null: nobody. */
  contrast: { better: number; worse: number } | null;
  pages: readonly CitedPage[];
}

/** How many companies an answer of each kind names at most. */
const MOST: Readonly<Record<Kind, number>> = { list: 6, versus: 3, review: 3, advice: 3 };
/** A company that the question names is nearly always in the answer. */
const ASKED_FOR = 4.5;
/** Answers to "how do I" questions name fewer companies. */
const ADVICE = -0.9;

/** Decides what is said. The same scene, platform and random numbers give the same plan. */
export function planAnswer(scene: Scene, platform: string, random: Random): Plan {
  const kind = kindOf(scene);
  const status = weighted(random, { answered: 0.97, refused: 0.01, empty: 0.008, failed: 0.012 });
  if (status !== 'answered') return { status, kind, cast: [], contrast: null, pages: [] };
  const cast = standings(scene, platform)
    .map((standing) => ({ ...standing, fame: standing.fame + push(scene, kind, standing.company) }))
    .filter(({ fame }) => chance(random, 1 / (1 + Math.exp(-fame))))
    .map((standing) => ({ standing, place: standing.fame + standing.esteem + gumbel(random) }))
    .sort((a, b) => b.place - a.place)
    .slice(0, MOST[kind])
    .map(({ standing }) => ({ company: standing.company, tone: toneOf(standing, random) }));
  return {
    status,
    kind,
    cast,
    contrast: contrastOf(cast, random),
    pages: citedPages(scene, platform, cast, random),
  };
}

function kindOf({ world, question }: Scene): Kind {
  if (/\b(vs\.?|versus|compared? (to|with)|or better than)\b/i.test(question)) return 'versus';
  if (asksFor(question, world.brand)) return 'review';
  return /^(how|what should|when|why|do (i|we))\b/i.test(question) ? 'advice' : 'list';
}

function push({ question }: Scene, kind: Kind, company: SimulatedCompany): number {
  if (asksFor(question, company)) return ASKED_FOR;
  if (kind === 'versus' || kind === 'review') return -1.2;
  return kind === 'advice' ? ADVICE : 0;
}

const asksFor = (question: string, company: SimulatedCompany) =>
  [company.name, ...company.aliases].some((name) => question.toLowerCase().includes(name.toLowerCase()));

function toneOf({ esteem }: Standing, random: Random): Tone {
  return weighted(random, {
    praise: Math.max(0.05, 0.42 + 0.5 * esteem),
    mixed: 0.18,
    criticism: Math.max(0.03, 0.2 - 0.35 * esteem),
    neutral: 0.2,
  });
}

function contrastOf(cast: readonly Part[], random: Random): Plan['contrast'] {
  const better = indexesOf(cast, ['praise']);
  const worse = indexesOf(cast, ['criticism']);
  if (better.length === 0 || worse.length === 0 || !chance(random, 0.5)) return null;
  return { better: pick(random, better), worse: pick(random, worse) };
}

const indexesOf = (cast: readonly Part[], tones: readonly Tone[]) =>
  cast.flatMap(({ tone }, index) => (tones.includes(tone) ? [index] : []));
