import type { Db } from '../../../db/client.ts';
import { badInput, notFound } from '../../../errors.ts';
import type { AnswerText } from '../../../text-archive/text-batch.ts';
import type { TrackedCompanies } from '../../brands/model.ts';
import { createAnswerAnalyser } from '../analyse.ts';
import type { AnswersDeps } from '../deps.ts';
import type { AnalysedAnswer } from '../model.ts';
import { findAnalysed, replaceFindings } from '../outdated-store.ts';
import { changeInRollups } from '../rollups.ts';
import type { Corrections } from './model.ts';
import { readCorrections } from './store.ts';

/** An answer whose reviews may be changed. */
export interface ReviewableAnswer {
  id: string;
  tracked: TrackedCompanies;
  /** What the product finds, with the given corrections; without them, before any review. */
  analyse(corrections?: Corrections): AnalysedAnswer;
}

/** Changes the reviews of an answer in the transaction that holds the account. */
export type ChangeReviews<Result> = (tx: Db, answer: ReviewableAnswer) => Promise<Result>;

/** @see AnswersService.correct */
export async function correct<Result extends { ok: boolean }>(
  deps: AnswersDeps,
  userId: string,
  answerId: string,
  change: ChangeReviews<Result>,
): Promise<Result> {
  const { db, accounts, brands, discoveries } = deps;
  const archived = await readArchived(deps, userId, answerId);
  const changed = await db.transaction(async (tx) => {
    await accounts.lock(tx, userId);
    const stored = await findAnalysed(tx, userId, answerId);
    if (!stored) throw notFound('There is no answer with this id.', 'answerId');
    if (stored.status !== 'answered') {
      throw badInput('answerId', 'This measurement failed, so there is no answer to review.');
    }
    if (stored.textRemoved && !archived) throw badInput('answerId', TEXT_REMOVED);
    const { id } = stored;
    const answer = { ...stored, ...archived };
    const tracked = await brands.tracked(userId, tx);
    const analyser = createAnswerAnalyser(tracked);
    const analyse = (corrections?: Corrections) => analyser(answer, id, corrections);
    const result = await change(tx, { id, tracked, analyse });
    if (!result.ok) return result;
    const correctionsOf = await readCorrections(tx, userId, [id]);
    const analysed = analyse(correctionsOf(id));
    await changeInRollups(tx, userId, [stored], () => replaceFindings(tx, userId, [analysed]));
    if (archived) await discoveries.countAgain(tx, tracked, userId, [analysed]);
    await accounts.raiseDataVersion(tx, userId);
    return result;
  });
  if (changed.ok) await discoveries.updateSoon(userId);
  return changed;
}

const TEXT_REMOVED = 'The text of this answer was removed, so what was found in it can no longer be changed.';

/** The text of an archived answer, read before the transaction; else null. @throws UNAVAILABLE */
async function readArchived(
  { db, archivedTexts }: AnswersDeps,
  userId: string,
  answerId: string,
): Promise<AnswerText | null> {
  const stored = await findAnalysed(db, userId, answerId);
  if (!stored?.archivedText) return null;
  const { id, day, archivedText: location } = stored;
  return (await archivedTexts.read(userId, [{ id, day, location }])).get(id) ?? null;
}
