import { ConfigError, readConfig } from '../server/config.ts';
import { openEmbedded, openPostgres } from '../server/db/client.ts';
import { FolderInUseError } from '../server/db/lock.ts';
import { migrate, PRODUCT_MIGRATIONS } from '../server/db/migrate.ts';
import { removeDemo } from '../server/demo/remove.ts';
import { SUPABASE_MIGRATIONS } from '../server/supabase/migrations.ts';

// Deletes the demo accounts of this installation, for good. The server must not be running on the same folder.

try {
  const config = readConfig();
  const database = config.databaseUrl ? openPostgres(config.databaseUrl) : await openEmbedded(config.dataDir);
  try {
    await migrate(database, [PRODUCT_MIGRATIONS, SUPABASE_MIGRATIONS]);
    const removed = await removeDemo(database, config);
    console.log(
      removed.length > 0 ? `Removed: ${removed.join(', ')}` : 'There is no demo account to remove.',
    );
  } finally {
    await database.close();
  }
} catch (error) {
  const expected = error instanceof ConfigError || error instanceof FolderInUseError;
  console.error(expected ? error.message : error);
  process.exitCode = 1;
}
