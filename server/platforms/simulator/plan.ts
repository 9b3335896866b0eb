import { type Standing, standings } from './likelihood.ts';
import { type CitedPage, citedPages } from './pages.ts';
import type { Random } from './random.ts';
import { chance, gumbel, pick, weighted } from './random.ts';
import type { Tone } from './wording.ts';
import type { Scene, SimulatedCompany } from './world.ts';

/** The kind of answer a question asks for. */
export type Kind = 'list' | 'versus' | 'review' | 'advice';

/** A company that an answer names. */
export interface PlannedMention {
  company: SimulatedCompany;
  tone: Tone;
}

/** The content of an answer, before a style words it. */
export interface Plan {
  status: 'answered' | 'refused' | 'empty' | 'failed';
  kind: Kind;
  /** In the order of their first mention. */
  mentions: readonly PlannedMention[];
  /** Two mentions to compare, by index. */
  contrast: { better: number; worse: number } | null;
  pages: readonly CitedPage[];
}

/** Most companies that an answer of each kind names. */
const MAX_COMPANIES: Readonly<Record<Kind, number>> = { list: 6, versus: 3, review: 3, advice: 3 };
/** Added to the log-odds of a company that the question names. */
const NAMED_IN_QUESTION = 4.5;
/** Added in answers to "how do I" questions, which name fewer companies. */
const ADVICE = -0.9;

/** Plans an answer; the same scene, platform and random numbers give the same plan. */
export function planAnswer(scene: Scene, platform: string, random: Random): Plan {
  const kind = kindOf(scene);
  const status = weighted(random, { answered: 0.97, refused: 0.01, empty: 0.008, failed: 0.012 });
  if (status !== 'answered') return { status, kind, mentions: [], contrast: null, pages: [] };
  const mentions = standings(scene, platform)
    .map((standing) => ({ ...standing, fame: standing.fame + adjustFame(scene, kind, standing.company) }))
    .filter(({ fame }) => chance(random, 1 / (1 + Math.exp(-fame))))
    .map((standing) => ({ standing, position: standing.fame + standing.esteem + gumbel(random) }))
    .sort((a, b) => b.position - a.position)
    .slice(0, MAX_COMPANIES[kind])
    .map(({ standing }) => ({ company: standing.company, tone: toneOf(standing, random) }));
  return {
    status,
    kind,
    mentions,
    contrast: chooseContrast(mentions, random),
    pages: citedPages(
      scene,
      platform,
      mentions.map(({ company }) => company),
      random,
    ),
  };
}

function kindOf({ world, question }: Scene): Kind {
  if (/\b(vs\.?|versus|compared? (to|with)|or better than)\b/i.test(question)) return 'versus';
  if (isNamedIn(question, world.brand)) return 'review';
  return /^(how|what should|when|why|do (i|we))\b/i.test(question) ? 'advice' : 'list';
}

function adjustFame({ question }: Scene, kind: Kind, company: SimulatedCompany): number {
  if (isNamedIn(question, company)) return NAMED_IN_QUESTION;
  if (kind === 'versus' || kind === 'review') return -1.2;
  return kind === 'advice' ? ADVICE : 0;
}

const isNamedIn = (question: string, company: SimulatedCompany) =>
  [company.name, ...company.aliases].some((name) => question.toLowerCase().includes(name.toLowerCase()));

function toneOf({ esteem }: Standing, random: Random): Tone {
  return weighted(random, {
    praise: Math.max(0.05, 0.42 + 0.5 * esteem),
    mixed: 0.18,
    criticism: Math.max(0.03, 0.2 - 0.35 * esteem),
    neutral: 0.2,
  });
}

function chooseContrast(mentions: readonly PlannedMention[], random: Random): Plan['contrast'] {
  const better = indexesOf(mentions, 'praise');
  const worse = indexesOf(mentions, 'criticism');
  if (better.length === 0 || worse.length === 0 || !chance(random, 0.5)) return null;
  return { better: pick(random, better), worse: pick(random, worse) };
}

const indexesOf = (mentions: readonly PlannedMention[], wanted: Tone) =>
  mentions.flatMap(({ tone }, index) => (tone === wanted ? [index] : []));
