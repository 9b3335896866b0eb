import { type PGlite, types } from '@electric-sql/pglite';
import { serialize } from 'pg-protocol';
import { createPlanAge } from './plan-age.ts';
import { isOutdated, PreparedStatements, prepare } from './prepared-statements.ts';
import { joined, send } from './send.ts';

/** A statement with parameters; or, without the list, a script of statements. */
export interface Statement {
  text: string;
  params?: readonly unknown[] | undefined;
  /** Whether rows are returned in Postgres' binary format; else as text. */
  binary?: boolean;
}

/** Postgres' messages, and whether a transaction is open after them. */
export interface Reply {
  messages: Uint8Array<ArrayBuffer>;
  inTransaction: boolean;
}

/** The only session of an embedded database, in this thread or in another one. It runs statements in the order of calls. */
export interface Session {
  /** @throws for parameters of the wrong type; an error of Postgres is among the reply's messages */
  run(statement: Statement): Promise<Reply>;
  close(): Promise<void>;
}

interface Plans {
  prepared: PreparedStatements;
  areOld: ReturnType<typeof createPlanAge>;
}

/** A session in this thread, which a statement holds until it ends. */
export function localSession(client: PGlite): Session {
  const plans = { prepared: new PreparedStatements(client), areOld: createPlanAge() };
  let last: Promise<unknown> = Promise.resolve();
  return {
    run(statement) {
      const reply = last.then(() => runNow(client, statement, plans));
      last = reply.catch(throwIfDamaged);
      last.catch(() => {});
      return reply;
    },
    async close() {
      await last.catch(() => {});
      await client.close();
    },
  };
}

/** So that no further statement runs: the database's memory may be damaged. */
function throwIfDamaged(error: unknown): void {
  if (error instanceof WebAssembly.RuntimeError) throw error;
}

async function runNow(client: PGlite, statement: Statement, plans: Plans): Promise<Reply> {
  const messages = isScript(statement)
    ? await send(client, serialize.query(statement.text))
    : await runStatement(client, statement, plans);
  const inTransaction = client.isInTransaction();
  if (!inTransaction) await client.syncToFs();
  return { messages, inTransaction };
}

const isScript = (statement: Statement): statement is { text: string } => statement.params === undefined;

/** In two steps: the serialization of parameters depends on their types, which the first one asks for. */
async function runStatement(
  client: PGlite,
  { text, params = [], binary = false }: Statement,
  plans: Plans,
): Promise<Uint8Array<ArrayBuffer>> {
  const { prepared, areOld } = plans;
  // Parsing and planning take a third of the time of a short statement. Without parameters most are not repeated.
  const statement = await (params.length > 0
    ? prepared.findOrPrepare(text)
    : prepare(client, { name: '', text }));
  if (statement instanceof Uint8Array) return joined([statement, await send(client, serialize.sync())]);
  const { name, typeIds } = statement;
  try {
    const values = params.map((value, index) => serializeParameter(client, value, typeIds[index] ?? 0));
    const length = values.reduce((sum, value) => sum + (value?.length ?? 0), 0);
    if (areOld(length)) await send(client, serialize.query('discard plans'));
    const messages = await send(
      client,
      serialize.bind({ statement: name, values, binary }),
      serialize.describe({ type: 'P' }),
      serialize.execute(),
      serialize.sync(),
    );
    if (!isOutdated(messages)) return messages;
    await prepared.forget(text);
    // Nothing ran, and nothing more runs in a failed transaction.
    return client.isInTransaction() ? messages : await runStatement(client, { text, params, binary }, plans);
  } catch (error) {
    await send(client, serialize.sync());
    throw error;
  }
}

function serializeParameter({ serializers }: PGlite, value: unknown, typeId: number): string | null {
  if (value === null || value === undefined) return null;
  // PGlite's own takes a hundred times as long.
  if (typeId === types.BYTEA && value instanceof Uint8Array) {
    return `\\x${Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString('hex')}`;
  }
  const serializer = serializers[typeId];
  return serializer ? serializer(value) : String(value);
}
