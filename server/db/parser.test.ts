import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createTestFolder } from '../testing/database.ts';
import { hasPostgres } from '../testing/limited-database.ts';

const folder = mkdtempSync(join(tmpdir(), 'sightline-parser-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Parses until V8 would have optimised the parser. Prints the memory of the process before, and at most, in KB. */
const PARSE = `
const { readFileSync } = await import('node:fs');
const { sql } = await import('drizzle-orm');
const { openEmbedded } = await import('./server/db/client.ts');
const memory = (name) => Number(readFileSync('/proc/self/status', 'utf8').match(name + ':\\\\s+(\\\\d+)')[1]);
const { db, close } = await openEmbedded(process.argv[1]);
const before = memory('VmRSS');
const list = Array.from({ length: 200 }, (_, number) => '(' + number + ' + 1 > 0 or ' + number + ' is null)').join(' and ');
for (let round = 0; round < 500; round += 1) await db.execute(sql.raw('select 1 where ' + list));
console.log(JSON.stringify([before, memory('VmHWM')]));
await close();`;

// Only Linux tells what a process had at most.
test.skipIf(hasPostgres || process.platform !== 'linux')(
  'needs less than 250 MB to parse a hundred thousand expressions',
  async () => {
    const { close } = await createTestFolder(folder);
    await close();
    const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', PARSE, folder], {
      encoding: 'utf8',
    });
    expect(stderr).toBe('');
    const [before, most] = JSON.parse(stdout) as [number, number];
    expect(most).toBeGreaterThan(0);
    expect(most - before).toBeLessThan(250_000);
  },
);
