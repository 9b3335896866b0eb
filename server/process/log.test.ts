import { Writable } from 'node:stream';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../testing/database.ts';
import { createLog } from './log.ts';

function openLog() {
  const lines: Record<string, unknown>[] = [];
  const to = new Writable({
    write(chunk, _encoding, done) {
      lines.push(JSON.parse(String(chunk)));
      done();
    },
  });
  return { log: createLog({ logLevel: 'info' }, to), lines };
}

test('logs a failed statement without its values', async () => {
  const { db, close } = await createTestDatabase();
  const { log, lines } = openLog();
  const values = ['visitor@example.com\n    at home', 'a-secret-key'];
  for (const failing of [
    sql`insert into sightline.nothing (email, key) values (${values[0]}, ${values[1]})`,
    // The database's own message contains the row.
    sql`insert into sightline.report_answer (report_id, prompt, platform, status, text, collected_at)
        values (gen_random_uuid(), 1, 'x', 'other', ${values.join(' ')}, now())`,
  ]) {
    const error = await db.execute(failing).catch((thrown: unknown) => thrown);
    log.error({ err: error }, 'a request failed');
    log.warn({ err: new Error('The job failed.', { cause: error }) }, 'a job failed');
  }
  await close();
  expect(lines).toHaveLength(4);
  expect(JSON.stringify(lines)).not.toMatch(/visitor@example|a-secret-key/);
  expect(lines[0]?.err).toMatchObject({
    type: 'DrizzleQueryError',
    message: 'relation "sightline.nothing" does not exist',
    code: '42P01',
    statement: expect.stringContaining('insert into sightline.nothing'),
    stack: expect.stringMatching(/log\.test\.ts/),
  });
  expect(lines[1]?.err).toMatchObject({
    message: 'The job failed.: relation "sightline.nothing" does not exist',
  });
});

test('logs any other error unchanged', () => {
  const { log, lines } = openLog();
  log.error({ err: new TypeError('odd') }, 'x');
  expect(lines[0]?.err).toMatchObject({ type: 'TypeError', message: 'odd', stack: expect.any(String) });
});
