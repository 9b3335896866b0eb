import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

/** Opens, uses and drops databases, with V8 reporting freed compiled code at once. */
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

// Code that is freed twice ends the process, but too rarely for a test to wait for it.
test('keeps the compiled code of closed databases', () => {
  const flags = ['--expose-gc', '--stress-wasm-code-gc', '--trace-wasm-code-gc', '--input-type=module'];
  const { stdout, status } = spawnSync(process.execPath, [...flags, '--eval', CHURN], { encoding: 'utf8' });
  expect({ stdout, status }).toEqual({ stdout: 'done\n', status: 0 });
});
