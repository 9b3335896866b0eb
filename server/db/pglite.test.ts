import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { hasPostgres } from '../testing/limited-database.ts';

/** Opens, uses and drops databases while V8 logs each piece of compiled code that it frees. */
const CHURN = `
const { openPglite } = await import('./server/db/pglite.ts');
for (let round = 0; round < 3; round += 1) {
  const client = await openPglite({});
  await client.query('create table sample (a int)');
  await client.query('insert into sample select generate_series(1, 1000)');
  await client.close();
  gc();
}
console.log('done');`;

// Freed twice, it ends the process; that happens too rarely to wait for.
test.skipIf(hasPostgres)('keeps the compiled code of closed databases', () => {
  const flags = ['--expose-gc', '--stress-wasm-code-gc', '--trace-wasm-code-gc', '--input-type=module'];
  const { stdout, status } = spawnSync(process.execPath, [...flags, '--eval', CHURN], { encoding: 'utf8' });
  expect({ stdout, status }).toEqual({ stdout: 'done\n', status: 0 });
});
