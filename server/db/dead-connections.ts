import type { Duplex } from 'node:stream';
import pg from 'pg';

interface Timing {
  /** How long a connection is in use before the server is checked, and between checks. */
  checkAfterMs?: number;
  /** How long a new connection may take. */
  timeoutMs?: number;
}

/**
 * Closes connections in use when the server accepts no new ones. A lost network closes no connection, and the operating
 * system only gives up after a quarter of an hour. While the server accepts connections, statements may take any time.
 * @returns stops watching
 */
export function closeDeadConnections(
  pool: pg.Pool,
  { checkAfterMs = 5_000, timeoutMs = 5_000 }: Timing = {},
): () => void {
  const inUse = new Map<pg.PoolClient, number>();
  pool.on('acquire', (client) => inUse.set(client, Date.now()));
  pool.on('release', (_error, client) => inUse.delete(client));
  pool.on('remove', (client) => inUse.delete(client));
  let isChecking = false;
  const check = async () => {
    const now = Date.now();
    const suspects = [...inUse].filter(([, since]) => now - since >= checkAfterMs);
    if (isChecking || suspects.length === 0) return;
    isChecking = true;
    const isAlive = await acceptsConnections(pool.options.connectionString, timeoutMs);
    isChecking = false;
    if (isAlive) return;
    for (const [client, since] of suspects) if (inUse.get(client) === since) destroy(client);
  };
  const timer = setInterval(check, checkAfterMs).unref();
  return () => clearInterval(timer);
}

async function acceptsConnections(url: string | undefined, timeoutMs: number): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: timeoutMs });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.end();
    return true;
  } catch (error) {
    // A refusal is a reply too: no connections left, a changed password.
    return error instanceof pg.DatabaseError;
  }
}

/** The statement in progress fails with "Connection terminated". */
function destroy(client: pg.PoolClient): void {
  const { connection } = client as unknown as { connection: { stream: Duplex } };
  connection.stream.destroy();
}
