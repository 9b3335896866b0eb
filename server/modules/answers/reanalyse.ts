import { analysisFor } from './analyse.ts';
import type { AnswersDeps } from './deps.ts';
import { recomputeRollups } from './rollup-recompute.ts';
import { answersAfter, replaceFindings } from './store.ts';

const PAGE = 500;

/**
 * Analyses every stored answer again with the companies as they are now and makes the rollups anew, in one
 * transaction: readers see the old numbers until all of the new ones are there. Memory stays bounded by a page.
 */
export function reanalyse(
  { db, accounts, brands, prompts }: AnswersDeps,
  userId: string,
): Promise<{ answers: number; dataVersion: number }> {
  return db.transaction(async (tx) => {
    await accounts.lock(tx, userId);
    const companies = await brands.tracked(userId, tx);
    const analysis = analysisFor(companies);
    let answers = 0;
    let after: string | null = null;
    for (;;) {
      const page = await answersAfter(tx, userId, after, PAGE);
      const last = page.at(-1);
      if (!last) break;
      const analysed = page.map(({ id, ...answer }) => analysis.analyse(answer, id));
      await replaceFindings(tx, userId, analysed);
      answers += page.length;
      after = last.id;
    }
    await prompts.rebrand(tx, userId, companies.brand);
    await recomputeRollups(tx, userId);
    return { answers, dataVersion: await accounts.raiseDataVersion(tx, userId) };
  });
}
