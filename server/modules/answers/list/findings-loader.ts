import DataLoader from 'dataloader';
import type { Db } from '../../../db/client.ts';
import { citationsIn, mentionsIn, type OfAnswer, textsOf } from './findings-store.ts';
import type { FindingsLoader } from './model.ts';

/** Longer than any text that is stored. */
const WHOLE = 1_000_000;

/** The caller has checked that the account may be seen. */
export function createFindingsLoader(db: Db, userId: string): FindingsLoader {
  const grouped = <Finding>(read: (ids: readonly string[]) => Promise<OfAnswer<Finding>[]>) =>
    new DataLoader<string, OfAnswer<Finding>[]>(async (ids) => {
      const found = Map.groupBy(await read(ids), ({ answerId }) => answerId);
      return ids.map((id) => found.get(id) ?? []);
    });
  const mentions = grouped((ids) => mentionsIn(db, userId, ids));
  const citations = grouped((ids) => citationsIn(db, userId, ids));
  const texts = new DataLoader<{ id: string; length: number }, string, string>(
    async (wanted) => {
      const longest = new Map<string, number>();
      for (const { id, length } of wanted) longest.set(id, Math.max(length, longest.get(id) ?? 0));
      const asked = [...longest].map(([id, length]) => ({ id, length }));
      const found = new Map((await textsOf(db, userId, asked)).map(({ answerId, text }) => [answerId, text]));
      return wanted.map(({ id }) => found.get(id) ?? '');
    },
    { cacheKeyFn: ({ id, length }) => `${id} ${length}` },
  );
  return {
    mentions: (answerId) => mentions.load(answerId),
    citations: (answerId) => citations.load(answerId),
    text: (id, length = WHOLE) => texts.load({ id, length }),
  };
}
