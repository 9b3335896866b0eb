import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

// Prints the gzipped JavaScript that a browser downloads before it can draw a screen: the entry, the screen's chunks and
// their imports. Fails above a screen's budget. Run it after `npm run build`.

const dist = fileURLToPath(new URL('../client/dist/', import.meta.url));
const assets = join(dist, 'assets');

/**
 * Chunks and budget in kilobytes, by path. The first file holds the dashboard's frame, its filter bar and what gives its charts their
 * notes (0.7 KB) and says what was asked (0.4 KB), since the dashboard is to take two files. It names each screen with what it loads:
 * an account's reports took 0.3 KB, for which a report's page has 3 KB less.
 */
const SCREENS = {
  '/auth': { chunks: ['AuthScreen'], budget: 238 },
  '/dashboard': { chunks: [], budget: 210 },
  '/generate-reports': { chunks: ['GenerateReportsScreen'], budget: 247.5 },
  '/reports': { chunks: ['ReportScreen'], budget: 218 },
};

const STATIC_IMPORT = /(?:^|[;}\s])import\s*(?:[\w$*{}\s,]+from\s*)?["']\.\/([^"']+\.js)["']/g;

/** @param {string} file */
const importsOf = (file) =>
  [...readFileSync(join(assets, file), 'utf8').matchAll(STATIC_IMPORT)].flatMap(([, name]) => name ?? []);

/** @param {readonly string[]} entries @returns these files and their imports */
function withImports(entries) {
  const files = new Set(entries);
  for (const file of files) for (const name of importsOf(file)) files.add(name);
  return [...files];
}

/** @param {string} chunk */
function fileOf(chunk) {
  const file = readdirSync(assets).find((name) => new RegExp(`^${chunk}-[\\w-]{8}\\.js$`).test(name));
  if (!file) throw new Error(`The build has no chunk ${chunk}.`);
  return file;
}

/** @param {string} file */
const kilobytes = (file) => gzipSync(readFileSync(join(assets, file)), { level: 9 }).length / 1000;

try {
  for (const [address, { chunks, budget }] of Object.entries(SCREENS)) {
    const sizes = withImports(['index', ...chunks].map(fileOf)).map((file) => ({
      file,
      kb: kilobytes(file),
    }));
    const total = sizes.reduce((sum, { kb }) => sum + kb, 0);
    const over = total > budget;
    if (over) process.exitCode = 1;
    console.log(
      `${address.padEnd(17)} ${total.toFixed(1).padStart(6)} KB in ${String(sizes.length).padStart(2)} files` +
        `   budget ${budget} KB${over ? '   TOO LARGE' : ''}`,
    );
    const largest = sizes.sort((a, b) => b.kb - a.kb).slice(0, 6);
    for (const { file, kb } of largest) console.log(`  ${kb.toFixed(1).padStart(7)}  ${file}`);
  }
} catch (error) {
  console.error(error.code === 'ENOENT' ? 'There is no build: run "npm run build" first.' : error.message);
  process.exitCode = 1;
}
