import { setImmediate as nextTurn } from 'node:timers/promises';
import DataLoader from 'dataloader';
import type { Db } from '../../db/client.ts';
import type { NamedInstead } from './model.ts';
import { namedInstead, type Within } from './store.ts';

/** Most competitors told of one prompt. */
export const MOST_INSTEAD = 3;

/** Prompts of one statement. All of their missed answers are read: other requests have their turn after it. */
const TOGETHER = 50;

/** Reads which competitors a page's prompts name instead of the brand, many prompts in one statement. */
export type InsteadLoader = (promptId: string) => Promise<NamedInstead[]>;

/** The caller has checked that the account may be seen. */
export function createInsteadLoader(db: Db, within: Within): InsteadLoader {
  const loader = new DataLoader<string, NamedInstead[]>(async (promptIds) => {
    const found: Awaited<ReturnType<typeof namedInstead>> = [];
    for (let at = 0; at < promptIds.length; at += TOGETHER) {
      if (at > 0) await nextTurn();
      found.push(...(await namedInstead(db, within, promptIds.slice(at, at + TOGETHER), MOST_INSTEAD)));
    }
    const byPrompt = Map.groupBy(found, ({ promptId }) => promptId);
    return promptIds.map((id) => byPrompt.get(id) ?? []);
  });
  return (promptId) => loader.load(promptId);
}
