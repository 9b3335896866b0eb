import { SUPABASE_MIGRATIONS } from '../auth/embedded/migrations.ts';
import { type MigrationSet, PRODUCT_MIGRATIONS } from '../db/migrate.ts';

/** What a test database holds: the product's tables and those of the embedded sign-in. */
export const ALL_MIGRATIONS: readonly MigrationSet[] = [PRODUCT_MIGRATIONS, SUPABASE_MIGRATIONS];
