import { ANALYSIS_METHOD } from '../../analysis/method.ts';
import type { AnswerText } from '../../text-archive/text-batch.ts';
import type { TrackedCompanies } from '../brands/model.ts';
import { analyseBatch } from './analyse-batch.ts';
import { readCorrections } from './corrections/store.ts';
import type { AnswersDeps } from './deps.ts';
import type { AnalysedAnswer } from './model.ts';
import { type AnalysableAnswer, findUnchanged, forgetArchived, replaceFindings } from './outdated-store.ts';
import { changeInRollups } from './rollups.ts';
import type { TransactionSize } from './transaction-size.ts';

export interface AnalysedPage {
  /** Those handled; fewer than the page has where another call was faster, or the names have changed. */
  answers: number;
  /** Why archived texts could not be read; else null. */
  failure: unknown;
}

/** Analyses a page of outdated answers again, and stores what it finds by some transactions. */
export async function analysePage(
  deps: AnswersDeps,
  userId: string,
  page: readonly AnalysableAnswer[],
  size: TransactionSize,
): Promise<AnalysedPage> {
  const tracked = await deps.brands.tracked(userId);
  const { texts, lost, failure } = await readArchived(deps, userId, page);
  const readable = page.filter(({ id, textRemoved }) => !textRemoved || texts.has(id));
  const correctionsOf = await readCorrections(
    deps.db,
    userId,
    readable.map(({ id }) => id),
  );
  // Before the transactions, which keep everybody waiting.
  const analysed = await analyseBatch(
    tracked,
    readable.map((answer) => ({
      ...{ answer: { ...answer, ...texts.get(answer.id) }, id: answer.id },
      corrections: correctionsOf(answer.id),
    })),
  );
  let answers = await forgetLost(deps, userId, lost);
  for (let from = 0; from < analysed.length; ) {
    const next = from + size.next();
    const part = { outdated: readable.slice(from, next), analysed: analysed.slice(from, next) };
    const began = performance.now();
    answers += await storePart(deps, userId, { tracked, texts, ...part });
    size.report(part.analysed.length, performance.now() - began);
    from = next;
  }
  return { answers, failure };
}

interface ArchivedPage {
  /** By the ids of their answers. */
  texts: ReadonlyMap<string, AnswerText>;
  /** Ids of the answers whose text the archive has lost. */
  lost: readonly string[];
  failure: unknown;
}

async function readArchived(
  { archivedTexts }: AnswersDeps,
  userId: string,
  page: readonly AnalysableAnswer[],
): Promise<ArchivedPage> {
  const keys = page.flatMap(({ id, day, archivedText }) =>
    archivedText === null ? [] : [{ id, day, location: archivedText }],
  );
  try {
    const texts = await archivedTexts.read(userId, keys);
    return { texts, lost: keys.map(({ id }) => id).filter((id) => !texts.has(id)), failure: null };
  } catch (failure) {
    // The answers whose text is in the database are analysed in any case.
    return { texts: new Map(), lost: [], failure };
  }
}

/** @returns how many of them there are */
async function forgetLost(
  { db, accounts }: AnswersDeps,
  userId: string,
  lost: readonly string[],
): Promise<number> {
  if (lost.length === 0) return 0;
  await db.transaction(async (tx) => {
    await accounts.lock(tx, userId);
    await forgetArchived(tx, userId, lost);
    await accounts.raiseDataVersion(tx, userId);
  });
  return lost.length;
}

interface Part {
  tracked: TrackedCompanies;
  /** As they were read. */
  outdated: readonly AnalysableAnswer[];
  /** The same ones. */
  analysed: readonly AnalysedAnswer[];
  texts: ArchivedPage['texts'];
}

/** @returns the number of answers stored; 0 if another call was faster */
const storePart = (
  { db, accounts, brands, discoveries }: AnswersDeps,
  userId: string,
  { tracked, outdated, analysed, texts }: Part,
): Promise<number> =>
  db.transaction(async (tx) => {
    await accounts.lock(tx, userId);
    const { version } = await brands.tracked(userId, tx);
    if (version !== tracked.version) return 0;
    const unchanged = await findUnchanged(tx, userId, outdated, { version, method: ANALYSIS_METHOD });
    const changed = analysed.filter(({ id }) => unchanged.has(id));
    if (changed.length === 0) return 0;
    await changeInRollups(tx, userId, changed, () => replaceFindings(tx, userId, changed));
    // Their text is not in the database, where the discovery would look for it later.
    const archived = changed.filter(({ id }) => texts.has(id));
    await discoveries.countAgain(tx, tracked, userId, archived);
    await accounts.raiseDataVersion(tx, userId);
    return changed.length;
  });
