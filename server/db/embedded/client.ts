import { AsyncLocalStorage } from 'node:async_hooks';
import { TransactionAbortedError, types } from '@electric-sql/pglite';
import { isBackground } from './background.ts';
import type { BinaryRow } from './binary-row.ts';
import { type Parsers, type Results, readResults } from './results.ts';
import type { Session, Statement } from './session.ts';
import { splitRows } from './split-rows.ts';
import { createTurns, type Kind, type Turns } from './turns.ts';

interface QueryOptions {
  rowMode?: 'array' | 'object';
  /** Replace those of these types. */
  parsers?: Parsers;
}

/** The transaction that the code is in. */
const transactions = new AsyncLocalStorage<{ client: EmbeddedClient; isOpen: boolean }>();

/** Sends statements to the database's only session. */
interface Queryable {
  query<T = Record<string, unknown>>(
    text: string,
    params?: readonly unknown[],
    options?: QueryOptions,
  ): Promise<Results<T>>;
  /** Runs a script of statements without parameters. */
  exec(text: string, options?: QueryOptions): Promise<Results[]>;
}

/**
 * The embedded database, with PGlite's methods that drizzle and pg-boss call. It has one session: each statement outside a
 * transaction, and each transaction, takes a turn. Those of people come before background work.
 */
export class EmbeddedClient implements Queryable {
  readonly #session: Session;
  readonly #turns: Turns;
  readonly #parsers: Parsers = { ...types.parsers, [types.BYTEA]: (hex) => Buffer.from(hex.slice(2), 'hex') };
  readonly #listeners = new Map<string, Set<(payload: string) => void>>();
  #commits = 0;
  #inTransaction = false;
  #closed = false;

  private constructor(session: Session, turns: Turns) {
    this.#session = session;
    this.#turns = turns;
  }

  static async open(session: Session, turns = createTurns()): Promise<EmbeddedClient> {
    const client = new EmbeddedClient(session, turns);
    await client.#addArrayParsers();
    return client;
  }

  /** Counts what may have changed data: commits and all statements outside transactions, reads included. */
  get commits(): number {
    return this.#commits;
  }

  /** Milliseconds since a statement that was not sent `inBackground`. */
  get msUnwatched(): number {
    return this.#turns.sinceInteractive();
  }

  query<T = Record<string, unknown>>(
    text: string,
    params: readonly unknown[] = [],
    options?: QueryOptions,
  ): Promise<Results<T>> {
    return this.#takeTurn('background', () => this.#query<T>(text, params, options));
  }

  /** Runs a statement and reads its rows in Postgres' binary format. */
  binaryRows(text: string, params: readonly unknown[]): Promise<BinaryRow[]> {
    return this.#takeTurn('background', async () => {
      const { rows, others } = splitRows(await this.#send({ text, params, binary: true }));
      this.#read(others, text);
      return rows;
    });
  }

  exec(text: string, options?: QueryOptions): Promise<Results[]> {
    return this.#takeTurn('background', () => this.#exec(text, options));
  }

  /** Commits what `run` did with the transaction it gets, or rolls it back when that throws. */
  transaction<T>(run: (tx: Queryable) => Promise<T>): Promise<T> {
    return this.#takeTurn('backgroundTransaction', async () => {
      // The session runs statements in order: the first one need not wait for the reply.
      const begun = this.#exec('BEGIN');
      begun.catch(() => {});
      const state = { client: this, isOpen: true };
      const checked =
        <Args extends unknown[], Result>(send: (...args: Args) => Promise<Result>) =>
        async (...args: Args) => {
          if (!state.isOpen) throw new Error('The transaction has ended.');
          return send(...args);
        };
      const tx = {
        query: checked((text, params, options) => this.#query(text, params ?? [], options)),
        exec: checked((text, options) => this.#exec(text, options)),
      } as Queryable;
      const result = await transactions
        .run(state, () => run(tx))
        .finally(() => {
          state.isOpen = false;
        });
      await begun;
      const [commit] = await this.#exec('COMMIT');
      if (commit?.command === 'ROLLBACK') throw new TransactionAbortedError();
      return result;
    });
  }

  /** Calls `callback` with each notification of the channel. @returns ends it */
  async listen(channel: string, callback: (payload: string) => void): Promise<() => Promise<void>> {
    const name = channel.startsWith('"') ? channel.slice(1, -1) : channel.toLowerCase();
    const listeners = this.#listeners.get(name) ?? new Set();
    this.#listeners.set(name, listeners.add(callback));
    await this.exec(`LISTEN ${channel}`);
    return async () => {
      listeners.delete(callback);
      if (listeners.size === 0) await this.exec(`UNLISTEN ${channel}`);
    };
  }

  /** Waits for those that have a turn or wait for one. */
  async close(): Promise<void> {
    await this.#turns.drained();
    this.#closed = true;
    await this.#session.close();
  }

  /** @param background which turn it takes as background work */
  async #takeTurn<T>(background: Exclude<Kind, 'interactive'>, use: () => Promise<T>): Promise<T> {
    const current = transactions.getStore();
    // Its turn would come after the transaction, which waits for it.
    if (current?.client === this && current.isOpen) {
      throw new Error('A statement was sent beside the transaction that the code is in.');
    }
    return this.#turns.take(isBackground() ? background : 'interactive', async () => {
      if (this.#closed) throw new Error('The database is closed.');
      try {
        return await use();
      } finally {
        // Whoever has the next turn must not find an open transaction: a failed one, or a script's that failed within.
        if (this.#inTransaction) await this.#exec('ROLLBACK').catch(() => {});
      }
    });
  }

  async #query<T>(text: string, params: readonly unknown[], options?: QueryOptions): Promise<Results<T>> {
    const [results] = this.#read(await this.#send({ text, params }), text, options);
    return results as Results<T>;
  }

  async #exec(text: string, options?: QueryOptions): Promise<Results[]> {
    return this.#read(await this.#send({ text }), text, options);
  }

  async #send(statement: Statement): Promise<Uint8Array<ArrayBuffer>> {
    const reply = await this.#session.run(statement);
    this.#inTransaction = reply.inTransaction;
    if (!reply.inTransaction) this.#commits += 1;
    return reply.messages;
  }

  /** @throws the error that is among the messages */
  #read(messages: Uint8Array<ArrayBuffer>, text: string, options: QueryOptions = {}): Results[] {
    // A copy of all parsers for each statement would take longer than most statements.
    const parsers = Object.assign(Object.create(this.#parsers) as Parsers, options.parsers);
    try {
      return readResults(messages, {
        ...{ parsers, rowMode: options.rowMode ?? 'object' },
        onNotification: ({ channel, payload }) => {
          for (const listener of this.#listeners.get(channel) ?? []) queueMicrotask(() => listener(payload));
        },
      });
    } catch (error) {
      throw Object.assign(error as Error, { query: text });
    }
  }

  async #addArrayParsers(): Promise<void> {
    const { rows } = await this.#query<{ oid: number; typarray: number }>(
      'select oid, typarray from pg_catalog.pg_type where typarray <> 0',
      [],
    );
    for (const { oid, typarray } of rows) {
      this.#parsers[typarray] = (text) =>
        types.arrayParser(text, this.#parsers[oid] ?? ((element) => element), typarray);
    }
  }
}
