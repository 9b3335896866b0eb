import { type Database, openPostgres } from '../db/client.ts';
import { createTestDatabase } from './database.ts';
import { type Relay, startRelay } from './relay.ts';

/** A test database on Postgres behind a way that can be cut. Close it after. */
export async function createRelayedDatabase(): Promise<{ database: Database; relay: Relay }> {
  const own = await createTestDatabase();
  if (!('url' in own.connection)) throw new Error('needs a Postgres server');
  const relay = await startRelay(own.connection.url);
  const database = openPostgres(relay.url);
  const close = async () => {
    await database.close();
    await relay.close();
    await own.close();
  };
  return { relay, database: { ...database, close } };
}
