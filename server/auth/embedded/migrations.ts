import { fileURLToPath } from 'node:url';
import type { MigrationSet } from '../../db/migrate.ts';

/** The embedded sign-in's tables and `public.profiles`; not applied with a hosted project. */
export const SUPABASE_MIGRATIONS: MigrationSet = {
  folder: fileURLToPath(new URL('./migrations', import.meta.url)),
  name: 'supabase',
};
