import { setTimeout as delay } from 'node:timers/promises';
import type { Db } from '../../../db/client.ts';
import { inBackground } from '../../../db/embedded/background.ts';
import { ascending } from '../../../lib/ascending.ts';
import { addDays, type DateRange, includesDay } from '../../../lib/days.ts';
import type { TextQuery } from '../../../text-search/query.ts';
import { WordIndex } from '../../../text-search/word-index.ts';
import {
  countTexts,
  findIdsAfter,
  findLatestId,
  findOlderTexts,
  findTextsOf,
  summariseIdsAfter,
  type TextPosition,
} from './store.ts';

const BATCH = 200;
/** Ids at a time. */
const IDS = 5_000;
/** How long a search waits for texts that are still being read. */
const WAIT_MS = 600;
/** An id is made at most so long before its answer can be read. */
const ID_MARGIN_MS = 60_000;
/** Before every id: all answers come after the first search. */
const NO_ID = '00000000-0000-0000-0000-000000000000';

/** The words of an account's texts of some days in memory: read at the first search, newest day first, and brought up to date by each. */
export class AccountTexts {
  readonly #db: Db;
  readonly #userId: string;
  #index = new WordIndex();
  #ids = new Set<string>();
  /** By the texts' ordinals. */
  #days: string[] = [];
  /** The ordinals of texts, newest day first; those that came since the last search are missing. */
  #newestFirst: number[] = [];
  #oldest: TextPosition | null = null;
  /** Null before the first search. */
  #latestId: string | null = null;
  /** Answers up to this one are read newest day first. */
  #firstId = NO_ID;
  /** The ids that were looked at last, so that they are not read again as long as nothing came. */
  #known: { after: string; summary: string } | null = null;
  #reading: Promise<void> | null = null;
  #isComplete = false;
  /** Texts that there are: counted at the first search, because that takes long, and those that were read since they came. */
  #total = 0;
  readonly #range: DateRange;
  readonly #maxBytes: number;

  /** @param maxBytes older texts than fit into so much memory are left out */
  constructor(db: Db, userId: string, { range, maxBytes }: { range: DateRange; maxBytes: number }) {
    this.#range = range;
    this.#maxBytes = maxBytes;
    this.#db = db;
    this.#userId = userId;
  }

  get bytes(): number {
    return this.#index.bytes;
  }
  get size(): number {
    return this.#index.size;
  }
  /** The day from which on all texts were read, if older ones do not fit; null otherwise. */
  get from(): string | null {
    return this.bytes > this.#maxBytes && this.#oldest ? addDays(this.#oldest.day, 1) : null;
  }
  /** Texts that are still to be read. */
  get unread(): number {
    return this.#isComplete ? 0 : Math.max(0, this.#total - this.size);
  }

  /** Reads new answers, and older ones for a moment; goes on by itself. @throws what the database does */
  async update(): Promise<void> {
    await this.#readNew();
    if (this.#isComplete) return;
    this.#reading ??= inBackground(() => this.#readOlder()).finally(() => {
      this.#reading = null;
    });
    // A failure is thrown to those who wait, and the next search goes on.
    this.#reading.catch(() => undefined);
    const timeout = new AbortController();
    await Promise.race([
      this.#reading,
      delay(WAIT_MS, undefined, { signal: timeout.signal }).catch(() => undefined),
    ]);
    timeout.abort();
  }

  /** The first `limit` answers of the days whose text has the words of a query, newest first. */
  find(
    query: TextQuery,
    { from, to }: { from?: string | null; to?: string | null },
    limit: number,
  ): TextPosition[] {
    const isFound = this.#index.candidates(query);
    const found: TextPosition[] = [];
    for (const ordinal of this.#inOrder()) {
      if (isFound[ordinal] !== 1) continue;
      const { id, day } = this.#positionOf(ordinal);
      if (from && day < from) break;
      if (to && day > to) continue;
      found.push({ id, day });
      if (found.length === limit) break;
    }
    return found;
  }

  /** Sorting what is nearly in order takes little: texts are read newest first, and later ones are few. */
  #inOrder(): readonly number[] {
    const order = this.#newestFirst;
    if (order.length < this.size) {
      for (let ordinal = order.length; ordinal < this.size; ordinal += 1) order.push(ordinal);
      const dayOf = (ordinal: number) => this.#days[ordinal] ?? '';
      order.sort(
        (a, b) => ascending(dayOf(b), dayOf(a)) || ascending(this.#index.idOf(b), this.#index.idOf(a)),
      );
    }
    return order;
  }

  #positionOf(ordinal: number): TextPosition {
    return { id: this.#index.idOf(ordinal), day: this.#days[ordinal] ?? '' };
  }

  async #readNew(): Promise<void> {
    if (this.#latestId === null) {
      const latestId = (await findLatestId(this.#db, this.#userId)) ?? NO_ID;
      // Before the ids: another search at this moment would take all texts for read.
      this.#total = await countTexts(this.#db, this.#userId, this.#range);
      this.#latestId = latestId;
      this.#firstId = latestId;
      return;
    }
    const withMargin = earlierId(this.#latestId, ID_MARGIN_MS);
    // An import stores many answers within the margin: those before the first search are left to the other reading.
    const after = this.#isComplete || withMargin > this.#firstId ? withMargin : this.#firstId;
    const summary = await summariseIdsAfter(this.#db, this.#userId, after);
    if (this.#known?.after === after && this.#known.summary === summary) return;
    let last: string | undefined = after;
    while (last !== undefined) {
      const found = await findIdsAfter(this.#db, this.#userId, last, IDS);
      const unread = found.filter(({ id, day }) => includesDay(this.#range, day) && !this.#ids.has(id));
      const days = new Map(unread.map(({ id, day }) => [id, day]));
      const ids = [...days.keys()];
      for (let at = 0; at < ids.length; at += BATCH) {
        for (const { id, text } of await findTextsOf(this.#db, this.#userId, ids.slice(at, at + BATCH)))
          this.#total += Number(this.#add(id, days.get(id) ?? '', text));
      }
      last = found.at(-1)?.id;
      if (last !== undefined && last > this.#latestId) this.#latestId = last;
    }
    this.#known = { after, summary };
  }

  async #readOlder(): Promise<void> {
    for (;;) {
      const texts = await findOlderTexts(this.#db, this.#userId, {
        ...{ days: this.#range, before: this.#oldest, limit: BATCH },
      });
      for (const { id, day, text } of texts) this.#add(id, day, text);
      const last = texts.at(-1);
      if (last) this.#oldest = { id: last.id, day: last.day };
      if (texts.length < BATCH || this.from !== null) break;
    }
    this.#isComplete = true;
  }

  /** @returns whether the text is new */
  #add(id: string, day: string, text: string): boolean {
    if (this.#ids.has(id)) return false;
    this.#ids.add(id);
    this.#days.push(day);
    this.#index.add(id, text);
    return true;
  }
}

/** The least UUIDv7 of so many milliseconds before an id's. */
function earlierId(id: string, ms: number): string {
  const time = Math.max(0, Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16) - ms);
  const hex = time.toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-0000-0000-000000000000`;
}
