import { SUPABASE_MIGRATIONS } from '../auth/embedded/migrations.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../db/client.ts';
import { countMissing, PRODUCT_MIGRATIONS } from '../db/migrate.ts';
import { within } from './within.ts';

/** Why the server cannot do its work just now, in words an operator understands; null when it can. */
export type Unready = string | null;

/** Whoever asks waits no longer. */
const ANSWERS_WITHIN_MS = 2_000;
/** Anybody may ask, so an answer serves all who ask within this time. */
const HOLDS_FOR_MS = 1_000;

const SILENT = 'The database does not answer.';

/** Tells whether the database answers and has the tables that this program needs; asks it once at a time. */
export function createReadiness(
  { db }: Pick<Database, 'db'>,
  config: Pick<Config, 'hostedAuth'>,
): () => Promise<Unready> {
  const sets = [PRODUCT_MIGRATIONS, ...(config.hostedAuth ? [] : [SUPABASE_MIGRATIONS])];
  let last: { unready: Unready; at: number } | null = null;
  let asking: Promise<Unready> | null = null;

  async function ask(): Promise<Unready> {
    try {
      const missing = await countMissing(db, sets);
      return missing === 0 ? null : `The database lacks ${missing} of this server’s migrations.`;
    } catch {
      return SILENT;
    }
  }

  // A question that the database leaves open is not asked again until it answers, however often somebody asks here.
  const underWay = () => {
    asking ??= ask().then((unready) => {
      last = { unready, at: performance.now() };
      asking = null;
      return unready;
    });
    return asking;
  };

  return async () => {
    if (last && performance.now() - last.at < HOLDS_FOR_MS) return last.unready;
    return within(underWay(), ANSWERS_WITHIN_MS, SILENT);
  };
}
