import type { PGlite } from '@electric-sql/pglite';
import { serialize } from 'pg-protocol';
import { send } from './send.ts';

/** What a statement needs before its parameters are known. */
export interface PreparedStatement {
  /** Empty: until the next statement. */
  name: string;
  typeIds: readonly number[];
}

/** The most prepared statements that are kept: those of all screens, which take 24 MB. */
const MAX_PREPARED = 256;

/**
 * Statements that keep their names and plans, by their texts; the one used longest ago is forgotten first. None survives a
 * change of its result's columns (`isOutdated`), which only migrations make.
 */
export class PreparedStatements {
  readonly #client: PGlite;
  readonly #byText = new Map<string, PreparedStatement>();
  #names = 0;

  constructor(client: PGlite) {
    this.#client = client;
  }

  /** @returns the messages when they contain an error */
  async findOrPrepare(text: string): Promise<PreparedStatement | Uint8Array<ArrayBuffer>> {
    const statement =
      this.#byText.get(text) ?? (await prepare(this.#client, { name: `statement_${++this.#names}`, text }));
    if (statement instanceof Uint8Array) return statement;
    this.#byText.delete(text);
    this.#byText.set(text, statement);
    const [oldest] = this.#byText.keys();
    if (oldest !== undefined && this.#byText.size > MAX_PREPARED) await this.forget(oldest);
    return statement;
  }

  async forget(text: string): Promise<void> {
    const statement = this.#byText.get(text);
    this.#byText.delete(text);
    if (statement) await send(this.#client, serialize.close({ type: 'S', name: statement.name }));
  }
}

/** @returns the messages when they contain an error */
export async function prepare(
  client: PGlite,
  { name, text }: { name: string; text: string },
): Promise<PreparedStatement | Uint8Array<ArrayBuffer>> {
  const described = await send(
    client,
    serialize.parse({ name, text }),
    serialize.describe({ type: 'S', name }),
  );
  const typeIds = parameterTypes(described);
  return typeIds ? { name, typeIds } : described;
}

const ERROR = 'E'.charCodeAt(0);

/** Whether the reply says that the columns of a prepared statement's result have changed; the message itself may be translated. */
export const isOutdated = (reply: Uint8Array<ArrayBuffer>): boolean =>
  reply[0] === ERROR && Buffer.from(reply.buffer).includes('RRevalidateCachedQuery\0');

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
