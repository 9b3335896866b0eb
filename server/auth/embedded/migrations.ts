import { fileURLToPath } from 'node:url';
import type { MigrationSet } from '../../db/migrate.ts';

/** The embedded sign-in's own tables and `public.profiles`; applied only without a hosted project. */
export const SUPABASE_MIGRATIONS: MigrationSet = {
  folder: fileURLToPath(new URL('./migrations', import.meta.url)),
  name: 'supabase',
};
