import { SUPABASE_MIGRATIONS } from '../auth/embedded/migrations.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../db/client.ts';
import { countMissing, PRODUCT_MIGRATIONS } from '../db/migrate.ts';
import { withTimeout } from './with-timeout.ts';

/** Why the server is not ready, for the operator; null when it is. */
export type CheckReadiness = () => Promise<string | null>;

const TIMEOUT_MS = 2_000;
/** Anybody may call `/ready`, so one result serves all calls within this time. */
const CACHE_MS = 1_000;

const UNREACHABLE = 'The database does not answer.';

/** Checks that the database answers and has this program's migrations, with one query at a time. */
export function createReadinessCheck(
  { db }: Pick<Database, 'db'>,
  config: Pick<Config, 'hostedAuth'>,
): CheckReadiness {
  const sets = [PRODUCT_MIGRATIONS, ...(config.hostedAuth ? [] : [SUPABASE_MIGRATIONS])];
  let cached: { problem: string | null; at: number } | null = null;
  let pending: Promise<string | null> | null = null;

  async function check(): Promise<string | null> {
    const problem = await countMissing(db, sets).then(
      (missing) => (missing === 0 ? null : `The database lacks ${missing} of this server’s migrations.`),
      () => UNREACHABLE,
    );
    cached = { problem, at: performance.now() };
    pending = null;
    return problem;
  }

  return async () => {
    if (cached && performance.now() - cached.at < CACHE_MS) return cached.problem;
    // A query that hangs is not repeated until it settles.
    pending ??= check();
    return withTimeout(pending, TIMEOUT_MS, UNREACHABLE);
  };
}
