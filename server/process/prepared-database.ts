import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SUPABASE_MIGRATIONS } from '../auth/embedded/migrations.ts';
import { PRODUCT_MIGRATIONS } from '../db/migrate.ts';

/** The build's empty, migrated database folders; ignored by git. */
export const PREPARED = fileURLToPath(new URL('../../build/database', import.meta.url));

/** The prepared folder for these migrations and this PGlite version, which its name is a hash of; it may not exist. */
export function preparedFolder(): string {
  const pglite = readFileSync(
    new URL('../package.json', import.meta.resolve('@electric-sql/pglite')),
    'utf8',
  );
  const hash = createHash('sha256').update(JSON.parse(pglite).version);
  for (const { folder } of [PRODUCT_MIGRATIONS, SUPABASE_MIGRATIONS]) {
    for (const file of globSync('*.sql', { cwd: folder }).sort()) {
      hash.update(`\n${file}\n`).update(readFileSync(join(folder, file)));
    }
  }
  return join(PREPARED, hash.digest('hex').slice(0, 16));
}
