import { SUPABASE_MIGRATIONS } from '../../server/auth/embedded/migrations.ts';
import { createUser } from '../../server/auth/embedded/users/users.ts';
import { readConfig } from '../../server/config/config.ts';
import { openEmbedded, openPostgres } from '../../server/db/client.ts';
import { migrate, PRODUCT_MIGRATIONS } from '../../server/db/migrate.ts';
import { IMPORT_BATCH } from '../../server/modules/answers/recorded-answer.ts';
import { createServices } from '../../server/services.ts';
import { BRAND, recordings } from '../answers.ts';

/** Where a server stores its data: a folder, or a Postgres database and a folder. */
export interface DataLocation {
  dataDir: string;
  databaseUrl?: string | undefined;
}

export const BENCH_USER = {
  email: 'bench@example.com',
  password: 'correct-horse-battery',
  username: 'bench',
};

/** Creates an account with a password and `answers` answers over 90 days and 5 topics. No server may be running there. */
export async function fillAccount({ dataDir, databaseUrl }: DataLocation, answers: number): Promise<void> {
  const config = readConfig({ LOG_LEVEL: 'silent', DATA_DIR: dataDir });
  const database = databaseUrl ? openPostgres(databaseUrl) : await openEmbedded(dataDir);
  try {
    await migrate(database, [PRODUCT_MIGRATIONS, SUPABASE_MIGRATIONS]);
    const services = createServices(database.db, config);
    const { id } = await createUser(database.db, { ...BENCH_USER, confirmed: true }, new Date());
    const viewer = await services.accounts.viewerOf({ userId: id, email: BENCH_USER.email, sessionId: '' });
    await services.brands.save(viewer, BRAND);
    const all = [...recordings(answers)];
    for (let at = 0; at < all.length; at += IMPORT_BATCH) {
      await services.answers.importRecorded(viewer, all.slice(at, at + IMPORT_BATCH));
    }
  } finally {
    await database.close();
  }
}

/** The environment of a server at this location. */
export const environmentOf = ({ dataDir, databaseUrl }: DataLocation): Record<string, string> => ({
  DATA_DIR: dataDir,
  ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
});

/** Signs in to a running server with the built-in sign-in. @returns the access token */
export async function signIn(origin: string): Promise<string> {
  const reply = await fetch(`${origin}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: BENCH_USER.email, password: BENCH_USER.password }),
  });
  if (!reply.ok) throw new Error(`Signing in failed: ${await reply.text()}`);
  return ((await reply.json()) as { access_token: string }).access_token;
}
