import { SUPABASE_MIGRATIONS } from '../server/auth/embedded/migrations.ts';
import { type Config, ConfigError, readConfig } from '../server/config/config.ts';
import { type Database, openEmbedded, openPostgres } from '../server/db/client.ts';
import { FolderInUseError } from '../server/db/lock.ts';
import { migrate, PRODUCT_MIGRATIONS } from '../server/db/migrate.ts';

/**
 * Opens this installation's database as the server would, runs a task and closes it. The embedded database must not be in
 * use by a server. Errors that the operator can fix are printed without a stack.
 */
export async function withDatabase(
  task: (database: Database, config: Config) => Promise<void>,
): Promise<void> {
  try {
    const config = readConfig();
    const database = config.databaseUrl
      ? openPostgres(config.databaseUrl)
      : await openEmbedded(config.dataDir);
    try {
      const own = config.hostedAuth ? [] : [SUPABASE_MIGRATIONS];
      await migrate(database, [PRODUCT_MIGRATIONS, ...own]);
      await task(database, config);
    } finally {
      await database.close();
    }
  } catch (error) {
    const expected = error instanceof ConfigError || error instanceof FolderInUseError;
    console.error(expected ? error.message : error);
    process.exitCode = 1;
  }
}
