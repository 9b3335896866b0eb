import type { Db } from '../../../db/client.ts';
import { createSlices } from '../../../lib/slices.ts';
import { Counts } from '../../citations/counts.ts';
import { indexAmong } from '../../citations/index-among.ts';
import { findPromptsByNumber } from '../../citations/numbered-prompts.ts';
import { eachAnswer, type PackedAnswer } from '../../citations/packed-answer.ts';
import { findByNumber, readAlone, readCitations } from '../../citations/packed-citations.ts';
import type { AnswerWindow } from '../store.ts';
import { type PageKinds, readPageKinds } from './page-kinds.ts';

/** Sites whose citations are tested: those with most citations. */
const MAX_SITES = 12;
/** Below it, a site or kind of page is not tested. */
const MIN_CITATIONS = 10;

/** The answers to a prompt on a platform that cite a site, or a page of a kind. */
export interface CitingCounts {
  subject: 'SITE' | 'PAGE_KIND';
  /** The domain or the kind. */
  value: string;
  /** The prompt's id. */
  prompt: string;
  platform: string;
  answers: number;
  visible: number;
}

/** What citations are tested for. */
interface Subject {
  subject: CitingCounts['subject'];
  value: string;
}

/**
 * Answers that cite each of the most cited sites and kinds of pages; an answer counts once for each. Reads the packed answers twice, first to
 * find these.
 */
export async function findCitingCounts(db: Db, window: AnswerWindow): Promise<CitingCounts[]> {
  const { userId } = window;
  const kinds = await readPageKinds(db, userId);
  const tested = await findTested(db, window, kinds);
  const subjects: Subject[] = [
    ...tested.sites.map(({ domain }) => ({ subject: 'SITE' as const, value: domain })),
    ...kinds.names.map((value) => ({ subject: 'PAGE_KIND' as const, value })),
  ];
  if (subjects.length === 0) return [];
  const siteAt = indexAmong(tested.sites.map(({ number }) => number));
  const cells = await countCells(db, window, subjects.length, (answer, add) => {
    for (let index = 0; index < answer.sources; index++) {
      const site = siteAt(answer.site(index));
      if (site >= 0) add(site);
      const kind = kinds.indexOf(answer.source(index));
      if (kind >= 0 && tested.kinds.has(kind)) add(tested.sites.length + kind);
    }
  });
  const prompts = await findPromptsByNumber(db, userId, [...new Set(cells.map(({ prompt }) => prompt))]);
  const idOf = new Map(prompts.map(({ number, id }) => [number, id]));
  return cells.flatMap(({ subjectAt, prompt, ...counts }) => {
    const subject = subjects[subjectAt];
    const id = idOf.get(prompt);
    return subject && id ? [{ ...subject, prompt: id, ...counts }] : [];
  });
}

/** Which sites and kinds have enough citations. */
async function findTested(db: Db, window: AnswerWindow, kinds: PageKinds) {
  const sites = new Counts();
  const ofKinds = kinds.names.map(() => 0);
  await visitAnswers(db, window, (answer) => {
    for (let index = 0; index < answer.sources; index++) {
      sites.add(answer.site(index));
      const kind = kinds.indexOf(answer.source(index));
      if (kind >= 0) ofKinds[kind] = (ofKinds[kind] as number) + 1;
    }
  });
  const most = sites.highest(MAX_SITES).filter(({ count }) => count >= MIN_CITATIONS);
  const countOf = new Map(most.map(({ number, count }) => [number, count]));
  const found = await findByNumber(
    db,
    window.userId,
    most.map(({ number }) => number),
  );
  return {
    sites: found
      .map(({ number, domain }) => ({ number, domain, count: countOf.get(number) ?? 0 }))
      .sort((a, b) => b.count - a.count || (a.domain < b.domain ? -1 : 1))
      .slice(0, MAX_SITES),
    kinds: new Set(ofKinds.flatMap((count, index) => (count >= MIN_CITATIONS ? [index] : []))),
  };
}

interface Cell {
  subjectAt: number;
  /** The prompt's number. */
  prompt: number;
  platform: string;
  answers: number;
  visible: number;
}

/** @param visit adds each answer to the subjects that it cites, some of them more than once */
async function countCells(
  db: Db,
  window: AnswerWindow,
  subjects: number,
  visit: (answer: PackedAnswer, add: (subjectAt: number) => void) => void,
): Promise<Cell[]> {
  const ofPlatforms = new Map<string, Map<number, Cell>>();
  const lastAnswerOf = new Float64Array(subjects);
  let answers = 0;
  await visitAnswers(db, window, (answer, platform) => {
    answers++;
    const cells = ofPlatforms.get(platform) ?? new Map<number, Cell>();
    ofPlatforms.set(platform, cells);
    visit(answer, (subjectAt) => {
      if (lastAnswerOf[subjectAt] === answers) return;
      lastAnswerOf[subjectAt] = answers;
      const key = answer.prompt * subjects + subjectAt;
      let cell = cells.get(key);
      if (!cell) {
        cell = { subjectAt, prompt: answer.prompt, platform, answers: 0, visible: 0 };
        cells.set(key, cell);
      }
      cell.answers++;
      if (answer.visible) cell.visible++;
    });
  });
  return [...ofPlatforms.values()].flatMap((cells) => [...cells.values()]);
}

async function visitAnswers(
  db: Db,
  window: AnswerWindow,
  visit: (answer: PackedAnswer, platform: string) => void,
): Promise<void> {
  const nextSlice = createSlices();
  for await (const { platform, answers } of readCitations(readAlone(db), { ...window, platform: null })) {
    eachAnswer(answers, (answer) => visit(answer, platform));
    await nextSlice();
  }
}
