import { spawn } from 'node:child_process';
import { chmodSync, copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'sightline-memory-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const program = join(folder, 'program.mjs');
writeFileSync(
  program,
  `import { rmSync } from 'node:fs';
  if (process.env.REMOVED) rmSync(process.env.REMOVED);
  await import(${JSON.stringify(new URL('return-memory.mjs', import.meta.url).href)});
  const { pid, argv, execArgv, env } = process;
  const threshold = env.MALLOC_TRIM_THRESHOLD_ ?? null;
  console.log(JSON.stringify({ pid, arguments: argv.slice(2), flags: execArgv, given: env.GIVEN, threshold }));`,
);

function run(env: Record<string, string>, node = process.execPath) {
  const { MALLOC_TRIM_THRESHOLD_: _, ...rest } = process.env;
  const child = spawn(node, ['--max-semi-space-size=16', program, 'one', 'two words'], {
    env: { ...rest, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return { child, told: json(child.stdout) };
}

test.skipIf(process.platform !== 'linux')(
  'sets when freed memory is returned, and keeps the process, its arguments, flags and environment',
  async () => {
    const { child, told } = run({ GIVEN: 'é=1' });
    expect(await told).toEqual({
      pid: child.pid,
      arguments: ['one', 'two words'],
      flags: ['--max-semi-space-size=16'],
      given: 'é=1',
      threshold: '131072',
    });
  },
);

test.skipIf(process.platform !== 'linux')('goes on as it is where its program is gone', async () => {
  const node = join(folder, 'node');
  copyFileSync(process.execPath, node);
  chmodSync(node, 0o755);
  const { told, child } = run({ REMOVED: node }, node);
  expect(await told).toMatchObject({ pid: child.pid, threshold: null });
});

test('leaves what the environment says', async () => {
  expect(await run({ MALLOC_TRIM_THRESHOLD_: '4096' }).told).toMatchObject({ threshold: '4096' });
});
