import { benchAnalysis } from './analysis.ts';
import { benchBrowser } from './browser.ts';
import { benchCached } from './cached.ts';
import { benchCitus } from './citus.ts';
import { benchCollection } from './collection.ts';
import { benchDuringImport } from './during-import.ts';
import { benchHostile } from './hostile.ts';
import { benchImport } from './import.ts';
import { benchIngest } from './ingest.ts';
import { type BenchOptions, parseOptions } from './options.ts';
import { benchReading } from './reading.ts';
import { benchRecovery } from './recovery.ts';
import { benchScreens } from './screens.ts';
import { benchStart } from './start.ts';
import { benchStock } from './stock.ts';
import { benchUncached } from './uncached.ts';
import { benchVisits } from './visits.ts';

// Prints one line per figure. With BENCH_DATABASE_URL (its user must be allowed to create databases), also for Postgres.
// `node bench/main.ts screens --answers 100000 --folder DIR` runs one topic, on an account of this size that is kept in the folder.
const topics: Record<string, (options: BenchOptions) => void | Promise<void>> = {
  analysis: benchAnalysis,
  cached: benchCached,
  uncached: benchUncached,
  stock: benchStock,
  screens: benchScreens,
  start: benchStart,
  recovery: benchRecovery,
  ingest: benchIngest,
  import: benchImport,
  'during-import': benchDuringImport,
  collection: benchCollection,
  reading: benchReading,
  visits: benchVisits,
  hostile: benchHostile,
  citus: benchCitus,
  browser: benchBrowser,
};

const { names, options } = parseOptions();
for (const name of names.length > 0 ? names : Object.keys(topics)) {
  const measure = topics[name];
  if (!measure) throw new Error(`There is no topic ${name}: ${Object.keys(topics).join(', ')}.`);
  await measure(options);
}
