import { LRUCache } from 'lru-cache';
import type { Db } from '../../../db/client.ts';
import { createMatcher } from '../../../text-search/match.ts';
import type { TextQuery } from '../../../text-search/query.ts';
import { AccountTexts } from './account-texts.ts';
import { findTextsOf } from './store.ts';

/** Of all accounts' words in this process's memory. */
const MAX_BYTES = 96 * 1024 * 1024;
/** Matching answers that are listed and counted, the newest ones; an account can have more. */
const MAX_MATCHES = 20_000;
/** Texts that are read for phrases. */
const MAX_READ = 2_000;
const BATCH = 500;

/** Answers whose text matches. */
export interface TextMatches {
  /** Newest day first. */
  ids: string[];
  /** Not null: only answers from this day on were compared, because too many have the words. */
  from: string | null;
  /** Texts of the account that were not read yet; a later search has them. */
  unread: number;
  /** Texts of the account that were read. */
  read: number;
}

/** Finds answers by the words of their texts (decision 042). */
export function createTextSearch(db: Db, maxBytes = MAX_BYTES) {
  const accounts = new LRUCache<string, AccountTexts>({
    maxSize: maxBytes + 1000,
    sizeCalculation: ({ bytes }) => Math.min(maxBytes, bytes) + 1000,
  });
  return {
    /** The caller has checked that the viewer may read the account. */
    async find(
      userId: string,
      query: TextQuery,
      range: { from?: string | null; to?: string | null },
    ): Promise<TextMatches> {
      const texts = accounts.get(userId) ?? new AccountTexts(db, userId, maxBytes);
      accounts.set(userId, texts);
      await texts.update();
      // With its size of now.
      accounts.delete(userId);
      accounts.set(userId, texts);
      const { unread, size: read } = texts;
      const hasPhrase = [...query.required, ...query.excluded].some(({ length }) => length > 1);
      const limit = hasPhrase ? MAX_READ : MAX_MATCHES;
      const candidates = texts.find(query, range, limit + 1);
      const compared = candidates.slice(0, limit);
      const ids = compared.map(({ id }) => id);
      return {
        ids: hasPhrase ? await withPhrases(userId, ids, query) : ids,
        from: candidates.length > limit ? (compared.at(-1)?.day ?? null) : texts.from,
        ...{ unread, read },
      };
    },
  };

  async function withPhrases(userId: string, ids: readonly string[], query: TextQuery): Promise<string[]> {
    const found = new Set<string>();
    const matches = createMatcher(query);
    for (let at = 0; at < ids.length; at += BATCH) {
      for (const { id, text } of await findTextsOf(db, userId, ids.slice(at, at + BATCH)))
        if (matches(text)) found.add(id);
    }
    return ids.filter((id) => found.has(id));
  }
}
