import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { citext } from '@electric-sql/pglite/contrib/citext';
import { drizzle } from 'drizzle-orm/pglite';
import type { Database, Db } from '../../server/db/client.ts';

/** Opens the embedded database with PGlite's own client, in this thread, without what the product adds to it. */
export async function openPlainPglite(dataDir: string): Promise<Pick<Database, 'db' | 'close'>> {
  const client = await PGlite.create({ dataDir: join(dataDir, 'database'), extensions: { citext } });
  return { db: drizzle({ client }) as unknown as Db, close: () => client.close() };
}
