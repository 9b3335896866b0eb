import type { Judgement, RawSearch } from '../../server/analysis/types.ts';
import type { RecordedAnswerInput } from '../../server/graphql/resolvers.generated.ts';
import { chance, pick, type Random, seeded } from '../../server/platforms/simulator/random.ts';
import { drawCompanies } from './companies.ts';
import { drawJudgement, JUDGED_FROM } from './judgements.ts';
import { modelOf } from './models.ts';
import { createPages, type Page } from './pages.ts';
import { personasOf } from './personas.ts';
import { PLATFORMS, PROMPTS, type Prompt, TOPICS } from './prompts.ts';
import { drawSearches } from './searches.ts';
import { writeLinks, writeText } from './texts.ts';

/** Answers of a year in which all prompts are put to all platforms every day. */
export const YEAR = 365 * PROMPTS.length * PLATFORMS.length;
const DAY_MS = 86_400_000;
const START = Date.UTC(2025, 0, 1);
/** After the last answer; ISO 8601. */
export const END = '2026-01-01T00:00:00Z';
/** Texts of each topic; answers share them, so that most need no analysis when a database is filled. */
const TEXTS_PER_TOPIC = 300;
/** Of the measurements; the others failed. */
const SHARE_ANSWERED = 0.98;
/** Of the answers; the others cite nothing. */
const SHARE_CITING = 0.82;
/** Of the citations; the others are listed beside the text. */
const SHARE_LINKED = 0.4;

export interface WorldAnswer {
  id: string;
  platform: string;
  model: string;
  /** Name of the persona it was asked as; null: it was asked plainly. */
  persona: string | null;
  run: number;
  /** ISO 8601. */
  collectedAt: string;
  topic: string;
  prompt: string;
  status: 'answered' | 'failed' | 'refused' | 'empty';
  /** The answer without its links. */
  text: string;
  /** Cited by links below the text. */
  linked: Page[];
  /** Cited beside the text. */
  sources: Page[];
  searches: RawSearch[];
  /** A chat model's. */
  judgement: Judgement | null;
}

/**
 * Answers of a made-up account over a year, day by day: each prompt is put to all platforms one after another, and the
 * next day goes on where the last one ended. The same seed always gives the same answers.
 * @param total answers of the year, of which the first `count` are returned
 * @param personas whether prompts are also asked as personas; such answers come on top
 */
export function* worldAnswers(
  total: number,
  { count = total, seed = 'world', personas = false } = {},
): Generator<WorldAnswer> {
  const drawPage = createPages(seed);
  const drawAnswer = createAnswers(total, seed, '', drawPage);
  const drawPersonaAnswer = createAnswers(total, seed, 'personas', drawPage);
  for (let index = 0; index < count; index += 1) {
    yield drawAnswer(index, null);
    if (!personas) continue;
    for (const persona of personasOf(promptAt(index))) yield drawPersonaAnswer(index, persona);
  }
}

const promptAt = (index: number) => Math.floor(index / PLATFORMS.length) % PROMPTS.length;

/** @param stream answers of another stream are other ones */
function createAnswers(total: number, seed: string, stream: string, drawPage: (topic: number) => Page) {
  const random = seeded(seed, `answers${stream}`);
  // What only collected answers have; imports of recorded ones stay the same without it.
  const randomDetails = seeded(seed, `details${stream}`);
  const texts = new Map<string, Text>();
  const drawText = (topic: number) => {
    const key = `${topic} ${Math.floor(random() * TEXTS_PER_TOPIC)}`;
    const text = texts.get(key) ?? createText(seeded(seed, 'texts', key), topic);
    texts.set(key, text);
    return text;
  };
  const slots = PROMPTS.length * PLATFORMS.length;
  return (index: number, persona: string | null): WorldAnswer => {
    const day = Math.floor((index * 365) / total);
    const prompt = PROMPTS[promptAt(index)] as Prompt;
    const platform = PLATFORMS[index % PLATFORMS.length] as string;
    const { topic } = prompt;
    const isAnswered = chance(random, SHARE_ANSWERED);
    const drawn = isAnswered && chance(random, SHARE_CITING) ? pageCount(random) : 0;
    const pages = [...new Set(Array.from({ length: drawn }, () => drawPage(topic)))];
    const [linked = [], sources = []] = partition(pages, () => chance(random, SHARE_LINKED));
    const collectedAt = new Date(START + day * DAY_MS + Math.floor(random() * DAY_MS)).toISOString();
    const status = isAnswered ? 'answered' : pick(random, ['failed', 'refused', 'empty'] as const);
    const { text, judgement } = isAnswered ? drawText(topic) : NO_TEXT;
    return {
      id: `${seed}-${index}${persona ? `-${persona}` : ''}`,
      ...{ platform, model: modelOf(platform, day), persona },
      run: 1 + (Math.floor(index / slots) % 1000),
      ...{
        collectedAt,
        topic: TOPICS[topic] as string,
        prompt: prompt.question,
        status,
        text,
        linked,
        sources,
      },
      searches: isAnswered ? drawSearches(randomDetails, { platform, prompt, pages }) : [],
      judgement: day >= JUDGED_FROM ? judgement : null,
    };
  };
}

/** The answers as an import takes them. */
export function* worldRecordings(
  total: number,
  options: { count?: number; seed?: string } = {},
): Generator<RecordedAnswerInput> {
  for (const { text, linked, status, model, persona, searches, judgement, ...answer } of worldAnswers(
    total,
    options,
  )) {
    const failed =
      status === 'answered' ? {} : { status: status.toUpperCase() as RecordedAnswerInput['status'] };
    yield { ...answer, answer: textOf({ text, linked }), ...failed };
  }
}

export const textOf = ({ text, linked }: Pick<WorldAnswer, 'text' | 'linked'>) => text + writeLinks(linked);

/** A text, and how a chat model judges it. */
interface Text {
  text: string;
  judgement: Judgement | null;
}

const NO_TEXT: Text = { text: '', judgement: null };

function createText(random: Random, topic: number): Text {
  const companies = drawCompanies(random, topic, companyCount(random));
  return { text: writeText(random, companies), judgement: drawJudgement(random, companies) };
}

/** 2 to 12, mostly 7. */
const pageCount = (random: Random) => 2 + Math.round(5 * (random() + random()));

/** 3 to 9 and, seldom, none. */
const companyCount = (random: Random) => (chance(random, 0.05) ? 0 : 3 + Math.floor(7 * random() ** 1.6));

function partition<Item>(items: readonly Item[], isFirst: (item: Item) => boolean): [Item[], Item[]] {
  const both: [Item[], Item[]] = [[], []];
  for (const item of items) both[isFirst(item) ? 0 : 1].push(item);
  return both;
}
