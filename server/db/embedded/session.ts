import { type PGlite, protocol, types } from '@electric-sql/pglite';

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
  return {
    async run(statement) {
      const messages = isScript(statement)
        ? send(client, serialize.query(statement.text))
        : runStatement(client, statement);
      const inTransaction = client.isInTransaction();
      if (!inTransaction) await client.syncToFs();
      return { messages, inTransaction };
    },
    close: () => client.close(),
  };
}

const isScript = (statement: Statement): statement is { text: string } => statement.params === undefined;

const { serialize } = protocol;

/** @returns the messages that these cause; PGlite gives a copy of its buffer */
const send = (client: PGlite, ...messages: Uint8Array[]) =>
  client.execProtocolRawSync(Buffer.concat(messages)) as Uint8Array<ArrayBuffer>;

/** In two steps: the serialization of parameters depends on their types, which the first one asks for. */
function runStatement(client: PGlite, { text, params = [] }: Statement): Uint8Array<ArrayBuffer> {
  const described = send(client, serialize.parse({ text }), serialize.describe({ type: 'S' }));
  const typeIds = parameterTypes(described);
  if (!typeIds) return joined(described, send(client, serialize.sync()));
  try {
    const values = params.map((value, index) => serializeParameter(client, value, typeIds[index] ?? 0));
    return send(
      client,
      serialize.bind({ values }),
      serialize.describe({ type: 'P' }),
      serialize.execute({}),
      serialize.sync(),
    );
  } catch (error) {
    send(client, serialize.sync());
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

const ERROR = 'E'.charCodeAt(0);
const PARAMETER_DESCRIPTION = 't'.charCodeAt(0);

/** The types of a statement's parameters; null when the messages contain an error. */
function parameterTypes(messages: Uint8Array): number[] | null {
  const view = new DataView(messages.buffer, messages.byteOffset, messages.byteLength);
  let typeIds: number[] = [];
  for (let at = 0; at < messages.length; at += 1 + view.getUint32(at + 1)) {
    if (messages[at] === ERROR) return null;
    if (messages[at] !== PARAMETER_DESCRIPTION) continue;
    const first = at + 7;
    typeIds = Array.from({ length: view.getUint16(at + 5) }, (_, index) => view.getUint32(first + 4 * index));
  }
  return typeIds;
}

function joined(...parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
