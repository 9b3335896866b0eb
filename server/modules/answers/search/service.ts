import { LRUCache } from 'lru-cache';
import type { Db } from '../../../db/client.ts';
import type { DateRange } from '../../../lib/days.ts';
import { createMatcher } from '../../../text-search/match.ts';
import type { TextQuery } from '../../../text-search/query.ts';
import { AccountTexts } from './account-texts.ts';
import { findTextsOf } from './store.ts';

/**
 * Of all accounts' words in this process's memory: those of all days, some 200,000 answers, and those of searches in some days alone,
 * which must not drive out the others.
 */
const MAX_BYTES = { allDays: 96 * 1024 * 1024, someDays: 48 * 1024 * 1024 };
/** Matching answers that are listed and counted, the newest ones; an account can have more. */
const MAX_MATCHES = 20_000;
/** Texts that are read for phrases. */
const MAX_READ = 2_000;
const BATCH = 500;
const ALL_DAYS: DateRange = { from: null, to: null };
/** Accounts whose texts do not fit into memory. */
const MAX_LARGE = 10_000;

/** Answers whose text matches. */
export interface TextMatches {
  /** Newest day first. */
  ids: string[];
  /** Not null: only answers from this day on were compared; too many have the words, or the texts do not fit into memory. */
  from: string | null;
  /** Texts of the account that were not read yet; a later search has them. */
  unread: number;
  /** Texts of the account that were read. */
  read: number;
}

/** Finds answers by the words of their texts (decision 042). */
export function createTextSearch(db: Db, maxBytes = MAX_BYTES) {
  const ofAllDays = createTexts(db, maxBytes.allDays);
  const ofSomeDays = createTexts(db, maxBytes.someDays);
  /** The day from which on all texts of an account fit. */
  const fittingFrom = new LRUCache<string, string>({ max: MAX_LARGE });

  /** The texts that a search in some days needs: those of all days where these days are among them, those of the days alone otherwise. */
  async function textsFor(userId: string, { from, to }: DateRange): Promise<AccountTexts> {
    const doFit = () => to === null || to >= (fittingFrom.get(userId) ?? to);
    if (doFit()) {
      const all = await ofAllDays(userId, ALL_DAYS);
      if (all.from !== null) fittingFrom.set(userId, all.from);
      if (doFit()) return all;
    }
    return ofSomeDays(userId, { from, to });
  }

  return {
    /** The caller has checked that the viewer may read the account. */
    async find(
      userId: string,
      query: TextQuery,
      { from = null, to = null }: { from?: string | null; to?: string | null },
    ): Promise<TextMatches> {
      const range = { from, to };
      const texts = await textsFor(userId, range);
      const { unread, size: read } = texts;
      const hasPhrase = [...query.required, ...query.excluded].some(({ length }) => length > 1);
      const limit = hasPhrase ? MAX_READ : MAX_MATCHES;
      const candidates = texts.find(query, range, limit + 1);
      const compared = candidates.slice(0, limit);
      const ids = compared.map(({ id }) => id);
      return {
        ids: hasPhrase ? await withPhrases(userId, ids, query) : ids,
        from: candidates.length > limit ? (compared.at(-1)?.day ?? null) : missingBefore(texts, range),
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

/** Reads the texts of an account's days for a moment; keeps those that were searched last. */
function createTexts(db: Db, maxBytes: number) {
  const kept = new LRUCache<string, AccountTexts>({
    maxSize: maxBytes + 1000,
    sizeCalculation: ({ bytes }) => Math.min(maxBytes, bytes) + 1000,
  });
  return async (userId: string, range: DateRange): Promise<AccountTexts> => {
    const key = JSON.stringify([userId, range.from, range.to]);
    const texts = kept.get(key) ?? new AccountTexts(db, userId, { range, maxBytes });
    kept.set(key, texts);
    await texts.update();
    // With its size of now.
    kept.delete(key);
    kept.set(key, texts);
    return texts;
  };
}

/** The day before which texts of a range did not fit; null where all of them did. */
const missingBefore = (texts: AccountTexts, { from }: DateRange): string | null =>
  texts.from !== null && (from === null || from < texts.from) ? texts.from : null;
