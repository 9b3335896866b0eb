import type { AnswersDeps } from './deps.ts';
import { moveInRollups } from './rollups.ts';

/** Prompts of one transaction; each brings its whole history. */
const PROMPTS = 5;

/** Judges anew which prompts name the brand, and counts their answers accordingly. */
export async function rebrand(deps: AnswersDeps, userId: string): Promise<void> {
  const { brand, version } = await deps.brands.tracked(userId);
  const wrong = await deps.prompts.findMisbranded(userId, brand);
  for (const branded of [true, false]) {
    const prompts = wrong.filter((prompt) => prompt.branded !== branded);
    for (let at = 0; at < prompts.length; at += PROMPTS) {
      const some = prompts.slice(at, at + PROMPTS);
      const done = await deps.db.transaction(async (tx) => {
        await deps.accounts.lock(tx, userId);
        // With other names these are others, and answers are outdated again: whoever sees to those comes here after.
        if ((await deps.brands.tracked(userId, tx)).version !== version) return false;
        const promptIds = some.map(({ id }) => id);
        await moveInRollups(tx, userId, promptIds, () =>
          deps.prompts.setBranded(tx, userId, promptIds, branded),
        );
        await deps.accounts.raiseDataVersion(tx, userId);
        return true;
      });
      if (!done) return;
    }
  }
}
