import { type MigrationSet, PRODUCT_MIGRATIONS } from '../db/migrate.ts';
import { SUPABASE_MIGRATIONS } from '../supabase/migrations.ts';

/** What a test database holds: the product's tables and those of the embedded sign-in. */
export const ALL_MIGRATIONS: readonly MigrationSet[] = [PRODUCT_MIGRATIONS, SUPABASE_MIGRATIONS];
