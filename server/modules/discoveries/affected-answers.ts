import { analysedText } from '../../analysis/analyser.ts';
import { createOccurrences } from '../../analysis/names/occurrences.ts';
import type { Db } from '../../db/client.ts';
import { createSlices } from '../../lib/slices.ts';
import { listAdded, readTexts } from './affected-store.ts';
import type { ListedCompany } from './company-list.ts';

/** Ids of one statement: a planner without statistics sorts all that are left for each. */
const LISTED_AT_ONCE = 10_000;
/** Texts of one statement. */
const READ_AT_ONCE = 100;
/** They are marked in one transaction. Where more have the names, all answers are counted again. */
const MAX_AFFECTED = 5_000;

/** The names that only one of the lists has. */
export function changedNames(before: readonly ListedCompany[], after: readonly ListedCompany[]): string[] {
  const namesOf = (list: readonly ListedCompany[]) => new Set(list.map(({ name }) => name));
  return [...namesOf(before).symmetricDifference(namesOf(after))];
}

/**
 * The added answers whose texts have one of these names: all others name the same companies with them and without them.
 * @returns their ids; null where there are more than 5,000
 */
export async function findAffected(
  db: Db,
  { userId, evidenceVersion }: { userId: string; evidenceVersion: number },
  names: readonly string[],
): Promise<string[] | null> {
  if (names.length === 0) return [];
  const hasName = createOccurrences(names);
  const affected: string[] = [];
  const nextSlice = createSlices();
  for (let after: string | null = null; ; ) {
    const ids = await listAdded(db, { userId, evidenceVersion, after, limit: LISTED_AT_ONCE });
    for (let at = 0; at < ids.length; at += READ_AT_ONCE) {
      for (const { id, text } of await readTexts(db, userId, ids.slice(at, at + READ_AT_ONCE))) {
        await nextSlice();
        if (hasName(analysedText(text))) affected.push(id);
      }
      if (affected.length > MAX_AFFECTED) return null;
    }
    after = ids.at(-1) ?? null;
    if (after === null) return affected;
  }
}
