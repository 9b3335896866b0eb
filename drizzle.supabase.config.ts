import { defineConfig } from 'drizzle-kit';

/** The tables of the embedded sign-in; a hosted Supabase project brings its own. */
export default defineConfig({
  dialect: 'postgresql',
  schema: ['./server/auth/embedded/schema.ts', './server/auth/oauth/schema.ts'],
  out: './server/auth/embedded/migrations',
});
