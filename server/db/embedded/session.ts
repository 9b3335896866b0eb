import { type PGlite, protocol, types } from '@electric-sql/pglite';
import { PreparedStatements, prepare } from './prepared-statements.ts';
import { joined, send } from './send.ts';

const { serialize } = protocol;

/** A statement with parameters; or, without the list, a script of statements. */
export interface Statement {
  text: string;
  params?: readonly unknown[] | undefined;
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

/** A session in this thread, which a statement holds until it ends. */
export function localSession(client: PGlite): Session {
  const prepared = new PreparedStatements(client);
  let last: Promise<unknown> = Promise.resolve();
  return {
    run(statement) {
      const reply = last.then(() => runNow(client, statement, prepared));
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

async function runNow(client: PGlite, statement: Statement, prepared: PreparedStatements): Promise<Reply> {
  const messages = isScript(statement)
    ? await send(client, serialize.query(statement.text))
    : await runStatement(client, statement, prepared);
  const inTransaction = client.isInTransaction();
  if (!inTransaction) await client.syncToFs();
  return { messages, inTransaction };
}

const isScript = (statement: Statement): statement is { text: string } => statement.params === undefined;

/** In two steps: the serialization of parameters depends on their types, which the first one asks for. */
async function runStatement(
  client: PGlite,
  { text, params = [] }: Statement,
  prepared: PreparedStatements,
): Promise<Uint8Array<ArrayBuffer>> {
  // What stores answers runs again and again with few rows, so that parsing and planning take a tenth of its time. Reads
  // are planned for their values.
  const isRepeated = params.length > 0 && client.isInTransaction();
  const statement = await (isRepeated ? prepared.findOrPrepare(text) : prepare(client, { name: '', text }));
  if (statement instanceof Uint8Array) return joined([statement, await send(client, serialize.sync())]);
  const { name, typeIds } = statement;
  try {
    const values = params.map((value, index) => serializeParameter(client, value, typeIds[index] ?? 0));
    return await send(
      client,
      serialize.bind({ statement: name, values }),
      serialize.describe({ type: 'P' }),
      serialize.execute({}),
      serialize.sync(),
    );
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
