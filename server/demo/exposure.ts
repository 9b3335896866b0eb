import { inArray, or } from 'drizzle-orm';
import { users } from '../auth/embedded/schema.ts';
import { isPassword } from '../auth/embedded/users/passwords.ts';
import { type Config, isLoopback, isReachedByOthers } from '../config/config.ts';
import type { Db } from '../db/client.ts';
import { commandLine } from '../process/command-line.ts';
import { DEMO_PASSWORD, demoAccounts } from './accounts.ts';

/** Other machines could sign in to demo accounts. */
export class DemoExposedError extends Error {
  override name = 'DemoExposedError';
}

/** Finds the demo accounts that still have the demo password. */
export async function findOpenDemoAccounts(db: Db, config: Config): Promise<{ id: string; email: string }[]> {
  const accounts = demoAccounts(config);
  const found = await db
    .select({ id: users.id, email: users.email, passwordHash: users.passwordHash })
    .from(users)
    .where(
      or(
        inArray(
          users.id,
          accounts.map(({ id }) => id),
        ),
        inArray(
          users.email,
          accounts.map(({ email }) => email),
        ),
      ),
    );
  const open = await Promise.all(
    found.map(
      async ({ passwordHash }) => passwordHash !== null && (await isPassword(DEMO_PASSWORD, passwordHash)),
    ),
  );
  return found.filter((_, index) => open[index]).map(({ id, email }) => ({ id, email }));
}

/**
 * Call it before the server listens.
 * @throws DemoExposedError when other machines could sign in with the demo password
 */
export async function refuseExposedDemo(db: Db, config: Config): Promise<void> {
  if (config.hostedAuth || !isReachedByOthers(config)) return;
  const open = await findOpenDemoAccounts(db, config);
  if (open.length === 0) return;
  throw new DemoExposedError(
    [
      `Other machines could reach this server (${reason(config)}), and everybody knows the password of the demo`,
      `accounts ${open.map(({ email }) => email).join(', ')}.`,
      `Remove these accounts with "${commandLine('demo:remove')}", or start the server with HOST=127.0.0.1, sign in to each`,
      'of them and change its password; then start again. DEMO=off only keeps new demo accounts from being made.',
    ].join('\n'),
  );
}

function reason({ host, siteUrl }: Config): string {
  if (!isLoopback(host)) return `HOST=${host}`;
  return siteUrl ? `SITE_URL=${siteUrl}` : 'TRUST_PROXY=on';
}
