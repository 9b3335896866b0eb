import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { findCitus, startCluster } from './citus/cluster.ts';

// npm run test:citus -- [vitest's arguments]: runs the server's tests on a Citus cluster of this machine, which it starts
// and deletes. Exit code 77, as test programs use it, where Postgres with Citus is not installed.

const NOT_INSTALLED = 77;
const bin = findCitus();
if (bin) process.exitCode = await run(bin, process.argv.slice(2));
else {
  console.log('Skipped: no Postgres with the Citus extension is installed here (/usr/lib/postgresql/*).');
  process.exitCode = NOT_INSTALLED;
}

async function run(bin: string, args: readonly string[]): Promise<number> {
  const cluster = await startCluster(bin);
  // The tests get the signal too, and end before the cluster does.
  process.on('SIGINT', () => {}).on('SIGTERM', () => {});
  try {
    const vitest = join(import.meta.dirname, '../node_modules/vitest/vitest.mjs');
    const { status } = spawnSync(process.execPath, [vitest, 'run', '--project', 'server', ...args], {
      stdio: 'inherit',
      env: {
        ...process.env,
        TEST_DATABASE_URL: cluster.coordinator,
        TEST_CITUS_WORKERS: cluster.workers.join(),
      },
    });
    return status ?? 1;
  } finally {
    cluster.stop();
  }
}
