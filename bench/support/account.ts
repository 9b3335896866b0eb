import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { SUPABASE_MIGRATIONS } from '../../server/auth/embedded/migrations.ts';
import { createUser } from '../../server/auth/embedded/users/users.ts';
import { readConfig } from '../../server/config/config.ts';
import { type Database, type Db, openEmbedded, openPostgres, rows } from '../../server/db/client.ts';
import { migrate, PRODUCT_MIGRATIONS } from '../../server/db/migrate.ts';
import { createServices } from '../../server/services.ts';
import { END } from '../world/answers.ts';
import { fillWorld, settle } from '../world/fill.ts';
import { clockFrom } from './clock.ts';

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

/** Small accounts beside the large one: the k-th has a k-th of this share of its answers. */
const NEIGHBOURS = 20;
const NEIGHBOUR_SHARE = 0.02;
/** Smaller ones take longer to make than they are worth. */
const MIN_NEIGHBOUR = 10;

/** Only this file's existence says that a location is filled. */
const MARKER = 'filled';

/**
 * Creates an account with a password and a year of answers, among small accounts, unless the location is filled already.
 * No server may be running there.
 */
export async function fillAccount(location: DataLocation, answers: number): Promise<void> {
  const marker = join(location.dataDir, MARKER);
  mkdirSync(location.dataDir, { recursive: true });
  const config = readConfig({ LOG_LEVEL: 'silent', DATA_DIR: location.dataDir });
  const database = await openUnchecked(location);
  try {
    await migrate(database, [PRODUCT_MIGRATIONS, SUPABASE_MIGRATIONS]);
    if (existsSync(marker)) return;
    const services = createServices(database.db, config, { clock: clockFrom(END) });
    const fill = async (identity: { userId: string; email: string }, count: number) => {
      const viewer = await services.accounts.viewerOf({ ...identity, sessionId: '' });
      await fillWorld(database, services, viewer, { answers: count, seed: identity.email });
    };
    const { id: userId } = await createUser(database.db, { ...BENCH_USER, confirmed: true }, new Date());
    await fill({ userId, email: BENCH_USER.email }, answers);
    for (let rank = 1; rank <= NEIGHBOURS; rank += 1) {
      const count = Math.floor((answers * NEIGHBOUR_SHARE) / rank);
      if (count < MIN_NEIGHBOUR) break;
      const neighbour = { userId: randomUUID(), email: `neighbour-${rank}@example.com` };
      await services.accounts.open(neighbour);
      await fill(neighbour, count);
    }
    await settle(database);
  } finally {
    await database.close();
  }
  writeFileSync(marker, '');
}

/** The user of the large account. */
export async function findBenchUser(db: Db): Promise<{ userId: string; email: string }> {
  const { email } = BENCH_USER;
  const [user] = await rows<{ userId: string }>(
    db,
    sql`select user_id as "userId" from sightline.account where email = ${email}`,
  );
  if (!user) throw new Error(`There is no account of ${email}.`);
  return { ...user, email };
}

/** Without checks of foreign keys, which take as long as all the rest. */
async function openUnchecked({ dataDir, databaseUrl }: DataLocation): Promise<Database> {
  if (databaseUrl) {
    const url = new URL(databaseUrl);
    url.searchParams.set('options', '-c session_replication_role=replica');
    return openPostgres(url.href);
  }
  const database = await openEmbedded(dataDir);
  await database.db.execute(sql`set session_replication_role = replica`);
  return database;
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
