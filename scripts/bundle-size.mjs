import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

// What a visitor's browser has to fetch of JavaScript before a screen stands, gzipped: the entry, the screen's own
// chunk and all they import. Fails above a screen's budget. Run it after `npm run build`.

const dist = fileURLToPath(new URL('../client/dist/', import.meta.url));
const assets = join(dist, 'assets');

/** Screens by address: the name of the chunk that a visit asks for, and the budget in kilobytes. */
const SCREENS = {
  '/auth': { chunk: 'AuthScreen', budget: 166 },
  '/dashboard': { chunk: 'DashboardArea', budget: 200 },
  '/generate-reports': { chunk: 'GenerateReportsScreen', budget: 228 },
  '/reports': { chunk: 'ReportScreen', budget: 200 },
};

const STATIC_IMPORT = /(?:^|[;}\s])import\s*(?:[\w$*{}\s,]+from\s*)?["']\.\/([^"']+\.js)["']/g;

/** @param {string} file */
const importsOf = (file) =>
  [...readFileSync(join(assets, file), 'utf8').matchAll(STATIC_IMPORT)].flatMap(([, name]) => name ?? []);

/** @param {readonly string[]} roots */
function reach(roots) {
  const found = new Set(roots);
  for (const file of found) for (const name of importsOf(file)) found.add(name);
  return [...found];
}

/** @param {string} pattern @param {string} what */
function onlyMatch(pattern, text, what) {
  const found = text.match(pattern)?.[1];
  if (!found) throw new Error(`The build has no ${what}: run "npm run build" first.`);
  return found;
}

const kilobytes = (file) => gzipSync(readFileSync(join(assets, file)), { level: 9 }).length / 1000;
const sum = (files) => files.reduce((total, file) => total + kilobytes(file), 0);

try {
  const page = readFileSync(join(dist, 'index.html'), 'utf8');
  const entry = onlyMatch(/<script type="module"[^>]*src="\/assets\/([^"]+)"/, page, 'entry');
  const names = readdirSync(assets).join('\n');
  for (const [address, { chunk, budget }] of Object.entries(SCREENS)) {
    const screen = onlyMatch(new RegExp(`^(${chunk}-[\\w-]+\\.js)$`, 'm'), names, `chunk ${chunk}`);
    const files = reach([entry, screen]);
    const size = sum(files);
    const over = size > budget;
    if (over) process.exitCode = 1;
    console.log(
      `${address.padEnd(17)} ${size.toFixed(1).padStart(6)} KB in ${String(files.length).padStart(2)} files` +
        `   budget ${budget} KB${over ? '   TOO LARGE' : ''}`,
    );
    const largest = files.map((file) => [kilobytes(file), file]).sort(([a], [b]) => b - a);
    for (const [kb, file] of largest.slice(0, 6)) console.log(`  ${kb.toFixed(1).padStart(7)}  ${file}`);
  }
} catch (error) {
  console.error(error.code === 'ENOENT' ? 'There is no build: run "npm run build" first.' : error.message);
  process.exitCode = 1;
}
