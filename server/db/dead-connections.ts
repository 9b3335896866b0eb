import type { Duplex } from 'node:stream';
import pg from 'pg';

interface Patience {
  /** Milliseconds after which a connection in use is asked after, and again. */
  lookEveryMs?: number;
  /** Milliseconds that a new connection may take. */
  answerWithinMs?: number;
}

/**
 * Ends the connections in use of a pool whose server says nothing any more. A network that is gone closes no connection,
 * and the system gives one up after a quarter of an hour; until then whoever uses it would wait. A statement may
 * take as long as it likes while the server still takes new connections.
 * @returns ends the watch
 */
export function closeDeadConnections(
  pool: pg.Pool,
  { lookEveryMs = 5_000, answerWithinMs = 5_000 }: Patience = {},
): () => void {
  const inUse = new Map<pg.PoolClient, number>();
  pool.on('acquire', (client) => inUse.set(client, Date.now()));
  pool.on('release', (_error, client) => inUse.delete(client));
  pool.on('remove', (client) => inUse.delete(client));
  let looking = false;
  const look = async () => {
    const now = Date.now();
    const waiting = [...inUse].filter(([, since]) => now - since >= lookEveryMs);
    if (looking || waiting.length === 0) return;
    looking = true;
    const answers = await isAnswering(pool.options.connectionString, answerWithinMs);
    looking = false;
    if (answers) return;
    for (const [client, since] of waiting) if (inUse.get(client) === since) cut(client);
  };
  const timer = setInterval(look, lookEveryMs).unref();
  return () => clearInterval(timer);
}

async function isAnswering(url: string | undefined, withinMs: number): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: withinMs });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.end();
    return true;
  } catch (error) {
    // Whoever is refused with a reason is answered: no connection left, a password that was changed.
    return error instanceof pg.DatabaseError;
  }
}

/** Whoever uses it learns that it was terminated. */
function cut(client: pg.PoolClient): void {
  const { connection } = client as unknown as { connection: { stream: Duplex } };
  connection.stream.destroy();
}
