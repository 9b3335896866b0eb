import DataLoader from 'dataloader';
import type { Db } from '../../db/client.ts';
import type { NamedInstead } from './model.ts';
import { namedInstead, type Within } from './store.ts';

/** Most competitors told of one prompt. */
export const MOST_INSTEAD = 3;

/** Reads which competitors a page's prompts name instead of the brand, all prompts in one statement. */
export type InsteadLoader = (promptId: string) => Promise<NamedInstead[]>;

/** The caller has checked that the account may be seen. */
export function createInsteadLoader(db: Db, within: Within): InsteadLoader {
  const loader = new DataLoader<string, NamedInstead[]>(async (promptIds) => {
    const found = await namedInstead(db, within, promptIds, MOST_INSTEAD);
    const byPrompt = Map.groupBy(found, ({ promptId }) => promptId);
    return promptIds.map((id) => byPrompt.get(id) ?? []);
  });
  return (promptId) => loader.load(promptId);
}
