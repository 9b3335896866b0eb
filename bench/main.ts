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

// Figures of this machine, one line each; with BENCH_DATABASE_URL, of a Postgres server whose user may make databases.
// `node bench/main.ts cached` measures that topic alone.
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

const wanted = process.argv.slice(2);
for (const name of wanted.length > 0 ? wanted : Object.keys(topics)) {
  const measure = topics[name];
  if (!measure) throw new Error(`There is no topic ${name}: ${Object.keys(topics).join(', ')}.`);
  await measure();
}
