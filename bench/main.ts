import { benchAnalysis } from './analysis.ts';
import { benchProduct } from './product.ts';

// Figures of this machine, one line each; set BENCH_DATABASE_URL to an empty Postgres database for that driver.
benchAnalysis();
await benchProduct();
