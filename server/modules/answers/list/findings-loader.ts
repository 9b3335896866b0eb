import DataLoader from 'dataloader';
import type { Db } from '../../../db/client.ts';
import { findCitations, findMentions, findTexts, type WithAnswerId } from './findings-store.ts';
import type { FindingsLoader } from './model.ts';

/** Longer than any stored text. */
const WHOLE_TEXT = 1_000_000;

/** The caller has checked that the account may be seen. */
export function createFindingsLoader(db: Db, userId: string): FindingsLoader {
  const grouped = <Finding>(read: (ids: readonly string[]) => Promise<WithAnswerId<Finding>[]>) =>
    new DataLoader<string, WithAnswerId<Finding>[]>(async (ids) => {
      const found = Map.groupBy(await read(ids), ({ answerId }) => answerId);
      return ids.map((id) => found.get(id) ?? []);
    });
  const mentions = grouped((ids) => findMentions(db, userId, ids));
  const citations = grouped((ids) => findCitations(db, userId, ids));
  const texts = new DataLoader<{ id: string; length: number }, string, string>(
    async (keys) => {
      const longest = new Map<string, number>();
      for (const { id, length } of keys) longest.set(id, Math.max(length, longest.get(id) ?? 0));
      const answers = [...longest].map(([id, length]) => ({ id, length }));
      const found = new Map(
        (await findTexts(db, userId, answers)).map(({ answerId, text }) => [answerId, text]),
      );
      return keys.map(({ id }) => found.get(id) ?? '');
    },
    { cacheKeyFn: ({ id, length }) => `${id} ${length}` },
  );
  return {
    mentions: (answerId) => mentions.load(answerId),
    citations: (answerId) => citations.load(answerId),
    text: (id, length = WHOLE_TEXT) => texts.load({ id, length }),
  };
}
