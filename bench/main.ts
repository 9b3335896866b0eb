import { benchAnalysis } from './analysis.ts';
import { benchBrowser } from './browser.ts';
import { benchCached } from './cached.ts';
import { benchHostile } from './hostile.ts';
import { benchImport } from './import.ts';
import { benchIngest } from './ingest.ts';
import { benchProduct } from './product.ts';
import { benchScale } from './scale.ts';
import { benchStart } from './start.ts';
import { benchUncached } from './uncached.ts';

// Prints one line per figure. With BENCH_DATABASE_URL (its user must be allowed to create databases), also for Postgres.
// `node bench/main.ts cached` runs one topic.
const topics: Record<string, () => void | Promise<void>> = {
  analysis: benchAnalysis,
  product: benchProduct,
  cached: benchCached,
  uncached: benchUncached,
  scale: benchScale,
  start: benchStart,
  ingest: benchIngest,
  import: benchImport,
  hostile: benchHostile,
  browser: benchBrowser,
};

const chosen = process.argv.slice(2);
for (const name of chosen.length > 0 ? chosen : Object.keys(topics)) {
  const measure = topics[name];
  if (!measure) throw new Error(`There is no topic ${name}: ${Object.keys(topics).join(', ')}.`);
  await measure();
}
